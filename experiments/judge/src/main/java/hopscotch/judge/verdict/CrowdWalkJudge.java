package hopscotch.judge.verdict;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.judge.query.CrowdQuery;
import hopscotch.judge.query.Query;
import hopscotch.judge.query.Wall;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges units that walk while walls fall. Each move has to be legal on the map as it is at that
 * step. A unit has to arrive, or stop where no path leads to its goal, as walls do not rise again.
 *
 * <p>Nobody promises the length of a whole walk. That of the units that arrived is divided by the
 * least length of their ways on the first map, which is no more than that of any walk.
 */
final class CrowdWalkJudge {
  private final PathBuffer way = new PathBuffer();
  private final PathBuffer part = new PathBuffer();
  private CrowdQuery crowd;
  private GridGraph first;
  private Reference reference;

  /** The map from the first step on, and then from the fall of each wall on. */
  private List<GridGraph> graphs = List.of();

  private double length;
  private double straight;
  private double diagonal;
  private double least;
  private int stopped;

  /** Judges the ways of all units, which stand one after another in {@code path}. */
  Judgement judge(GridGraph graph, CrowdQuery asked, PathBuffer path) {
    take(graph, asked);
    int at = 0;
    for (int unit = 0; unit < crowd.units().size(); unit++) {
      int begin = at;
      boolean hasStopped = false;
      int goal = crowd.goals().get(unit);
      way.clear();
      while (at < path.size() && (at == begin || path.cell(at - 1) != goal) && !hasStopped) {
        hasStopped = at > begin && path.cell(at) == path.cell(at - 1);
        if (!hasStopped) {
          way.add(path.cell(at));
        }
        at++;
      }
      String problem = findProblem(unit, hasStopped);
      if (problem != null) {
        return Judgement.withoutPath(Verdict.INVALID, Double.NaN, problem);
      }
      if (hasStopped && isReachable(unit)) {
        return Judgement.withoutPath(
            Verdict.MISSED, Double.NaN, describe(unit) + " stops, but a path leads to its goal");
      }
    }
    if (at != path.size()) {
      return Judgement.withoutPath(Verdict.INVALID, Double.NaN, "a way that is no unit's");
    }
    return new Judgement(
        Verdict.VALID,
        length,
        -1,
        straight,
        diagonal,
        least,
        least == 0 ? 1 : length / least,
        stopped == 0 ? "" : stopped + " units rightly stop where no path leads to their goals");
  }

  private void take(GridGraph graph, CrowdQuery asked) {
    length = straight = diagonal = least = 0;
    stopped = 0;
    if (graph != first) {
      first = graph;
      reference = new Reference(graph);
    } else if (asked.equals(crowd)) {
      return;
    }
    crowd = asked;
    graphs = new ArrayList<>(List.of(graph));
    for (Wall wall : crowd.walls()) {
      GridGraph last = graphs.get(graphs.size() - 1);
      graphs.add(last.with(wall.on(last.map())));
    }
  }

  /** What is wrong with the way of a unit; {@code null} if nothing is. */
  private String findProblem(int unit, boolean hasStopped) {
    int start = crowd.units().get(unit);
    int goal = crowd.goals().get(unit);
    if (way.isEmpty() || way.cell(0) != start) {
      return describe(unit) + ": its way begins elsewhere";
    }
    if (!hasStopped && way.cell(way.size() - 1) != goal) {
      return describe(unit) + ": its way does not end at its goal";
    }
    double wayLength = 0;
    double wayStraight = 0;
    double wayDiagonal = 0;
    // Check the part of the way between one wall and the next.
    int from = 0;
    for (int i = 0; i < graphs.size(); i++) {
      int to = Math.max(from, Math.min(way.size() - 1, fall(i)));
      part.clear();
      for (int at = from; at <= to; at++) {
        part.add(way.cell(at));
      }
      PathCheck check = PathValidator.check(graphs.get(i), part, way.cell(from), way.cell(to));
      if (!check.isValid() || !check.isGridPath()) {
        String problem = check.isValid() ? "a line of sight in a way" : check.problem();
        return "%s after %d walls: %s".formatted(describe(unit), i, problem);
      }
      wayLength += check.length();
      wayStraight += check.straight();
      wayDiagonal += check.diagonal();
      from = to;
    }
    if (hasStopped) {
      stopped++;
    } else {
      length += wayLength;
      straight += wayStraight;
      diagonal += wayDiagonal;
      least += reference.optimum(Query.of(start, goal), false).length();
    }
    return null;
  }

  /** The step at which the map of an index ends. */
  private int fall(int i) {
    return i < crowd.walls().size() ? crowd.walls().get(i).step() : Integer.MAX_VALUE;
  }

  private boolean isReachable(int unit) {
    int moves = way.size() - 1;
    int fallen = (int) crowd.walls().stream().filter(wall -> wall.step() <= moves).count();
    return DistanceField.of(graphs.get(fallen), crowd.goals().get(unit))
        .isReachable(way.cell(moves));
  }

  private String describe(int unit) {
    return "the unit at " + first.map().describe(crowd.units().get(unit));
  }
}
