package hopscotch.experiments.run.timing;

/**
 * A mean that forgets: the last hundred values or so make it, and where there are fewer all do.
 * What is measured while code is compiled is forgotten once it is. Not safe for use by several
 * threads.
 */
public final class RecentMean {
  private static final double KEPT = 0.99;

  private double weight;
  private double sum;

  /** Takes in a value. */
  public void add(double value) {
    weight = KEPT * weight + 1;
    sum = KEPT * sum + value;
  }

  /** The mean; -1 without a value. */
  public double orMinusOne() {
    return weight == 0 ? -1 : sum / weight;
  }
}
