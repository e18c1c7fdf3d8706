package hopscotch.live.library;

/**
 * Replaces {@code java.util.SplittableRandom}, and draws the same numbers: Steele, Lea and Flood
 * 2014, "Fast splittable pseudorandom number generators".
 */
public final class SeedStream {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;
  private static final double UNIT = 0x1.0p-53;

  private long seed;

  /** The numbers of a seed. */
  public SeedStream(long seed) {
    this.seed = seed;
  }

  private long nextSeed() {
    seed += GOLDEN_GAMMA;
    return seed;
  }

  /** A random long. */
  public long nextLong() {
    long z = nextSeed();
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** A random int. */
  public int nextInt() {
    long z = nextSeed();
    z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
    return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
  }

  /** An int from 0 to {@code bound - 1}. */
  public int nextInt(int bound) {
    int drawn = nextInt();
    int most = bound - 1;
    if ((bound & most) == 0) {
      return drawn & most;
    }
    int half = drawn >>> 1;
    int number = half % bound;
    while (half + most - number < 0) {
      half = nextInt() >>> 1;
      number = half % bound;
    }
    return number;
  }

  /** An int from {@code origin} to {@code bound - 1}. The size of the range must fit an int. */
  public int nextInt(int origin, int bound) {
    return origin + nextInt(bound - origin);
  }

  /** A number from 0 inclusive to 1 exclusive. */
  public double nextDouble() {
    return (nextLong() >>> 11) * UNIT;
  }

  /** A random boolean. */
  public boolean nextBoolean() {
    return nextInt() < 0;
  }
}
