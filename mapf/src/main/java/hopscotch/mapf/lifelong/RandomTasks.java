package hopscotch.mapf.lifelong;

import hopscotch.core.grid.GridGraph;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;

/**
 * Tasks without end, each at a free cell; all free cells are equally likely. The same graph and
 * seed give the same tasks.
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
   * Draws cells until one is open; after many draws, takes the first open cell from the last drawn
   * one on.
   */
  @Override
  public int next(int unit, int cell, IntPredicate isOpen) {
    int at = 0;
    for (int i = 0; i < DRAWS; i++) {
      at = random.nextInt(cells.length);
      if (isOpen.test(cells[at])) {
        return cells[at];
      }
    }
    for (int i = 0; i < cells.length; i++) {
      int other = cells[(at + i) % cells.length];
      if (isOpen.test(other)) {
        return other;
      }
    }
    return NONE;
  }
}
