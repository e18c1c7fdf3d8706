package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.SearchObserver;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** Records which cells a search expanded first in which order, a byte a cell. */
final class ExpandedCells implements SearchObserver {
  private final GridMap map;
  private final int[] times;
  private int count;
  private int left = Integer.MAX_VALUE;
  private int top = Integer.MAX_VALUE;
  private int right = -1;
  private int bottom = -1;

  ExpandedCells(GridMap map) {
    this.map = map;
    times = new int[map.cellCount()];
  }

  @Override
  public void begin(int start, int goal) {
    Arrays.fill(times, 0);
    count = 0;
    left = Integer.MAX_VALUE;
    top = Integer.MAX_VALUE;
    right = -1;
    bottom = -1;
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    if (times[cell] == 0) {
      times[cell] = ++count;
      left = Math.min(left, map.x(cell));
      top = Math.min(top, map.y(cell));
      right = Math.max(right, map.x(cell));
      bottom = Math.max(bottom, map.y(cell));
    }
  }

  /** Left, top, width and height of the box around the cells. All are 0 if there are no cells. */
  int[] box() {
    return count == 0 ? new int[4] : new int[] {left, top, right - left + 1, bottom - top + 1};
  }

  /**
   * One byte for each free cell of the box, row by row. It is 0 if the cell was not expanded, and
   * otherwise 1 to {@code steps} by time, minus the number of the free cell before, modulo {@code
   * steps + 1}. The differences compress well.
   */
  byte[] steps(GridGraph graph, int steps) {
    int[] box = box();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int last = 0;
    for (int i = 0; i < box[2] * box[3]; i++) {
      int cell = map.cell(box[0] + i % box[2], box[1] + i / box[2]);
      if (graph.isFree(cell)) {
        int step = times[cell] == 0 ? 0 : (int) (1 + (long) (times[cell] - 1) * steps / count);
        bytes.write(Math.floorMod(step - last, steps + 1));
        last = step;
      }
    }
    return bytes.toByteArray();
  }
}
