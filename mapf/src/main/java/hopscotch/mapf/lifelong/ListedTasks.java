package hopscotch.mapf.lifelong;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Tasks in one list for all units: a unit gets the first that is open to it, and no two units the
 * same one.
 */
public final class ListedTasks implements Tasks {
  private final List<Integer> left;

  /** These goal cells, in this order; a cell may come several times. */
  public ListedTasks(int[] goals) {
    left = new LinkedList<>();
    for (int goal : goals) {
      left.add(goal);
    }
  }

  @Override
  public int next(int unit, int cell, IntPredicate isOpen) {
    for (Iterator<Integer> i = left.iterator(); i.hasNext(); ) {
      int goal = i.next();
      if (isOpen.test(goal)) {
        i.remove();
        return goal;
      }
    }
    return NONE;
  }

  /** The tasks that nobody has got, in order. */
  public List<Integer> left() {
    return new ArrayList<>(left);
  }
}
