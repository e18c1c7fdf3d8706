package hopscotch.mapf.lifelong;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Tasks in one list for all units. A unit gets the first task that is open to it; each task is
 * given to one unit only.
 */
public final class ListedTasks implements Tasks {
  private final IntArrayList left;

  /** Tasks at these cells, in this order; a cell may occur several times. */
  public ListedTasks(int[] goals) {
    left = new IntArrayList(goals);
  }

  @Override
  public int next(int unit, int cell, IntPredicate isOpen) {
    for (int i = 0; i < left.size(); i++) {
      if (isOpen.test(left.getInt(i))) {
        return left.removeInt(i);
      }
    }
    return NONE;
  }

  /** The tasks that have not been given out, in order. */
  public List<Integer> left() {
    return List.copyOf(left);
  }
}
