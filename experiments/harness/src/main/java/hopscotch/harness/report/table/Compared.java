package hopscotch.harness.report.table;

import hopscotch.harness.results.row.RowColumn;
import java.util.Arrays;
import java.util.BitSet;

/** The figures by which the answers of two planners are compared. */
public enum Compared {
  /** The time of an answer. */
  TIME,
  /** The time until its first move is known. */
  FIRST,
  /** The number of states expanded for it. */
  EXPANSIONS;

  /** The figure of an answer. NaN if there is none. */
  double of(Answers answers, int planner, int problem) {
    return switch (this) {
      case TIME -> answers.nanos(planner, problem);
      case FIRST -> answers.shown(RowColumn.FIRST_MOVE_NANOS, planner, problem);
      case EXPANSIONS -> answers.value(RowColumn.EXPANDED, planner, problem);
    };
  }

  /** The figure of each problem. NaN if it is not asked for, or no path was found. */
  double[] column(Answers answers, int planner, BitSet problems) {
    double[] column = new double[problems.length()];
    Arrays.fill(column, Double.NaN);
    problems.stream()
        .filter(problem -> answers.hasPath(planner, problem))
        .forEach(problem -> column[problem] = of(answers, planner, problem));
    return column;
  }
}
