package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;

/** Makes the tables that compare planners with the baseline. */
final class SpeedUpTables {
  /** The head of the geometric mean of ratios problem by problem. */
  static final String GEOMETRIC = "speed-up (geo. mean)";

  /** The head of the ratio of the mean times. */
  static final String OF_MEANS = "speed-up (of means)";

  private SpeedUpTables() {}

  /** A planner against the baseline. */
  private record Rival(PlannerTests.Tested tested, PlannerComparison comparison) {}

  /** A table with a row a planner: speed-up, interval, corrected p-value, wins, losses. */
  static Table overall(Answers answers) {
    List<Column<Rival>> columns =
        List.of(
            new Column<>("planner", it -> answers.planner(it.tested.planner())),
            new Column<>("maps", it -> it.comparison.maps()),
            new Column<>(GEOMETRIC, it -> it.comparison.speedUp()),
            new Column<>("95 % from", it -> it.tested.interval().least()),
            new Column<>("95 % to", it -> it.tested.interval().largest()),
            new Column<>("p on these maps", it -> it.tested.onTheseMaps()),
            new Column<>("p on maps like these", it -> it.tested.onMapsLikeThese()),
            new Column<>("least p", it -> it.tested.leastLikeThese()),
            new Column<>(OF_MEANS, it -> it.comparison.ratioOfMeans()),
            new Column<>("wins", it -> it.comparison.wins()),
            new Column<>("losses", it -> it.comparison.losses()));
    PlannerTests tests = new PlannerTests(answers, Compared.TIME);
    List<Rival> rivals =
        tests.against(answers.baseline()).stream()
            .map(it -> new Rival(it, tests.comparison(it)))
            .toList();
    return Table.of("speed-up", caption(answers, rivals), columns, rivals);
  }

  private static String caption(Answers answers, List<Rival> rivals) {
    FewMaps few = new FewMaps();
    rivals.forEach(it -> few.add(answers.planner(it.tested.planner()), it.comparison.maps()));
    return "Time of "
        + answers.planner(answers.baseline())
        + " over that of each planner, on problems where both found a path. In the geometric mean"
        + " each problem counts the same; its interval is of a bootstrap by map. p is of paired"
        + " sign-flip tests, corrected by Holm: on these maps by "
        + answers.results().kind().problem()
        + ", on maps like these by map, which can be no less than the least p with so many maps and planners. In the"
        + " ratio of the mean times long "
        + answers.results().kind().problems()
        + " count most."
        + few.warning();
  }

  /** A table of speed-ups by optimal length, with one row for each doubling. */
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
