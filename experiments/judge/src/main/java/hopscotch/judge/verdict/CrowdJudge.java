package hopscotch.judge.verdict;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.CrowdQuery;

/**
 * Judges the ways of crowds. They stand one after another in the path, each from its unit to its
 * goal. The sum of their costs is compared with the sum of the least costs of all units. Dijkstra's
 * algorithm finds these, from the goal over its whole component, once for each goal. Units that
 * walk while walls fall are judged by {@link CrowdWalkJudge}.
 */
public final class CrowdJudge implements Judge<CrowdQuery> {
  private final PathBuffer way = new PathBuffer();
  private final CrowdWalkJudge walks = new CrowdWalkJudge();
  private GridGraph graph;
  private int goal;
  private DistanceField field;

  @Override
  public boolean isOnePath() {
    return false;
  }

  @Override
  public Judgement judge(
      Planner planner, KnownSpec spec, CrowdQuery crowd, Attempt attempt, PathBuffer path) {
    if (attempt.error() != null) {
      return Judgement.ofFailure(attempt.error(), Double.NaN);
    }
    if (attempt.outcome().isInterrupted()) {
      return Judgement.withoutPath(Verdict.BUDGET, Double.NaN, PathJudge.reason(attempt.outcome()));
    }
    if (crowd.way().isWalk() && attempt.outcome() == Outcome.FOUND) {
      return walks.judge(planner.graph(), crowd, path);
    }
    if (planner.graph() != graph || crowd.goal() != goal) {
      graph = planner.graph();
      goal = crowd.goal();
      field = DistanceField.of(graph, goal);
    }
    boolean isReachable = field.isReachable(crowd.start());
    if (attempt.outcome() == Outcome.NO_PATH) {
      return isReachable
          ? Judgement.withoutPath(Verdict.MISSED, leastLength(crowd), "there is a way")
          : Judgement.withoutPath(Verdict.NO_PATH, Double.NaN, "");
    }
    return judgeWays(planner, crowd, path);
  }

  private double leastLength(CrowdQuery crowd) {
    return crowd.units().stream().mapToDouble(field::length).sum();
  }

  private Judgement judgeWays(Planner planner, CrowdQuery crowd, PathBuffer path) {
    double length = 0;
    double straight = 0;
    double diagonal = 0;
    long cost = 0;
    long least = 0;
    int at = 0;
    for (int unit : crowd.units()) {
      at = takeWay(path, at);
      PathCheck check = PathValidator.check(graph, way, unit, goal);
      if (!check.isValid() || !check.isGridPath()) {
        String problem = check.isValid() ? "a line of sight in a way" : check.problem();
        return Judgement.withoutPath(
            Verdict.INVALID,
            Double.NaN,
            "the unit at %s: %s".formatted(graph.map().describe(unit), problem));
      }
      length += check.length();
      straight += check.straight();
      diagonal += check.diagonal();
      cost += check.cost();
      least += field.cost(unit);
    }
    if (at != path.size()) {
      return Judgement.withoutPath(Verdict.INVALID, Double.NaN, "a way that is no unit's");
    }
    double ratio = least == 0 ? 1 : (double) cost / least;
    return new Judgement(
        PathJudge.verdict(planner.guarantee(), cost, least),
        length,
        cost,
        straight,
        diagonal,
        leastLength(crowd),
        ratio,
        "");
  }

  /** Takes the cells from an index up to the goal, and returns the index after them. */
  private int takeWay(PathBuffer path, int from) {
    way.clear();
    int at = from;
    while (at < path.size()) {
      int cell = path.cell(at++);
      way.add(cell);
      if (cell == goal) {
        break;
      }
    }
    return at;
  }
}
