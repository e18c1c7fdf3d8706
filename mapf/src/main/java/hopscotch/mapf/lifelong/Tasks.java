package hopscotch.mapf.lifelong;

import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * The tasks that units get one after another. A task is a list of places, cells of the map, that
 * one unit visits in this order. Not safe for use by several threads.
 */
public interface Tasks {
  /** The answer if no task is left for a unit. */
  int[] NONE = {};

  /**
   * The next task of a unit that is free: its places, at least one, in an array that must not be
   * changed; or {@link #NONE}.
   *
   * @param isReachable whether a path leads from where the unit is to a cell
   */
  int[] next(int unit, IntPredicate isReachable);

  /** These tasks, after a first one for each unit: to go to its own cell among these. */
  default Tasks after(int[] goals) {
    int[] first = goals.clone();
    BitSet given = new BitSet();
    return (unit, isReachable) -> {
      if (given.get(unit)) {
        return next(unit, isReachable);
      }
      given.set(unit);
      return new int[] {first[unit]};
    };
  }
}
