package hopscotch.visual.view.api;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Draws the first cells of the units of a crowd. */
final class Gathering {
  /** How many cells a unit the draw is made among, those nearest to the start. */
  private static final int CELLS_A_UNIT = 3;

  private Gathering() {}

  /** Draws different cells near a start, one a unit, or all that can be reached. */
  static int[] around(GridGraph graph, int start, int units, long seed) {
    graph.requireFree(start, "start");
    int[] cells = nearest(graph, start, CELLS_A_UNIT * units);
    SplittableRandom random = new SplittableRandom(seed);
    int count = Math.min(units, cells.length);
    for (int i = 0; i < count; i++) {
      int other = random.nextInt(i, cells.length);
      int cell = cells[other];
      cells[other] = cells[i];
      cells[i] = cell;
    }
    return Arrays.copyOf(cells, count);
  }

  /** The cells that are the fewest moves away, at most {@code most} of them. */
  private static int[] nearest(GridGraph graph, int start, int most) {
    int[] offsets = Directions.offsets(graph.map().stride());
    boolean[] isSeen = new boolean[graph.map().cellCount()];
    int[] cells = new int[most];
    int count = 0;
    cells[count++] = start;
    isSeen[start] = true;
    for (int i = 0; i < count; i++) {
      int moves = graph.moves(cells[i]);
      for (int legal = moves; legal != 0 && count < most; legal &= legal - 1) {
        int next = cells[i] + offsets[Integer.numberOfTrailingZeros(legal)];
        if (!isSeen[next]) {
          isSeen[next] = true;
          cells[count++] = next;
        }
      }
    }
    return Arrays.copyOf(cells, count);
  }
}
