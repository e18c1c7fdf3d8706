package hopscotch.harness.report;

import hopscotch.harness.plot.Figure;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.AskCosts;
import hopscotch.harness.report.table.ChangeCosts;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Plots the cost of an ask of a walk against the share of cells that changed before it. To begin
 * anew pays from where the line of a planner that keeps its knowledge crosses that of one that
 * begins anew.
 */
final class ChangePlots {
  /** The number of classes for each power of ten. */
  private static final int CLASSES = 3;

  private static final Figure.Axis SHARE = new Figure.Axis("changed cells (% of the map)", true);

  private ChangePlots() {}

  /** The figures. They have no points for a run without walks. */
  static List<Figure> of(Answers answers, List<Integer> planners) {
    ChangeCosts costs = new ChangeCosts(answers, ChangePlots::shareClass);
    return List.of(
        figure(
            answers,
            planners,
            costs,
            "time-by-share",
            "Mean time to take up a change and to answer",
            new Figure.Axis("time (µs)", true),
            AskCosts::micros),
        figure(
            answers,
            planners,
            costs,
            "expansions-by-share",
            "Mean expansions of an ask after a change",
            new Figure.Axis("expansions", true),
            sum -> sum.mean(RowColumn.EXPANDED)));
  }

  private static Figure figure(
      Answers answers,
      List<Integer> planners,
      ChangeCosts costs,
      String name,
      String title,
      Figure.Axis axis,
      ToDoubleFunction<AskCosts> cost) {
    List<Figure.Series> series = new ArrayList<>();
    for (int planner : planners) {
      List<Figure.Point> points = new ArrayList<>();
      for (int group : costs.classes()) {
        AskCosts sum = costs.of(group, planner);
        double value = cost.applyAsDouble(sum);
        if (!Double.isNaN(value)) {
          points.add(Figure.Point.of(100 * sum.share(), value));
        }
      }
      points.sort(Comparator.comparingDouble(Figure.Point::x));
      series.add(new Figure.Series(answers.planner(planner), points));
    }
    return new Figure(name, title, Figure.Kind.LINES, SHARE, axis, series);
  }

  private static int shareClass(RowProblem ask) {
    double share = ask.changedShare();
    return share == 0 ? Integer.MIN_VALUE : (int) Math.floor(CLASSES * Math.log10(share));
  }
}
