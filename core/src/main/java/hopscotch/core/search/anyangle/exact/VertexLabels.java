package hopscotch.core.search.anyangle.exact;

import hopscotch.core.path.Points;

/** Labels of the vertices of a graph; start and goal are the next two numbers. For one thread. */
final class VertexLabels extends Labels {
  private final int[] xs;
  private final int[] ys;

  private final int start;

  private int startX;
  private int startY;
  private int goalX;
  private int goalY;

  /**
   * Labels of vertices.
   *
   * @param xs by vertex, in doubled coordinates
   */
  VertexLabels(int[] xs, int[] ys, Points points) {
    super(xs.length + 2, points);
    this.xs = xs;
    this.ys = ys;
    start = xs.length;
  }

  /** Begins a search between two points in doubled coordinates; all vertices are unreached. */
  void begin(int fromX, int fromY, int toX, int toY) {
    startX = fromX;
    startY = fromY;
    goalX = toX;
    goalY = toY;
    begin(start, start + 1);
  }

  /** The number of the start. */
  int start() {
    return start;
  }

  @Override
  int x(int root) {
    return root < start ? xs[root] : root == start ? startX : goalX;
  }

  @Override
  int y(int root) {
    return root < start ? ys[root] : root == start ? startY : goalY;
  }
}
