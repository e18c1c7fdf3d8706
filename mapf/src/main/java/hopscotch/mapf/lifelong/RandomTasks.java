package hopscotch.mapf.lifelong;

import hopscotch.core.grid.GridGraph;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;

/**
 * Tasks without end, each of one place, a free cell; all free cells are equally likely. The same
 * graph and seed give the same tasks.
 */
public final class RandomTasks implements Tasks {
  private static final int DRAWS = 1000;

  private final int[] cells;
  private final SplittableRandom random;

  /** Random tasks on a graph. */
  public RandomTasks(GridGraph graph, long seed) {
    random = new SplittableRandom(seed);
    cells = graph.freeCells();
  }

  /**
   * Draws cells until one can be reached; after many draws, takes the first such cell from the last
   * drawn one on.
   */
  @Override
  public int[] next(int unit, IntPredicate isReachable) {
    int at = 0;
    for (int i = 0; i < DRAWS; i++) {
      at = random.nextInt(cells.length);
      if (isReachable.test(cells[at])) {
        return new int[] {cells[at]};
      }
    }
    for (int i = 0; i < cells.length; i++) {
      int other = cells[(at + i) % cells.length];
      if (isReachable.test(other)) {
        return new int[] {other};
      }
    }
    return NONE;
  }
}
