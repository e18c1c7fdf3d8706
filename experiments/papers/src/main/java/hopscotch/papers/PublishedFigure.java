package hopscotch.papers;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One figure of a paper.
 *
 * @param name its row, column or both
 * @param set the paper's set it is of
 * @param published as printed
 * @param count how ours comes about, as {@link Measure} reads it; absent where nothing here counts
 *     it
 * @param times what ours is multiplied by; 1 if absent, 100 for percent
 * @param tolerance by how many percent ours may differ
 * @param again ours as an experiment counts it again, without what makes the difference; absent
 *     where there is none
 * @param why why ours differs by more, as an experiment showed; absent where it does not
 * @param open what is known where ours differs by more and the reason is not; absent where it is
 * @param not why there is nothing to compare: a time, or a planner that is not built; absent where
 *     there is
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

  /** Refuses a figure that is neither counted nor said not to be, or that has two reasons. */
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

  /** How ours comes about, and ours again, as far as there are any. */
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
