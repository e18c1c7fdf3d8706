package hopscotch.papers;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A published figure beside ours.
 *
 * @param source the table of the figure, and what it counts
 * @param figure the published figure
 * @param ours our figure; NaN if there is none
 * @param again our figure as an experiment counts it a second time; NaN if there is none
 * @param standing how the two figures compare
 * @param why the conditions of our figure, and the reason for a difference or for not comparing;
 *     else empty
 */
public record FigureComparison(
    String source,
    PublishedFigure figure,
    double ours,
    double again,
    Standing standing,
    String why) {
  private static final double CLOSE_PERCENT = 5;

  /** How a published figure and ours compare. */
  public enum Standing {
    /** Equal to the last digit printed. */
    EXACT,
    /** Different by no more than the figure's tolerance. */
    WITHIN,
    /** Different by more than that, for a reason that an experiment showed. */
    EXPLAINED,
    /** Different by more than that, for an unknown reason. */
    OPEN,
    /** Different by more than that, without a word about it. The build fails. */
    UNEXPLAINED,
    /** The set of the figure is not complete here, or was not run yet. */
    NOT_RUN,
    /** The figure depends on the machine, or is that of a planner that does not exist here. */
    NOT_COMPARED;

    /** Whether there is a figure of ours to compare. */
    public boolean isCompared() {
      return compareTo(NOT_RUN) < 0;
    }

    /** The text in a table. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** All figures of a paper beside those that a run counted. */
  public static List<FigureComparison> of(Paper paper, PaperOutcome outcome) {
    List<FigureComparison> all = new ArrayList<>();
    for (PublishedTable table : paper.tables()) {
      for (PublishedFigure figure : table.figures()) {
        PaperSet set = paper.set(figure.set());
        all.add(of(table, figure, set, outcome));
      }
    }
    return all;
  }

  /** All figures of a paper beside those that were counted for the project's pages. */
  public static List<FigureComparison> of(Paper paper) {
    return of(paper, paper.findRecord().orElse(PaperOutcome.NONE));
  }

  private static FigureComparison of(
      PublishedTable table, PublishedFigure figure, PaperSet set, PaperOutcome outcome) {
    String source = table.source() + ", " + table.what();
    if (figure.not() != null) {
      return none(source, figure, Standing.NOT_COMPARED, figure.not());
    }
    PaperOutcome.SetOutcome counted = outcome.sets().get(set.name());
    Double measured = counted == null ? null : counted.measures().get(figure.count());
    if (measured == null) {
      return none(source, figure, Standing.NOT_RUN, whyNot(set, counted));
    }
    double ours = measured * figure.times();
    Double again = figure.again() == null ? null : counted.measures().get(figure.again());
    return new FigureComparison(
        source,
        figure,
        ours,
        again == null ? Double.NaN : again * figure.times(),
        standing(figure, ours),
        why(table, figure, set, counted));
  }

  private static String whyNot(PaperSet set, PaperOutcome.SetOutcome counted) {
    if (counted != null && counted.maps() != set.maps()) {
      return "not run here: %d of %d maps".formatted(counted.maps(), set.maps());
    }
    return counted != null && counted.withoutScenario() > 0
        ? "not counted here: " + withoutScenario(counted)
        : "not run yet";
  }

  private static String withoutScenario(PaperOutcome.SetOutcome counted) {
    return "%d of %d maps have no scenario".formatted(counted.withoutScenario(), counted.maps());
  }

  private static FigureComparison none(
      String source, PublishedFigure figure, Standing standing, String why) {
    return new FigureComparison(source, figure, Double.NaN, Double.NaN, standing, why);
  }

  private static Standing standing(PublishedFigure figure, double ours) {
    BigDecimal published = figure.published();
    BigDecimal rounded = BigDecimal.valueOf(ours).setScale(published.scale(), RoundingMode.HALF_UP);
    if (rounded.compareTo(published) == 0) {
      return Standing.EXACT;
    }
    if (Math.abs(percent(published.doubleValue(), ours)) <= figure.tolerance()) {
      return Standing.WITHIN;
    }
    return figure.why() != null
        ? Standing.EXPLAINED
        : figure.open() != null ? Standing.OPEN : Standing.UNEXPLAINED;
  }

  /**
   * The stated reason. Before it comes a note if only a sample of the maps was counted, or on the
   * scenarios, since those of the paper may be others.
   */
  private static String why(
      PublishedTable table, PublishedFigure figure, PaperSet set, PaperOutcome.SetOutcome counted) {
    List<String> parts = new ArrayList<>();
    if (table.under() != null) {
      parts.add(table.under());
    }
    boolean asksScenarios = counted.withoutScenario() < counted.maps();
    if (asksScenarios && counted.withoutScenario() > 0) {
      parts.add(withoutScenario(counted));
    }
    if (counted.maps() < set.maps()) {
      parts.add("%d of %d maps, which were drawn alike".formatted(counted.maps(), set.maps()));
    } else if (set.rows() > 0 && counted.rows() != set.rows() && counted.usable() != set.rows()) {
      parts.add("not the paper's scenarios: %,d rows of %,d".formatted(counted.rows(), set.rows()));
    } else if (set.sha256() != null && !set.sha256().equals(counted.sha256())) {
      parts.add("not the scenarios that were compared: their hash is " + counted.sha256());
    }
    if (figure.why() != null) {
      parts.add(figure.why());
    }
    if (figure.open() != null) {
      parts.add("open: " + figure.open());
    }
    return String.join("; ", parts);
  }

  /** Whether our figure equals the published one to its last digit, or is within 5 % of it. */
  public boolean isClose() {
    return standing == Standing.EXACT
        || standing == Standing.WITHIN && Math.abs(percent()) <= CLOSE_PERCENT;
  }

  /**
   * The difference of our figure in percent of the published one. NaN if there is none of ours;
   * infinite if 0 is published, and ours is another.
   */
  public double percent() {
    return percent(figure.published().doubleValue(), ours);
  }

  private static double percent(double published, double ours) {
    return published == ours ? 0 : 100 * (ours - published) / Math.abs(published);
  }
}
