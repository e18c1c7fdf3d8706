package hopscotch.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A table of a paper, or a part of a table whose figures are alike. The figures are given one by
 * one, or as the grid that was printed.
 *
 * @param source the table or figure in which they stand, by its number
 * @param page the page of the paper, counted from its first; or a statement that it is not known
 * @param proofread how often the figures were compared with the paper
 * @param what the quantity that is counted
 * @param set the set of figures that name none
 * @param under the conditions under which our figure and {@code again} are counted, if the paper
 *     leaves more than one choice; absent if it does not
 * @param tolerance the percentage by which our figures may differ unless one says otherwise; 5 if
 *     absent
 * @param grid a printed grid of figures; absent if there is none
 * @param figures the figures, with the defaults of the table filled in, those of the grid last
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

  /** Fills in defaults, and refuses a table that does not say where and how often it was read. */
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

  /** The table with only the figures of some sets. */
  PublishedTable of(Predicate<String> sets) {
    List<PublishedFigure> some =
        figures.stream().filter(figure -> sets.test(figure.set())).toList();
    return new PublishedTable(source, page, proofread, what, set, under, tolerance, null, some);
  }

  boolean hasFigures() {
    return !figures.isEmpty();
  }
}
