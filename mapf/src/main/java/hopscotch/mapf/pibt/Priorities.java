package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import java.util.Arrays;

/**
 * The order of units in a step: those longest on their way to the goal first, and among them those
 * that began farthest from it. Not safe for use by several threads.
 */
public final class Priorities {
  private final int[] unitOfRank;
  private final int[] rankOfUnit;
  private final long[] keys;

  /** For units at their starts, a vertex each. */
  public Priorities(GoalDistances distances, int[] starts) {
    int units = starts.length;
    keys = new long[units];
    unitOfRank = new int[units];
    rankOfUnit = new int[units];
    for (int unit = 0; unit < units; unit++) {
      keys[unit] = -(long) distances.of(unit, starts[unit]) << 32 | unit;
    }
    Arrays.sort(keys);
    for (int rank = 0; rank < units; rank++) {
      unitOfRank[rank] = (int) keys[rank];
      rankOfUnit[unitOfRank[rank]] = rank;
    }
  }

  /**
   * Writes the units by falling priority.
   *
   * @param elapsed by unit, the steps since it was last at its goal, 0 where it is there
   * @param order as many
   */
  public void order(char[] elapsed, int[] order) {
    for (int unit = 0; unit < order.length; unit++) {
      keys[unit] = -(long) elapsed[unit] << 32 | rankOfUnit[unit];
    }
    Arrays.sort(keys);
    for (int i = 0; i < order.length; i++) {
      order[i] = unitOfRank[(int) keys[i]];
    }
  }

  /** The steps since a unit was last at its goal, one step later. */
  public static char next(char elapsed, boolean atGoal) {
    return atGoal ? 0 : elapsed == Character.MAX_VALUE ? elapsed : (char) (elapsed + 1);
  }
}
