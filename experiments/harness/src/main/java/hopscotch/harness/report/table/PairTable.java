package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Makes the table of which planner is faster on more maps, for each pair. */
public final class PairTable {
  /** The name of the table. It is on the page and in CSV, but too wide for paper. */
  public static final String NAME = "pairs";

  private static final int MOST_PLANNERS = 16;

  private PairTable() {}

  /** The planners that are compared: the first ones that solved any problem. */
  public static List<Integer> planners(Answers answers) {
    List<String> idle = answers.solvedNothing();
    return IntStream.range(0, answers.planners())
        .filter(planner -> !idle.contains(answers.planner(planner)))
        .limit(MOST_PLANNERS)
        .boxed()
        .toList();
  }

  /** The table, with one row and one column for each planner. */
  static Table of(Answers answers) {
    List<Integer> planners = planners(answers);
    String[][] cells = new String[planners.size()][planners.size()];
    PlannerTests tests = new PlannerTests(answers, Compared.TIME);
    double least = 1;
    for (PlannerTests.Tested pair : tests.pairs(planners)) {
      least = Math.min(least, pair.leastLikeThese());
      int one = planners.indexOf(pair.planner());
      int other = planners.indexOf(pair.rival());
      int won = tests.comparison(pair).mapsWon();
      int lost = tests.comparison(pair).mapsLost();
      String star = pair.onMapsLikeThese() < PlannerTests.LEVEL ? "*" : "";
      cells[one][other] = won + ":" + lost + star;
      cells[other][one] = lost + ":" + won + star;
    }
    return table(answers, planners, cells, least);
  }

  private static Table table(
      Answers answers, List<Integer> planners, String[][] cells, double least) {
    List<String> columns = new ArrayList<>(List.of("planner"));
    planners.forEach(planner -> columns.add(answers.planner(planner)));
    String most =
        answers.planners() > MOST_PLANNERS ? " The first " + MOST_PLANNERS + " planners." : "";
    Table table =
        new Table(
            NAME,
            "Maps on which the planner of the row is faster than that of the column, in the"
                + " geometric mean of what both solved, and maps on which it is slower. A star:"
                + " p < 0.05 on maps like these, by a paired sign-flip test by map, corrected by"
                + " Holm over all pairs; the least p with so many maps and pairs is "
                + Table.shown(least)
                + "."
                + most,
            columns);
    for (int i = 0; i < cells.length; i++) {
      List<Object> row = new ArrayList<>(List.of(answers.planner(planners.get(i))));
      row.addAll(Arrays.asList(cells[i]));
      table.add(row);
    }
    return table;
  }
}
