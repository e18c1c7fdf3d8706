package hopscotch.mapf.lowlevel;

import java.util.SplittableRandom;

/** Orders in which units are planned. */
public final class Orders {

  private Orders() {}

  /** The units in the order of their numbers. */
  public static int[] given(int units) {
    int[] order = new int[units];
    for (int unit = 0; unit < units; unit++) {
      order[unit] = unit;
    }
    return order;
  }

  /** Shuffles the units from an index on. */
  public static void shuffle(int[] units, int from, SplittableRandom random) {
    for (int i = units.length - 1; i > from; i--) {
      int other = random.nextInt(from, i + 1);
      int swap = units[i];
      units[i] = units[other];
      units[other] = swap;
    }
  }
}
