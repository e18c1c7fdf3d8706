package hopscotch.mapf.cbs;

/** A path of one unit under its constraints, and at which steps every other as short passes too. */
final class UnitPath {
  /** A vertex a step. */
  final int[] vertices;

  /**
   * By step the one vertex where each path of this cost is, or -1; {@code null} until it is asked
   * for.
   */
  int[] single;

  UnitPath(int[] vertices) {
    this.vertices = vertices;
  }

  int steps() {
    return vertices.length - 1;
  }

  int at(int step) {
    return vertices[Math.min(step, vertices.length - 1)];
  }

  /** Whether every path of this cost is at that vertex then; at rest it is. */
  boolean isSingle(int vertex, int step) {
    return step >= single.length ? vertices[steps()] == vertex : single[step] == vertex;
  }
}
