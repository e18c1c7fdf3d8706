package hopscotch.experiments.report.table;

import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.answer.PlannerComparison;
import hopscotch.experiments.report.page.Table;
import hopscotch.experiments.statistics.ClusterBootstrap;
import hopscotch.experiments.statistics.Holm;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/** The tables that compare planners with the baseline. */
final class SpeedUpTables {
  /** The head of the geometric mean of ratios problem by problem. */
  static final String GEOMETRIC = "speed-up (geo. mean)";

  /** The head of the ratio of the mean times. */
  static final String OF_MEANS = "speed-up (of means)";

  private SpeedUpTables() {}

  /** A row a planner: speed-up with its interval, the corrected p-value, wins and losses. */
  static Table overall(Answers answers) {
    int baseline = answers.baseline();
    List<Integer> rivals = new ArrayList<>();
    List<PlannerComparison> comparisons = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      PlannerComparison comparison =
          new PlannerComparison(answers, planner, baseline, answers.all());
      if (planner != baseline && comparison.maps() > 0) {
        rivals.add(planner);
        comparisons.add(comparison);
      }
    }
    double[] corrected =
        Holm.adjust(comparisons.stream().mapToDouble(PlannerComparison::pValue).toArray());
    Table table =
        new Table(
            "speed-up",
            caption(answers),
            List.of(
                "planner",
                "maps",
                GEOMETRIC,
                "95 % from",
                "95 % to",
                "p (Holm)",
                OF_MEANS,
                "wins",
                "losses"));
    for (int i = 0; i < rivals.size(); i++) {
      PlannerComparison comparison = comparisons.get(i);
      ClusterBootstrap.Interval interval = comparison.interval();
      table.add(
          answers.planner(rivals.get(i)),
          comparison.maps(),
          comparison.speedUp(),
          interval.least(),
          interval.largest(),
          corrected[i],
          comparison.ratioOfMeans(),
          comparison.wins(),
          comparison.losses());
    }
    return table;
  }

  private static String caption(Answers answers) {
    String warning =
        answers.mapCount() < ClusterBootstrap.FEW
            ? " Only %s: the intervals are narrower than they should be."
                .formatted(Table.count(answers.mapCount(), "maps"))
            : "";
    return "Time of "
        + answers.planner(answers.baseline())
        + " over that of each planner, on problems where both found a path. In the geometric mean"
        + " each problem counts the same; its interval is of a bootstrap by map, and p of a paired"
        + " permutation test by map. In the ratio of the mean times long "
        + answers.results().kind().problems()
        + " count most."
        + warning;
  }

  /** Speed-ups by optimal length, a row for each doubling. */
  static Table byLength(Answers answers) {
    TreeMap<Integer, BitSet> ranges = new TreeMap<>();
    for (int problem = 0; problem < answers.problems(); problem++) {
      double length = answers.optimum(problem);
      if (length > 0) {
        int range = Math.max(3, Math.getExponent(length));
        ranges.computeIfAbsent(range, key -> new BitSet()).set(problem);
      }
    }
    List<String> columns = new ArrayList<>(List.of("optimal length", "problems"));
    for (int planner = 0; planner < answers.planners(); planner++) {
      columns.add(answers.planner(planner));
    }
    Table table =
        new Table(
            "speed-up-by-length",
            "Geometric mean speed-up against "
                + answers.planner(answers.baseline())
                + " by optimal length in cells.",
            columns);
    ranges.forEach(
        (range, problems) -> {
          List<Object> row = new ArrayList<>();
          row.add((range == 3 ? 0 : 1 << range) + " to " + (1 << (range + 1)));
          row.add(problems.cardinality());
          for (int planner = 0; planner < answers.planners(); planner++) {
            row.add(
                new PlannerComparison(answers, planner, answers.baseline(), problems).speedUp());
          }
          table.add(row);
        });
    return table;
  }
}
