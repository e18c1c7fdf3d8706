package hopscotch.mapf.lifelong;

import java.util.function.IntPredicate;

/** Where units go next: goals that come one after another. Not safe for use by several threads. */
public interface Tasks {
  /** The answer where no task is left for a unit. */
  int NONE = -1;

  /**
   * The next goal of a unit that has come to its last one, {@link #NONE} where there is none.
   *
   * @param unit the unit, from 0
   * @param cell where it is
   * @param isOpen whether a cell may be its goal now: no other unit's, not where it is, and joined
   *     to it
   */
  int next(int unit, int cell, IntPredicate isOpen);
}
