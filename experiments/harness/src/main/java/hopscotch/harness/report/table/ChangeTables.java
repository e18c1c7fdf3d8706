package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** Makes the tables of walks: costs of asks by amount and distance of changes. */
final class ChangeTables {
  /** The upper ends of classes of the share of cells changed, in percent. */
  private static final double[] PERCENTS = {0, 0.02, 0.2, 2, 20, 100};

  /** The upper ends of classes of the distance of the nearest change, in cells. */
  private static final long[] DISTANCES = {-1, 1, 5, 20, 100, Long.MAX_VALUE};

  private static final String CAPTION =
      " Means over the asks that every planner answered, without the first of each walk: the time to"
          + " take up the changes and to answer, both, and over the baseline's, which is %s.";

  private ChangeTables() {}

  /** The table by the share of the map's cells that changed. Empty for a run without walks. */
  static Optional<Table> byShare(Answers answers) {
    return find(
        answers,
        "changes",
        "What an ask of a walk costs, by the share of the map's cells that changed before it.",
        "changed cells",
        ask -> shareClass(100 * ask.changedShare()),
        ChangeTables::shareText);
  }

  /** The table by the distance of the nearest changed cell. Empty without walks. */
  static Optional<Table> byDistance(Answers answers) {
    return find(
        answers,
        "change-distances",
        "What an ask of a walk costs, by how far the nearest changed cell is from the unit: the"
            + " longer of the two sides.",
        "nearest change",
        ask -> distanceClass(ask.of(RowColumn.CHANGE_DISTANCE)),
        ChangeTables::distanceText);
  }

  private static Optional<Table> find(
      Answers answers,
      String name,
      String caption,
      String head,
      ToIntFunction<RowProblem> classes,
      IntFunction<String> text) {
    ChangeCosts costs = new ChangeCosts(answers, classes);
    if (costs.isEmpty()) {
      return Optional.empty();
    }
    int baseline = answers.baseline();
    Table table =
        new Table(
            name,
            caption + CAPTION.formatted(answers.planner(baseline)),
            List.of(
                head,
                "planner",
                "asks",
                "mean µs",
                "change µs",
                "answer µs",
                "time ratio",
                "mean expansions",
                "expansions ratio",
                "mean heap operations",
                "mean touched"));
    for (int group : costs.classes()) {
      AskCosts base = costs.of(group, baseline);
      for (int planner = 0; planner < answers.planners(); planner++) {
        AskCosts sum = costs.of(group, planner);
        table.add(
            text.apply(group),
            answers.planner(planner),
            sum.asks(),
            sum.micros(),
            sum.mean(RowColumn.CHANGE_NANOS),
            sum.mean(RowColumn.NANOS),
            sum.micros() / base.micros(),
            sum.mean(RowColumn.EXPANDED),
            sum.mean(RowColumn.EXPANDED) / base.mean(RowColumn.EXPANDED),
            sum.mean(RowColumn.HEAP_OPERATIONS),
            sum.mean(RowColumn.TOUCHED));
      }
    }
    return Optional.of(table);
  }

  private static int shareClass(double percent) {
    int group = 0;
    while (percent > PERCENTS[group] && group < PERCENTS.length - 1) {
      group++;
    }
    return group;
  }

  private static String shareText(int group) {
    return group == 0
        ? "none"
        : String.format(
            Locale.ROOT, "%s to %s %%", number(PERCENTS[group - 1]), number(PERCENTS[group]));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  private static int distanceClass(long distance) {
    int group = 0;
    while (distance > DISTANCES[group]) {
      group++;
    }
    return group;
  }

  private static String distanceText(int group) {
    if (group == 0) {
      return "none";
    }
    long from = DISTANCES[group - 1] + 1;
    return group == DISTANCES.length - 1 ? from + " and more" : from + " to " + DISTANCES[group];
  }
}
