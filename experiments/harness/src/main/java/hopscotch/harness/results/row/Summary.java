package hopscotch.harness.results.row;

/**
 * A column of a table that sums a column of rows.
 *
 * @param head of the table's column, with the unit
 */
public record Summary(String head, Of of) {
  /** How it is summed. */
  public enum Of {
    /** The mean over problems. */
    MEAN,
    /** The median. */
    MEDIAN,
    /** The 95th percentile. */
    P95,
    /** The 99th percentile. */
    P99,
    /** The largest. */
    LARGEST,
    /** The mean over maps, of which each has one value. */
    MEAN_OF_MAPS
  }
}
