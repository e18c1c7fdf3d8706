package hopscotch.experiments.paper.botea2004;

/**
 * One figure of the paper beside ours.
 *
 * @param source the table or figure it stands in
 * @param what what is counted
 * @param published the paper's figure; read off the plot where the source is a figure
 * @param measured ours
 */
public record Finding(String source, String what, double published, double measured) {
  /** How much ours differs, in percent of the published one. */
  public double differencePercent() {
    return 100 * (measured - published) / published;
  }
}
