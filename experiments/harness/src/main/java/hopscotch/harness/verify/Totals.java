package hopscotch.harness.verify;

/**
 * The totals of one planner over many rows.
 *
 * @param planner the normalised spec
 * @param rows the number of all rows
 * @param optimal the rows with a path of the published length
 * @param noPath the rows without a path, according to the file or the searches, that were answered
 *     so
 * @param disagree the rows on which two independent searches agree with each other but not with the
 *     file
 * @param faults the rows that were answered wrongly
 * @param elapsedNanos the time of the searches alone
 */
public record Totals(
    String planner,
    int rows,
    int optimal,
    int noPath,
    int disagree,
    int faults,
    long elapsedNanos) {

  /** The totals of no rows yet. */
  public static Totals none(String planner) {
    return new Totals(planner, 0, 0, 0, 0, 0, 0);
  }

  /** The sum, for the same planner. */
  public Totals plus(Totals other) {
    return new Totals(
        planner,
        rows + other.rows,
        optimal + other.optimal,
        noPath + other.noPath,
        disagree + other.disagree,
        faults + other.faults,
        elapsedNanos + other.elapsedNanos);
  }

  /** The rows with any other verdict, whose paths are longer within the planner's promise. */
  public int others() {
    return rows - optimal - noPath - disagree - faults;
  }
}
