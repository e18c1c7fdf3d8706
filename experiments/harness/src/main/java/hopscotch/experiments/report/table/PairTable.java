package hopscotch.experiments.report.table;

import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.answer.PlannerComparison;
import hopscotch.experiments.report.page.Table;
import hopscotch.experiments.statistics.Holm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Who is faster on more maps, planner against planner. */
final class PairTable {
  private static final int MOST_PLANNERS = 16;
  private static final double LEVEL = 0.05;

  private PairTable() {}

  /** A row and a column a planner, of the first that solved any problem. */
  static Table of(Answers answers) {
    List<String> idle = answers.solvedNothing();
    List<Integer> planners = new ArrayList<>();
    for (int planner = 0; planner < answers.planners(); planner++) {
      if (!idle.contains(answers.planner(planner)) && planners.size() < MOST_PLANNERS) {
        planners.add(planner);
      }
    }
    int count = planners.size();
    PlannerComparison[][] comparisons = new PlannerComparison[count][count];
    List<Double> pValues = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        comparisons[i][j] =
            new PlannerComparison(answers, planners.get(i), planners.get(j), answers.all());
        pValues.add(comparisons[i][j].pValue());
      }
    }
    double[] corrected = Holm.adjust(pValues.stream().mapToDouble(it -> it).toArray());
    String[][] cells = new String[count][count];
    int next = 0;
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        PlannerComparison pair = comparisons[i][j];
        String star = corrected[next++] < LEVEL ? "*" : "";
        cells[i][j] = pair.mapsWon() + ":" + pair.mapsLost() + star;
        cells[j][i] = pair.mapsLost() + ":" + pair.mapsWon() + star;
      }
    }
    return table(answers, planners, cells);
  }

  private static Table table(Answers answers, List<Integer> planners, String[][] cells) {
    List<String> columns = new ArrayList<>(List.of("planner"));
    planners.forEach(planner -> columns.add(answers.planner(planner)));
    String most =
        answers.planners() > MOST_PLANNERS ? " The first " + MOST_PLANNERS + " planners." : "";
    Table table =
        new Table(
            "pairs",
            "Maps on which the planner of the row is faster than that of the column, in the"
                + " geometric mean of what both solved, and maps on which it is slower. A star:"
                + " p < 0.05 by a paired sign-flip permutation test by map, corrected by Holm over"
                + " all pairs."
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
