package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Constraint;

/**
 * Two units that meet at a step. Either both are at one vertex, and {@code firstFrom} is -1; or
 * they meet on their moves from {@code firstFrom} to {@code firstTo} and from {@code secondFrom} to
 * {@code secondTo}.
 */
record Conflict(
    int first, int second, int firstFrom, int firstTo, int secondFrom, int secondTo, int step) {

  static Conflict vertex(int first, int second, int vertex, int step) {
    return new Conflict(first, second, -1, vertex, -1, vertex, step);
  }

  boolean isVertex() {
    return firstFrom < 0;
  }

  /** The constraint that forbids the first unit its part in the conflict, or the second unit. */
  Constraint constraint(boolean ofFirst) {
    int unit = ofFirst ? first : second;
    int from = ofFirst ? firstFrom : secondFrom;
    int to = ofFirst ? firstTo : secondTo;
    return isVertex() ? Constraint.vertex(unit, to, step) : Constraint.edge(unit, from, to, step);
  }
}
