package hopscotch.papers.count;

import java.io.IOException;

/**
 * Counts for a paper, on one map after another. It has no state, so the counts of a map do not
 * depend on other maps.
 */
@FunctionalInterface
public interface Experiment {
  /**
   * Runs everything on one map, and adds its counts.
   *
   * @throws IOException if a further file of the map cannot be read
   */
  void count(PaperMap map, Counts counts) throws IOException;
}
