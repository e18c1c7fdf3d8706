package hopscotch.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A table of a paper, or a part of one whose figures are alike. Its figures are given one by one,
 * or as the grid that was printed.
 *
 * @param source the table or figure they stand in, by its number
 * @param page the page of the paper, counted from its first; or that it is not known
 * @param proofread how often the figures were read in the paper
 * @param what what is counted
 * @param set the set of figures that name none
 * @param under what of the paper's own way ours is counted under, and what {@code again} is counted
 *     under, where the paper leaves more than one; absent where it does not
 * @param tolerance by how many percent ours may differ where a figure does not say; 5 if absent
 * @param grid the figures of a printed grid; absent where there is none
 * @param figures the figures, with what they leave to the table filled in, those of the grid last
 */
public record PublishedTable(
    String source,
    String page,
    Proofreading proofread,
    String what,
    String set,
    String under,
    Double tolerance,
    FigureGrid grid,
    List<PublishedFigure> figures) {
  private static final double TOLERANCE_PERCENT = 5;

  /** Fills in defaults, and refuses a table that does not say where it was read, and how often. */
  public PublishedTable {
    Objects.requireNonNull(source, "table without 'source'");
    if (page == null || proofread == null) {
      throw new IllegalArgumentException(
          "%s, %s: expected 'page' and 'proofread', which is twice, once or never"
              .formatted(source, what));
    }
    tolerance = Objects.requireNonNullElse(tolerance, TOLERANCE_PERCENT);
    double usual = tolerance;
    List<PublishedFigure> all = new ArrayList<>(Objects.requireNonNullElse(figures, List.of()));
    if (grid != null) {
      all.addAll(grid.figures());
    }
    figures = all.stream().map(figure -> figure.in(set, usual)).toList();
  }
}
