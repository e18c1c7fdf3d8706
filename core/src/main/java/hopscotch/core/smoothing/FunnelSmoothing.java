package hopscotch.core.smoothing;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.RowScan;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import java.util.Arrays;

/**
 * The shortest path on the same sides of all obstacles as a path of moves, by the funnel algorithm
 * (Chazelle 1982; Lee and Preparata, "Euclidean Shortest Paths in the Presence of Rectilinear
 * Barriers", Networks 14, 1984).
 *
 * <p>The free cells of a row fall into runs. A path of moves goes from run to run through the sides
 * that two of them share, its portals. If it comes back to the run before the last, both portals
 * are struck out. What is left is the corridor. The funnel is what can be seen through its portals
 * so far: an apex and two chains that bend inwards.
 *
 * <p>The agent is a point, as that of the exact any-angle planners is. The path begins and ends at
 * centres of cells and bends at corners of blocked cells. All is decided in whole numbers. Where a
 * diagonal move squeezes between two blocked cells, the portal is their common corner.
 *
 * <p>Time: linear in the path, and a scan of two words for each row entered. Space: 20 bytes for
 * each row entered. For one thread.
 */
final class FunnelSmoothing implements Smoother {
  private final Points points;
  private final long[] freeBits;
  private final int stride;

  /** Three numbers a run of the corridor: its row, its first cell and the cell after its last. */
  private int[] corridor = new int[3 * 256];

  private int runs;
  private final Chain left = new Chain(1);
  private final Chain right = new Chain(-1);
  private int apexX;
  private int apexY;

  FunnelSmoothing(GridGraph graph) {
    points = new Points(graph);
    freeBits = graph.freeBits();
    stride = graph.map().stride();
  }

  @Override
  public void smooth(PathBuffer path) {
    int start = points.centre(path.cell(0));
    int goal = points.centre(path.cell(path.size() - 1));
    findCorridor(path);
    path.clear();
    path.addPoint(start);
    if (start == goal) {
      return;
    }
    apexX = points.x(start);
    apexY = points.y(start);
    left.clear();
    right.clear();
    for (int run = 1; run < runs; run++) {
      addPortal(run, path);
    }
    add(left, right, points.x(goal), points.y(goal), path);
    left.trace(points, path);
  }

  private void findCorridor(PathBuffer path) {
    runs = 0;
    enter(path.cell(0));
    for (int i = 1; i < path.size(); i++) {
      int from = path.cell(i - 1);
      int to = path.cell(i);
      int moves = to / stride == from / stride ? 0 : Segments.moves(from, to, stride);
      for (int move = 1; move <= moves; move++) {
        enter(from + (to - from) / moves * move);
      }
    }
  }

  /** Adds the run of a cell to the corridor, or strikes the last out if it leads back. */
  private void enter(int cell) {
    if (runs > 1 && cell >= corridor[3 * runs - 5] && cell < corridor[3 * runs - 4]) {
      runs--;
      return;
    }
    if (3 * runs == corridor.length) {
      corridor = Arrays.copyOf(corridor, 2 * corridor.length);
    }
    corridor[3 * runs] = cell / stride;
    corridor[3 * runs + 1] = RowScan.previousBlocked(freeBits, cell) + 1;
    corridor[3 * runs + 2] = RowScan.nextBlocked(freeBits, cell);
    runs++;
  }

  /** Narrows the funnel to the side that a run shares with the one before. */
  private void addPortal(int run, PathBuffer path) {
    int row = corridor[3 * run];
    int rowBefore = corridor[3 * run - 3];
    int first = row * stride + 1;
    int firstBefore = rowBefore * stride + 1;
    int least = 2 * Math.max(corridor[3 * run + 1] - first, corridor[3 * run - 2] - firstBefore);
    int most = 2 * Math.min(corridor[3 * run + 2] - first, corridor[3 * run - 1] - firstBefore);
    int y = 2 * Math.max(row, rowBefore) - 2;
    add(left, right, row > rowBefore ? most : least, y, path);
    add(right, left, row > rowBefore ? least : most, y, path);
  }

  /** Adds an end of a portal to the chain of its side, or to the path what the chain crosses. */
  private void add(Chain own, Chain other, int x, int y, PathBuffer path) {
    if (own.cut(apexX, apexY, x, y)) {
      while (other.size() > 0 && other.isInside(apexX, apexY, x, y)) {
        apexX = other.firstX();
        apexY = other.firstY();
        other.removeFirst();
        path.addPoint(points.point(apexX, apexY));
      }
    }
    own.add(x, y);
  }

  /** Always 0, since no lines of sight are tested. */
  @Override
  public long sightTests() {
    return 0;
  }

  /** One side of the funnel, from the point after the apex to the last portal. */
  private static final class Chain {
    /** 1 for the left side, -1 for the right one. */
    private final int side;

    private int[] xs = new int[256];
    private int[] ys = new int[256];
    private int begin;
    private int end;

    Chain(int side) {
      this.side = side;
    }

    void clear() {
      begin = 0;
      end = 0;
    }

    int size() {
      return end - begin;
    }

    int firstX() {
      return xs[begin];
    }

    int firstY() {
      return ys[begin];
    }

    void removeFirst() {
      begin++;
    }

    /** Whether a point lies beyond the first point of this chain, seen from the apex. */
    boolean isInside(int apexX, int apexY, int x, int y) {
      return turn(apexX, apexY, xs[begin], ys[begin], x, y) > 0;
    }

    /** Drops the points that a new one leaves no bend at; true if none is left. */
    boolean cut(int apexX, int apexY, int x, int y) {
      while (end > begin) {
        boolean isFirst = end == begin + 1;
        int beforeX = isFirst ? apexX : xs[end - 2];
        int beforeY = isFirst ? apexY : ys[end - 2];
        if (turn(beforeX, beforeY, xs[end - 1], ys[end - 1], x, y) > 0) {
          return false;
        }
        end--;
      }
      return true;
    }

    /** Above 0 where the way from a over b to (x, y) turns towards this chain's side. */
    private long turn(int aX, int aY, int bX, int bY, int x, int y) {
      return -side * ((long) (bX - aX) * (y - bY) - (long) (bY - aY) * (x - bX));
    }

    void add(int x, int y) {
      if (begin == end) {
        clear();
      }
      if (end == xs.length) {
        xs = Arrays.copyOf(xs, 2 * end);
        ys = Arrays.copyOf(ys, 2 * end);
      }
      xs[end] = x;
      ys[end] = y;
      end++;
    }

    void trace(Points points, PathBuffer path) {
      for (int i = begin; i < end; i++) {
        path.addPoint(points.point(xs[i], ys[i]));
      }
    }
  }
}
