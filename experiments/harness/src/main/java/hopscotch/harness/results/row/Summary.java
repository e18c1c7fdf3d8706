package hopscotch.harness.results.row;

/**
 * A column of a table that summarises a column of rows.
 *
 * @param head the head of the table's column, with the unit
 * @param of the way to summarise
 */
public record Summary(String head, Of of) {
  /** The ways to summarise. */
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
    /** The mean over maps, each of which has one value. */
    MEAN_OF_MAPS
  }
}
