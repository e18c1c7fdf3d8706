package hopscotch.papers.count;

import java.io.IOException;

/** What a paper counts, on one map after the other. Has no state: a map counts by itself. */
@FunctionalInterface
public interface Experiment {
  /**
   * Runs everything on one map, and adds what it counted.
   *
   * @throws IOException if a further file of the map cannot be read
   */
  void count(PaperMap map, Counts counts) throws IOException;
}
