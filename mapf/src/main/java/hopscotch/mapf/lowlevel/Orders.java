package hopscotch.mapf.lowlevel;

import java.util.SplittableRandom;

/** Orders in which units are planned. */
public final class Orders {

  private Orders() {}

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
