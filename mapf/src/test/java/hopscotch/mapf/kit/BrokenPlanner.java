package hopscotch.mapf.kit;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamGuarantee;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A naive prioritised planner, breadth-first over cells and steps, with one of the classic faults
 * of its kind. It is sound without one.
 */
record BrokenPlanner(GridGraph graph, Fault fault) implements TeamPlanner {

  enum Fault {
    NONE,
    /** Two units swap their cells, and none of the checks between two steps sees it. */
    SWAP_UNSEEN,
    /** A unit is reserved until it arrives, and not from then on. */
    GOAL_NOT_RESERVED,
    /** A unit takes no room at its goal, neither on the way of others nor when they rest. */
    VANISHES_AT_GOAL,
    /** A move reserves its own edge, but not the reverse one. */
    REVERSE_EDGE_MISSING,
    /** A unit rests at its goal though another, planned before, still comes by. */
    WRONG_HOLDING_TIME,
    /** The safe interval after another unit begins when that one is still there. */
    INTERVAL_BEGINS_AT_ARRIVAL
  }

  @Override
  public TeamGuarantee guarantee() {
    return new TeamGuarantee(Guarantee.INCOMPLETE, Objective.SUM_OF_COSTS);
  }

  @Override
  public TeamSearch newSearch(TeamObserver observer) {
    return new Search(VertexGraph.of(graph), fault, observer);
  }

  private static final class Search extends PlanSearch {
    private static final int HORIZON = 60;

    private final Fault fault;
    private final List<int[]> paths = new ArrayList<>();

    Search(VertexGraph graph, Fault fault, TeamObserver observer) {
      super(graph, Objective.SUM_OF_COSTS, observer, 0);
      this.fault = fault;
    }

    @Override
    protected TeamOutcome plan() {
      paths.clear();
      for (int unit = 0; unit < team.size(); unit++) {
        TeamOutcome stopped = meter.exhausted(unit, unit + 1L);
        int[] path = stopped == null ? find(unit) : null;
        if (path == null) {
          return stopped == null ? TeamOutcome.NO_PLAN : stopped;
        }
        paths.add(path);
      }
      int[][] cells = new int[paths.size()][];
      for (int unit = 0; unit < cells.length; unit++) {
        cells[unit] = graph.cells(paths.get(unit));
      }
      offer(Plan.ofPaths(cells));
      return TeamOutcome.SOLVED;
    }

    private int[] find(int unit) {
      int start = graph.vertex(team.start(unit));
      int goal = graph.vertex(team.goal(unit));
      Map<List<Integer>, Integer> parents = new HashMap<>();
      ArrayDeque<List<Integer>> open = new ArrayDeque<>();
      if (isTaken(start, 0)) {
        return null;
      }
      parents.put(List.of(start, 0), -1);
      open.add(List.of(start, 0));
      while (!open.isEmpty()) {
        int vertex = open.peek().get(0);
        int step = open.poll().get(1);
        if (vertex == goal && mayRest(goal, step)) {
          return path(vertex, step, parents);
        }
        for (int at = graph.first()[vertex]; at <= graph.first()[vertex + 1]; at++) {
          int next = at == graph.first()[vertex + 1] ? vertex : graph.targets()[at];
          List<Integer> state = List.of(next, step + 1);
          if (step < HORIZON
              && !parents.containsKey(state)
              && !isTaken(next, step + 1)
              && !isMet(vertex, next, step + 1)) {
            parents.put(state, vertex);
            open.add(state);
          }
        }
      }
      return null;
    }

    private static int[] path(int last, int steps, Map<List<Integer>, Integer> parents) {
      int[] path = new int[steps + 1];
      int vertex = last;
      for (int step = steps; step >= 0; step--) {
        path[step] = vertex;
        vertex = parents.get(List.of(vertex, step));
      }
      return path;
    }

    private boolean mayRest(int goal, int step) {
      for (int later = step; later <= HORIZON && fault != Fault.WRONG_HOLDING_TIME; later++) {
        if (isTaken(goal, later)) {
          return false;
        }
      }
      return true;
    }

    private boolean isTaken(int vertex, int step) {
      for (int[] path : paths) {
        int goal = path[path.length - 1];
        boolean isGone =
            fault == Fault.GOAL_NOT_RESERVED && step >= path.length
                || fault == Fault.VANISHES_AT_GOAL && at(path, step) == goal;
        boolean isLeaving =
            fault == Fault.INTERVAL_BEGINS_AT_ARRIVAL && at(path, step + 1) != vertex;
        if (!isGone && !isLeaving && at(path, step) == vertex) {
          return true;
        }
      }
      return false;
    }

    private boolean isMet(int from, int to, int step) {
      int beside = graph.beside(from, to);
      int opposite = beside < 0 ? -1 : graph.beside(to, from);
      for (int[] path : paths) {
        int before = at(path, step - 1);
        int after = at(path, step);
        boolean swaps =
            before == to
                && after == from
                && fault != Fault.SWAP_UNSEEN
                && fault != Fault.REVERSE_EDGE_MISSING;
        boolean crosses =
            opposite >= 0
                && fault != Fault.SWAP_UNSEEN
                && (before == beside && after == opposite || before == opposite && after == beside);
        if (swaps || crosses) {
          return true;
        }
      }
      return false;
    }

    private static int at(int[] path, int step) {
      return path[Math.min(step, path.length - 1)];
    }
  }
}
