package hopscotch.hpa.contraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * Walks the arcs of a hierarchy. A shortcut is unpacked into its two parts. The part that is walked
 * first is always walked backwards, and the other one forwards. So only a stack of arcs to be
 * walked forwards is needed. For one thread.
 */
final class ArcWalk {
  private final UpwardGraph upward;
  private final int[] offsets;
  private int[] pending = new int[64];

  ArcWalk(UpwardGraph upward, GridMap map) {
    this.upward = upward;
    this.offsets = Directions.offsets(map.stride());
  }

  /**
   * Walks an arc forwards from the cell of its node, appends the cells after it, and returns the
   * last.
   */
  int appendUp(int arc, int cell, PathBuffer path) {
    return append(arc, true, cell, path);
  }

  /**
   * Walks an arc backwards from the cell of its target, appends the cells after it, and returns the
   * last.
   */
  int appendDown(int arc, int cell, PathBuffer path) {
    return append(arc, false, cell, path);
  }

  private int append(int arc, boolean isUp, int cell, PathBuffer path) {
    final int[] parts = upward.parts;
    int at = arc;
    boolean up = isUp;
    int from = cell;
    int waiting = 0;
    while (true) {
      int first = parts[2 * at];
      int second = parts[2 * at + 1];
      if (first >= 0) {
        if (waiting == pending.length) {
          pending = Arrays.copyOf(pending, 2 * waiting);
        }
        pending[waiting++] = up ? second : first;
        at = up ? first : second;
        up = false;
        continue;
      }
      if (up) {
        from = run(~first, 1, from, path);
        from = run(second, 1, from, path);
      } else {
        from = run(second, -1, from, path);
        from = run(~first, -1, from, path);
      }
      if (waiting == 0) {
        return from;
      }
      at = pending[--waiting];
      up = true;
    }
  }

  /** Appends the moves of a run, forwards if {@code sign} is 1 and backwards if it is -1. */
  private int run(int run, int sign, int from, PathBuffer path) {
    int step = sign * offsets[UpwardGraph.direction(run)];
    int count = UpwardGraph.count(run);
    path.addRun(from + step, step, count);
    return from + count * step;
  }
}
