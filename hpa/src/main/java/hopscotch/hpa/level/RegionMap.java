package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import java.util.Arrays;

/** Numbers of regions, by region: an open hash table that is at most half full. For one thread. */
final class RegionMap {
  /** In place of the number of a region that has none. */
  static final int NONE = -1;

  private int[] regions = new int[64];
  private int[] numbers = new int[64];
  private final Ints taken = new Ints();

  RegionMap() {
    Arrays.fill(numbers, NONE);
  }

  /** Takes the number of every region away. */
  void clear() {
    for (int i = 0; i < taken.size(); i++) {
      numbers[taken.get(i)] = NONE;
    }
    taken.clear();
  }

  /** The number of a region, or {@link #NONE}. */
  int get(int region) {
    return numbers[place(region)];
  }

  /** Gives a region a number from 0 on, if it has none yet; answers whether it had none. */
  boolean putIfAbsent(int region, int number) {
    int place = place(region);
    if (numbers[place] != NONE) {
      return false;
    }
    put(place, region, number);
    if (2 * taken.size() > regions.length) {
      grow();
    }
    return true;
  }

  private int place(int region) {
    int mask = regions.length - 1;
    int place = region * 0x9E3779B9 >>> 8 & mask;
    while (numbers[place] != NONE && regions[place] != region) {
      place = place + 1 & mask;
    }
    return place;
  }

  private void put(int place, int region, int number) {
    regions[place] = region;
    numbers[place] = number;
    taken.add(place);
  }

  private void grow() {
    int[] oldRegions = regions;
    int[] oldNumbers = numbers;
    regions = new int[2 * oldRegions.length];
    numbers = new int[regions.length];
    Arrays.fill(numbers, NONE);
    taken.clear();
    for (int k = 0; k < oldRegions.length; k++) {
      if (oldNumbers[k] != NONE) {
        put(place(oldRegions[k]), oldRegions[k], oldNumbers[k]);
      }
    }
  }
}
