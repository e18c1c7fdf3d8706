package hopscotch.papers;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One figure of a paper.
 *
 * @param name its row, its column, or both
 * @param set the paper's set of the figure
 * @param published the figure as printed
 * @param count how our figure is computed, as {@link Measure} reads it; absent if nothing here
 *     counts it
 * @param times the factor by which our figure is multiplied; 1 if absent, 100 for percent
 * @param tolerance the percentage by which our figure may differ
 * @param again how our figure is computed a second time, without what makes the difference; absent
 *     if it is not
 * @param why why our figure differs by more, as an experiment showed; absent if it does not
 * @param open what is known if our figure differs by more for an unknown reason; absent if the
 *     reason is known
 * @param not why there is nothing to compare: a time, or a planner that does not exist here; absent
 *     if there is
 */
record PublishedFigure(
    String name,
    String set,
    BigDecimal published,
    String count,
    Double times,
    Double tolerance,
    String again,
    String why,
    String open,
    String not) {

  /**
   * Refuses a figure that has neither a count nor a reason for not having one, or that has two
   * reasons.
   */
  public PublishedFigure {
    Objects.requireNonNull(published, "figure without 'published'");
    times = Objects.requireNonNullElse(times, 1.0);
    if ((count == null) == (not == null)) {
      throw new IllegalArgumentException(
          "figure %s: expected either 'count' or 'not', why it is not compared".formatted(name));
    }
    if (why != null && open != null || again != null && count == null) {
      throw new IllegalArgumentException(
          "figure %s: expected either 'why' or 'open', and 'again' beside 'count'".formatted(name));
    }
    measures();
  }

  /** How our figure is computed, and how it is computed a second time, as far as it is. */
  List<Measure> measures() {
    return Stream.of(count, again).filter(Objects::nonNull).map(Measure::parse).toList();
  }

  PublishedFigure in(String usualSet, double usualTolerance) {
    return new PublishedFigure(
        name,
        Objects.requireNonNullElse(set, usualSet),
        published,
        count,
        times,
        Objects.requireNonNullElse(tolerance, usualTolerance),
        again,
        why,
        open,
        not);
  }
}
