package hopscotch.mapf.cbs.lowlevel;

/** A path of one unit under its constraints, and what is known of the shortest paths under them. */
public final class UnitPath {
  /** One vertex for each step; must not be changed. */
  public final int[] vertices;

  /** A lower bound of the steps of any path under the constraints. */
  public int leastSteps;

  /** A shortest path under the constraints; {@code null} until it is asked for. */
  public UnitPath shortest;

  /** The number of the constraints; 0 until it is asked for. */
  public int constraints;

  /** A shortest path. */
  public UnitPath(int[] vertices) {
    this(vertices, vertices.length - 1);
  }

  /** A path that may be longer than {@code leastSteps}. */
  public UnitPath(int[] vertices, int leastSteps) {
    this.vertices = vertices;
    this.leastSteps = leastSteps;
  }

  /** Another path of the unit under the same constraints. */
  public UnitPath along(int[] others) {
    UnitPath path = new UnitPath(others, leastSteps);
    path.shortest = shortest;
    path.constraints = constraints;
    return path;
  }

  /** The number of steps. */
  public int steps() {
    return vertices.length - 1;
  }

  /** The vertex at a step. After the last step the unit rests at its goal. */
  public int at(int step) {
    return vertices[Math.min(step, vertices.length - 1)];
  }
}
