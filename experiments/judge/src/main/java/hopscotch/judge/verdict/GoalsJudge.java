package hopscotch.judge.verdict;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.Points;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.GoalsQuery;
import hopscotch.judge.query.LruMap;
import hopscotch.judge.query.Query;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Judges answers to queries for goals: the path must end at one of them, or at one of the nearest
 * cells, and its cost is compared with the least cost to any of these. Dijkstra's algorithm finds
 * it, from the start over its whole component, by a loop that no planner shares. Any-angle paths
 * are compared with the exact any-angle optimum to any of them.
 *
 * <p>Results are kept for the last {@value #KEPT} queries, since several planners answer them in
 * turn.
 */
public final class GoalsJudge implements Judge<GoalsQuery> {
  private static final int KEPT = 4096;

  /** A query for planners of one metric, on which it depends which cells are near. */
  private record Question(GridGraph graph, GoalsQuery query, boolean isEuclidean) {}

  /**
   * The right answer.
   *
   * @param ends the reachable cells where a path may end
   * @param cost the least cost to any of them; -1 if there are none
   * @param length the length of that path
   */
  private record Right(List<Integer> ends, long cost, double length) {}

  private final Map<GridGraph, AnyAngleReference> anyAngle = new LinkedHashMap<>();
  private final Map<Question, Right> known = new LruMap<>(KEPT);

  @Override
  public Judgement judge(
      Planner planner, KnownSpec spec, GoalsQuery query, Attempt attempt, PathBuffer path) {
    if (attempt.error() != null) {
      return Judgement.ofFailure(attempt.error(), Double.NaN);
    }
    if (attempt.outcome().isInterrupted()) {
      return Judgement.withoutPath(Verdict.BUDGET, Double.NaN, PathJudge.reason(attempt.outcome()));
    }
    boolean isEuclidean = planner.metric() == LengthMetric.EUCLIDEAN;
    Right right =
        known.computeIfAbsent(
            new Question(planner.graph(), query, isEuclidean), GoalsJudge::findRight);
    try {
      return attempt.outcome() == Outcome.FOUND
          ? judgeFound(planner, query, right, path)
          : judgeNoPath(right);
    } catch (IllegalStateException e) {
      return Judgement.withoutPath(Verdict.ERROR, right.length(), e.getMessage());
    }
  }

  private static Right findRight(Question question) {
    GridGraph graph = question.graph();
    GoalsQuery query = question.query();
    DistanceField field = DistanceField.of(graph, query.start());
    List<Integer> ends =
        query.isNearest()
            ? nearest(graph.map(), field, query.goal(), question.isEuclidean())
            : query.goals().stream().filter(field::isReachable).distinct().toList();
    return ends.stream()
        .min(Comparator.comparingLong(field::cost))
        .map(end -> new Right(ends, field.cost(end), field.length(end)))
        .orElse(new Right(ends, -1, Double.NaN));
  }

  /** The cells at the least distance from a goal among those that the start of a field reaches. */
  private static List<Integer> nearest(
      GridMap map, DistanceField field, int goal, boolean isEuclidean) {
    GridGraph graph = field.graph();
    long straight = graph.straightCost();
    long diagonal = graph.movement().directions() == 8 ? graph.diagonalCost() : 2 * straight;
    List<Integer> nearest = new ArrayList<>();
    long least = Long.MAX_VALUE;
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        long dx = Math.abs(x - map.x(goal));
        long dy = Math.abs(y - map.y(goal));
        long moves = Math.min(dx, dy) * diagonal + Math.abs(dx - dy) * straight;
        long distance = isEuclidean ? dx * dx + dy * dy : moves;
        if (distance <= least && field.isReachable(map.cell(x, y))) {
          if (distance < least) {
            nearest.clear();
          }
          least = distance;
          nearest.add(map.cell(x, y));
        }
      }
    }
    return nearest;
  }

  private static Judgement judgeNoPath(Right right) {
    return right.ends().isEmpty()
        ? Judgement.withoutPath(Verdict.NO_PATH, Double.NaN, "")
        : PathJudge.missed(right.length(), right.length());
  }

  private Judgement judgeFound(Planner planner, GoalsQuery query, Right right, PathBuffer path) {
    if (path.isEmpty()) {
      return invalid("a path without cells");
    }
    int end = end(planner.graph(), right, path.cell(path.size() - 1));
    if (end < 0) {
      return invalid(
          "the path ends at %s, which is %s"
              .formatted(
                  describe(planner.graph(), path.cell(path.size() - 1)),
                  query.isNearest() ? "no nearest cell" : "no goal"));
    }
    PathCheck check = PathValidator.check(planner.graph(), path, query.start(), end);
    if (!check.isValid()) {
      return invalid(check.problem());
    }
    if (planner.metric() == LengthMetric.EUCLIDEAN) {
      return judgeAnyAngle(planner, query, right, Path.of(planner.graph(), path), check);
    }
    if (!check.isGridPath()) {
      return invalid("a line of sight in a path of moves");
    }
    if (check.cost() < right.cost()) {
      throw new IllegalStateException(
          "the reference search finds a length of %s, but this legal path is of length %s"
              .formatted(right.length(), check.length()));
    }
    double ratio = right.cost() == 0 ? 1 : (double) check.cost() / right.cost();
    Verdict verdict = PathJudge.verdict(planner.guarantee(), check.cost(), right.cost());
    return Judgement.ofMoves(verdict, check, right.length(), ratio);
  }

  /** The cell of a path's last waypoint, which may be its centre; -1 if it is none. */
  private static int end(GridGraph graph, Right right, int waypoint) {
    Points points = new Points(graph);
    int point = points.of(waypoint);
    return right.ends().stream().filter(end -> points.centre(end) == point).findAny().orElse(-1);
  }

  private static String describe(GridGraph graph, int waypoint) {
    Points points = new Points(graph);
    return waypoint < 0 ? points.describe(~waypoint) : graph.map().describe(waypoint);
  }

  private Judgement judgeAnyAngle(
      Planner planner, GoalsQuery query, Right right, Path path, PathCheck check) {
    AnyAngleReference reference = anyAngle.computeIfAbsent(planner.graph(), AnyAngleReference::new);
    Query shortest = null;
    double least = Double.POSITIVE_INFINITY;
    for (int end : right.ends()) {
      Query single = Query.of(query.start(), end);
      double length = reference.length(single).orElse(Double.POSITIVE_INFINITY);
      if (length < least) {
        least = length;
        shortest = single;
      }
    }
    double ratio = shortest == null ? Double.NaN : reference.suboptimality(shortest, path);
    double expected = shortest == null ? Double.NaN : least;
    return Judgement.ofAnyAngle(planner.guarantee(), check, expected, ratio);
  }

  private static Judgement invalid(String why) {
    return Judgement.withoutPath(Verdict.INVALID, Double.NaN, why);
  }
}
