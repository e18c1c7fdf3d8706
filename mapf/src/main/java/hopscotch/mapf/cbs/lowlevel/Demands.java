package hopscotch.mapf.cbs.lowlevel;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;

/**
 * What the demands of disjoint splits say of the path of a unit: how long it is at least, and which
 * states can keep them. The steps between two vertices are bounded from below by those of an empty
 * map, and by the difference of their distances to the goal.
 */
final class Demands {
  private final VertexGraph graph;
  private final GridMap map;
  private final GoalDistances distances;
  private final boolean hasDiagonals;
  private ConstraintTable constraints;
  private int unit;
  private int end;
  private int leastSteps;

  Demands(VertexGraph graph, GoalDistances distances) {
    this.graph = graph;
    this.map = graph.grid().map();
    this.distances = distances;
    this.hasDiagonals = graph.grid().movement().directions() == 8;
  }

  void begin(int ofUnit, ConstraintTable table) {
    unit = ofUnit;
    constraints = table;
    end = table.demandEnd();
    leastSteps = 0;
    for (int step = 0; step < end; step++) {
      step = table.nextDemand(step);
      int onward = distances.of(unit, table.demanded(step));
      // A demand of the goal itself is also kept by a unit that rests there.
      leastSteps = onward == 0 ? leastSteps : Math.max(leastSteps, step + onward);
    }
  }

  /** The least steps of a path that keeps the demands. */
  int leastSteps() {
    return leastSteps;
  }

  /** Whether a unit that is at a vertex at a step may still come to the next demand in time. */
  boolean isInTime(int vertex, int step) {
    if (step >= end) {
      return true;
    }
    int next = constraints.nextDemand(step);
    int to = constraints.demanded(next);
    int left = next - step;
    return ofEmptyMap(vertex, to) <= left
        && Math.abs(distances.of(unit, vertex) - distances.of(unit, to)) <= left;
  }

  private int ofEmptyMap(int from, int to) {
    int dx = Math.abs(map.x(graph.cell(from)) - map.x(graph.cell(to)));
    int dy = Math.abs(map.y(graph.cell(from)) - map.y(graph.cell(to)));
    return hasDiagonals ? Math.max(dx, dy) : dx + dy;
  }
}
