package hopscotch.core.smoothing;

import hopscotch.core.path.PathBuffer;

/**
 * Shortens paths in place. One thread's workspace, reused from path to path; allocates nothing once
 * warm.
 */
interface Smoother {
  /** Smooths a legal path of at least one cell; keeps its ends and never lengthens it. */
  void smooth(PathBuffer path);

  /** The number of lines of sight that the last call tested. */
  long sightTests();
}
