package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import java.util.List;

/** Finds the conflicts of two paths. */
record Conflicts(VertexGraph graph) {
  /** Adds all conflicts of two units to a list, in the order of steps. */
  void find(int first, UnitPath firstPath, int second, UnitPath secondPath, List<Conflict> found) {
    int last = Math.max(firstPath.steps(), secondPath.steps());
    int a = firstPath.at(0);
    int b = secondPath.at(0);
    for (int step = 1; step <= last; step++) {
      int toA = firstPath.at(step);
      int toB = secondPath.at(step);
      if (toA == toB) {
        found.add(Conflict.vertex(first, second, toA, step));
      } else if (meet(a, toA, b, toB)) {
        found.add(new Conflict(first, second, a, toA, b, toB, step));
      }
      a = toA;
      b = toB;
    }
  }

  /** Whether two moves of one step conflict. */
  boolean areInConflict(int a, int toA, int b, int toB) {
    return toA == toB || meet(a, toA, b, toB);
  }

  private boolean meet(int a, int toA, int b, int toB) {
    return toA == b && toB == a || cross(a, toA, b, toB);
  }

  private boolean cross(int a, int toA, int b, int toB) {
    int beside = graph.beside(a, toA);
    if (beside < 0) {
      return false;
    }
    int opposite = graph.beside(toA, a);
    return b == beside && toB == opposite || b == opposite && toB == beside;
  }
}
