package hopscotch.mapf.lifelong;

import java.util.function.IntPredicate;

/** Gives each unit a goal of its own first, and then what other tasks there are. */
final class FirstGoals implements Tasks {
  private final int[] goals;
  private final boolean[] isGiven;
  private final Tasks then;

  /** One goal for each unit, a cell that it can reach. */
  FirstGoals(int[] goals, Tasks then) {
    this.goals = goals.clone();
    this.isGiven = new boolean[goals.length];
    this.then = then;
  }

  @Override
  public int[] next(int unit, IntPredicate isReachable) {
    if (isGiven[unit]) {
      return then.next(unit, isReachable);
    }
    isGiven[unit] = true;
    return new int[] {goals[unit]};
  }
}
