package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import java.util.Arrays;

/**
 * The order of units in a step. Units that have been on their way for the most steps come first,
 * and among equals those that began farthest from their goals. Not safe for use by several threads.
 */
public final class Priorities {
  private final int[] unitOfRank;
  private final int[] rankOfUnit;
  private final long[] keys;

  /** For units at their starts, one vertex for each. */
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
   * Writes the units in the order of falling priority.
   *
   * @param elapsed for each unit, the steps since it was last at its goal; 0 if it is there now
   * @param order gets the units
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

  /**
   * Writes the units in the order of rising distance to their goals. Those at their goals come
   * last.
   *
   * @param now where the units are, a vertex for each
   * @param order gets the units
   */
  public void nearestFirst(GoalDistances distances, int[] now, int[] order) {
    for (int unit = 0; unit < order.length; unit++) {
      int distance = distances.of(unit, now[unit]);
      keys[unit] = (distance == 0 ? Integer.MAX_VALUE : (long) distance) << 32 | rankOfUnit[unit];
    }
    Arrays.sort(keys);
    for (int i = 0; i < order.length; i++) {
      order[i] = unitOfRank[(int) keys[i]];
    }
  }

  /** The steps since a unit was last at its goal, one step later than {@code elapsed}. */
  public static char next(char elapsed, boolean atGoal) {
    return atGoal ? 0 : elapsed == Character.MAX_VALUE ? elapsed : (char) (elapsed + 1);
  }
}
