package hopscotch.mapf.cbs;

/** A path of one unit under its constraints, and what is known of the shortest under them. */
final class UnitPath {
  /** A vertex a step. */
  final int[] vertices;

  /** No path under the constraints has fewer steps. */
  int leastSteps;

  /** A shortest path under the constraints; {@code null} until it is asked for. */
  UnitPath shortest;

  /**
   * By step the one vertex where each shortest path is, or -1; {@code null} until it is asked for.
   */
  int[] single;

  /** A shortest path. */
  UnitPath(int[] vertices) {
    this(vertices, vertices.length - 1);
  }

  /** A path that is as short as {@code leastSteps}, or not. */
  UnitPath(int[] vertices, int leastSteps) {
    this.vertices = vertices;
    this.leastSteps = leastSteps;
  }

  /** Another path under the same constraints. */
  UnitPath along(int[] others) {
    UnitPath path = new UnitPath(others, leastSteps);
    path.shortest = shortest;
    path.single = single;
    return path;
  }

  int steps() {
    return vertices.length - 1;
  }

  int at(int step) {
    return vertices[Math.min(step, vertices.length - 1)];
  }

  /** Whether every shortest path is at that vertex then; at rest it is. */
  boolean isSingle(int vertex, int step) {
    return step >= single.length ? vertices[steps()] == vertex : single[step] == vertex;
  }
}
