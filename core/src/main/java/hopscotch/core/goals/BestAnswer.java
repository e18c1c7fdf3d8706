package hopscotch.core.goals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCost;
import hopscotch.core.path.Points;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;

/**
 * The shortest of several answers of a planner, compared exactly in its metric: by the cost of
 * moves, by Euclidean lengths, or by the cost that a planner of abstract paths counts. Of equal
 * ones that with the smallest goal is taken, then that with the smallest start.
 *
 * <p>Allocates nothing once warm, but where sums of square roots are too close for doubles. For one
 * thread.
 */
final class BestAnswer {
  private final GridGraph graph;
  private final LengthMetric metric;
  private final int costCounter;
  private final Points points;
  private final SquareRootSum difference = new SquareRootSum();
  private PathBuffer path = new PathBuffer();
  private PathBuffer next = new PathBuffer();
  private long cost;
  private int start;
  private int goal;

  BestAnswer(Planner planner) {
    graph = planner.graph();
    metric = planner.metric();
    points = new Points(graph);
    costCounter = planner.extraCounters().indexOf(SearchCounters.ABSTRACT_COST);
    if (metric == LengthMetric.ABSTRACT && costCounter < 0) {
      throw new IllegalArgumentException(
          "a planner of abstract paths without a counter '%s': its paths cannot be compared"
              .formatted(SearchCounters.ABSTRACT_COST));
    }
  }

  void clear() {
    path.clear();
    start = -1;
    goal = -1;
  }

  boolean isEmpty() {
    return path.isEmpty();
  }

  /** The start of the answer, -1 if there is none. */
  int start() {
    return start;
  }

  /** The goal of the answer, -1 if there is none. */
  int goal() {
    return goal;
  }

  PathBuffer next() {
    return next;
  }

  /** Whether an answer that is no shorter than a bound could be better than this one. */
  boolean mayYieldTo(long bound, int fromStart, int toGoal) {
    if (isEmpty()) {
      return true;
    }
    int order = metric == LengthMetric.EUCLIDEAN ? compareToLine(bound) : Long.compare(cost, bound);
    return yields(order, fromStart, toGoal);
  }

  /** Takes the answer in {@link #next()}, to which these counters belong, if it is better. */
  void offer(int fromStart, int toGoal, SearchCounters counters) {
    long nextCost =
        switch (metric) {
          case GRID -> PathCost.of(graph, next);
          case EUCLIDEAN -> 0;
          case ABSTRACT -> counters.extra(costCounter);
        };
    if (isEmpty() || yields(compare(nextCost), fromStart, toGoal)) {
      PathBuffer spare = path;
      path = next;
      next = spare;
      cost = nextCost;
      start = fromStart;
      goal = toGoal;
    }
  }

  /** Whether one that compares to this answer by length as {@code order} says is better. */
  private boolean yields(int order, int fromStart, int toGoal) {
    return order > 0 || order == 0 && (toGoal < goal || toGoal == goal && fromStart < start);
  }

  private int compare(long nextCost) {
    if (metric != LengthMetric.EUCLIDEAN) {
      return Long.compare(cost, nextCost);
    }
    difference.clear();
    addLength(1, path);
    addLength(-1, next);
    return difference.signum();
  }

  /** Compares with a line of which the square is given, in widths of a cell. */
  private int compareToLine(long square) {
    difference.clear();
    addLength(1, path);
    difference.add(-2, square);
    return difference.signum();
  }

  private void addLength(int coefficient, PathBuffer lines) {
    for (int i = 1; i < lines.size(); i++) {
      int from = points.of(lines.cell(i - 1));
      int to = points.of(lines.cell(i));
      difference.addDistance(
          coefficient, points.x(to) - points.x(from), points.y(to) - points.y(from));
    }
  }

  void copyTo(PathBuffer target) {
    target.addAll(path, 0);
  }
}
