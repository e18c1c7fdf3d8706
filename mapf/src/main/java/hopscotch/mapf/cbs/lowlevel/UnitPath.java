package hopscotch.mapf.cbs.lowlevel;

/** A path of one unit under its constraints, and what is known of the shortest under them. */
public final class UnitPath {
  /** A vertex a step; not to be written. */
  public final int[] vertices;

  /** No path under the constraints has fewer steps. */
  public int leastSteps;

  /** A shortest path under the constraints; {@code null} until it is asked for. */
  public UnitPath shortest;

  /**
   * By step the one vertex where each shortest path is, or -1; {@code null} until it is asked for.
   */
  public int[] single;

  /** A shortest path. */
  public UnitPath(int[] vertices) {
    this(vertices, vertices.length - 1);
  }

  /** A path that is as short as {@code leastSteps}, or not. */
  public UnitPath(int[] vertices, int leastSteps) {
    this.vertices = vertices;
    this.leastSteps = leastSteps;
  }

  /** Another path under the same constraints. */
  public UnitPath along(int[] others) {
    UnitPath path = new UnitPath(others, leastSteps);
    path.shortest = shortest;
    path.single = single;
    return path;
  }

  /** How many steps it has. */
  public int steps() {
    return vertices.length - 1;
  }

  /** The vertex at a step; after the last one the unit rests. */
  public int at(int step) {
    return vertices[Math.min(step, vertices.length - 1)];
  }

  /** Whether every shortest path is at that vertex then; at rest it is. */
  public boolean isSingle(int vertex, int step) {
    return step >= single.length ? vertices[steps()] == vertex : single[step] == vertex;
  }
}
