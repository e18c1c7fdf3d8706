package hopscotch.harness.verify;

/**
 * What one planner did over many rows.
 *
 * @param planner the normalised spec
 * @param rows the rows in all
 * @param optimal rows with a path of the published length
 * @param noPath rows that the file, or the searches, say have no path, and had none
 * @param disagree rows on which two independent searches agree with each other, and not with the
 *     file
 * @param faults rows that were answered wrongly
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

  /** Nothing yet. */
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

  /** Rows with any other verdict: paths that are longer by leave of the planner's promise. */
  public int others() {
    return rows - optimal - noPath - disagree - faults;
  }
}
