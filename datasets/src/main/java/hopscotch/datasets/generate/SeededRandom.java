package hopscotch.datasets.generate;

/**
 * SplitMix64, the generator of G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom
 * Number Generators", OOPSLA 2014. It is written out here because a generated map must never
 * change, and the contract of the JDK's generators does not say how they draw from a range. For one
 * thread.
 */
public final class SeededRandom {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  /** A generator whose numbers follow from its seed. */
  public SeededRandom(long seed) {
    state = seed;
  }

  /** The next 64 bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    long z = state;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** A uniform number in [0, bound), up to a bias below bound / 2^32. The bound is at least 1. */
  public int below(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }

  /** A uniform number in [least, most]. */
  public int between(int least, int most) {
    return least + below(most - least + 1);
  }

  /** True with this probability. */
  public boolean chance(double probability) {
    return (nextLong() >>> 11) * 0x1p-53 < probability;
  }
}
