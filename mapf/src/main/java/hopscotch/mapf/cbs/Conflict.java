package hopscotch.mapf.cbs;

/**
 * Two units that meet at a step: in one vertex, where {@code firstFrom} is -1, or on their ways
 * from {@code firstFrom} to {@code firstTo} and from {@code secondFrom} to {@code secondTo}.
 */
record Conflict(
    int first, int second, int firstFrom, int firstTo, int secondFrom, int secondTo, int step) {

  static Conflict vertex(int first, int second, int vertex, int step) {
    return new Conflict(first, second, -1, vertex, -1, vertex, step);
  }

  boolean isVertex() {
    return firstFrom < 0;
  }

  boolean concerns(int unit) {
    return first == unit || second == unit;
  }

  /** The side of the split that binds the first unit, or the second. */
  Branch branch(boolean ofFirst) {
    int unit = ofFirst ? first : second;
    int from = ofFirst ? firstFrom : secondFrom;
    int to = ofFirst ? firstTo : secondTo;
    return Branch.of(
        isVertex() ? Constraint.vertex(unit, to, step) : Constraint.edge(unit, from, to, step));
  }
}
