package hopscotch.experiments.paper;

import java.util.List;
import java.util.Objects;

/**
 * A table of a paper, or a part of one whose figures are alike.
 *
 * @param source the table or figure they stand in
 * @param what what is counted
 * @param set the set of figures that name none
 * @param under what of the paper's own way ours is counted under, and what {@code again} is counted
 *     under, where the paper leaves more than one; absent where it does not
 * @param tolerance by how many percent ours may differ where a figure does not say; 5 if absent
 * @param figures the figures, with what they leave to the table filled in
 */
public record PublishedTable(
    String source,
    String what,
    String set,
    String under,
    Double tolerance,
    List<PublishedFigure> figures) {
  private static final double TOLERANCE_PERCENT = 5;

  /** Fills in defaults. */
  public PublishedTable {
    tolerance = Objects.requireNonNullElse(tolerance, TOLERANCE_PERCENT);
    double usual = tolerance;
    figures = figures.stream().map(figure -> figure.in(set, usual)).toList();
  }
}
