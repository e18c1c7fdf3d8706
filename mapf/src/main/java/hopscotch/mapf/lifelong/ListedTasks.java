package hopscotch.mapf.lifelong;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Tasks in one list for all units: a unit gets the first that is open to it, and no two units the
 * same one.
 */
public final class ListedTasks implements Tasks {
  private final IntArrayList left;

  /** These goal cells, in this order; a cell may come several times. */
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

  /** The tasks that nobody has got, in order. */
  public List<Integer> left() {
    return List.copyOf(left);
  }
}
