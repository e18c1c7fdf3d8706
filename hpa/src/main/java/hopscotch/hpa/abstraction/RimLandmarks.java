package hopscotch.hpa.abstraction;

import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;
import java.util.Arrays;

/**
 * Chooses many landmarks: in each sector around the middle the node farthest from it ("planar
 * landmark selection", Goldberg and Harrelson, "Computing the Shortest Path: A* Search Meets Graph
 * Theory", SODA 2005). A landmark bounds best what lies behind it, and nothing lies behind one in
 * the midst, where many that are far from each other would come to stand. For one thread.
 */
final class RimLandmarks implements LandmarkChoice {
  private final int[] chosen;
  private int next;

  /**
   * A choice of landmarks for a level.
   *
   * @param middle the cell of {@link #middle}
   * @param search from there
   */
  RimLandmarks(Level level, int middle, GroupSearch search, int count) {
    int stride = level.graph().map().stride();
    long[] farthest = new long[count];
    chosen = new int[count];
    Arrays.fill(chosen, middle);
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        long distance = search.distance(cluster, i);
        if (distance != Level.NO_EDGE) {
          int cell = level.cell(cluster, i);
          int dx = cell % stride - middle % stride;
          int dy = cell / stride - middle / stride;
          int sector = (int) (turn(dx, dy) * count) % count;
          if (distance > farthest[sector]) {
            farthest[sector] = distance;
            chosen[sector] = cell;
          }
        }
      }
    }
  }

  /**
   * The node nearest to the mean of all nodes of the component that has the most nodes, by its
   * cell.
   */
  static int middle(Level level) {
    int[] cells = LandmarkChoice.cells(level);
    return level.graph().components().middle(cells, level.graph().map().stride());
  }

  /** The part of a whole turn up to a direction, in equal parts of the outline of a square. */
  private static double turn(int dx, int dy) {
    boolean isWide = Math.abs(dx) >= Math.abs(dy);
    double along = dx == 0 && dy == 0 ? 0 : isWide ? (double) dy / dx : -(double) dx / dy;
    int side = isWide ? dx >= 0 ? 0 : 2 : dy >= 0 ? 1 : 3;
    return (side + (1 + along) / 2) / 4;
  }

  @Override
  public int next() {
    return chosen[next++];
  }

  @Override
  public void know(GroupSearch search) {
    // all were chosen by their distance from the middle
  }
}
