package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.path.Points;
import hopscotch.core.search.anyangle.exact.corner.Labels;

/**
 * Labels of vertices. A start or goal that is none of them has the next number after theirs, or the
 * one after that. For one thread.
 */
final class VertexLabels extends Labels {
  private final Vertices vertices;
  private final int[] xs;
  private final int[] ys;
  private final int count;
  private int start;
  private int startX;
  private int startY;
  private int goalX;
  private int goalY;

  VertexLabels(Vertices vertices, Points points) {
    super(vertices.count() + 2, points);
    this.vertices = vertices;
    xs = vertices.xs();
    ys = vertices.ys();
    count = vertices.count();
  }

  /** Begins a search between two points in doubled coordinates; all other roots are unreached. */
  void begin(int fromX, int fromY, int toX, int toY) {
    startX = fromX;
    startY = fromY;
    goalX = toX;
    goalY = toY;
    int from = vertices.at(fromX, fromY);
    int to = vertices.at(toX, toY);
    start = from >= 0 ? from : count;
    begin(start, to >= 0 ? to : count + 1);
  }

  int start() {
    return start;
  }

  @Override
  public int x(int root) {
    return root < count ? xs[root] : root == count ? startX : goalX;
  }

  @Override
  public int y(int root) {
    return root < count ? ys[root] : root == count ? startY : goalY;
  }
}
