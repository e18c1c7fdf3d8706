package hopscotch.mapf.lifelong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Tasks in one list for all units. A unit gets the first task whose places it can reach; each task
 * is given to one unit only.
 */
public final class ListedTasks implements Tasks {
  private final List<int[]> left;

  /** These tasks, in this order; each has at least one place. */
  public ListedTasks(List<int[]> tasks) {
    left = new ArrayList<>(tasks);
  }

  @Override
  public int[] next(int unit, IntPredicate isReachable) {
    for (int i = 0; i < left.size(); i++) {
      if (Arrays.stream(left.get(i)).allMatch(isReachable)) {
        return left.remove(i);
      }
    }
    return NONE;
  }

  /** The tasks that have not been given out, in order. */
  public List<int[]> left() {
    return List.copyOf(left);
  }
}
