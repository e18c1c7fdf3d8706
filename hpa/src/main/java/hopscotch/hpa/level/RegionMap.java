package hopscotch.hpa.level;

import java.util.Arrays;

/** Numbers of regions, by region: an open hash table of at most half as many as it has places. */
final class RegionMap {
  /** In place of the number of a region that has none. */
  static final int NONE = -1;

  private int[] regions = new int[64];
  private int[] numbers = new int[64];
  private int size;

  RegionMap() {
    Arrays.fill(numbers, NONE);
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
    regions[place] = region;
    numbers[place] = number;
    size++;
    if (2 * size > regions.length) {
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

  private void grow() {
    int[] oldRegions = regions;
    int[] oldNumbers = numbers;
    regions = new int[2 * oldRegions.length];
    numbers = new int[regions.length];
    Arrays.fill(numbers, NONE);
    for (int k = 0; k < oldRegions.length; k++) {
      if (oldNumbers[k] != NONE) {
        int place = place(oldRegions[k]);
        regions[place] = oldRegions[k];
        numbers[place] = oldNumbers[k];
      }
    }
  }
}
