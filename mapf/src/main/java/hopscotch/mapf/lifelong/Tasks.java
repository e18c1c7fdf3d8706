package hopscotch.mapf.lifelong;

import java.util.function.IntPredicate;

/** The goals that units get one after another. Not safe for use by several threads. */
public interface Tasks {
  /** The answer if no task is left for a unit. */
  int NONE = -1;

  /**
   * The next goal of a unit that has reached its last one, or {@link #NONE} if there is none.
   *
   * @param unit the unit, from 0
   * @param cell where it is
   * @param isOpen whether a cell may be its goal now: no other unit has it as its goal, the unit is
   *     not there already, and a path leads there
   */
  int next(int unit, int cell, IntPredicate isOpen);
}
