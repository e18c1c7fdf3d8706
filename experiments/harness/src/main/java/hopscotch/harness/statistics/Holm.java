package hopscotch.harness.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Correction of p-values for many comparisons: S. Holm, "A Simple Sequentially Rejective Multiple
 * Test Procedure", Scandinavian Journal of Statistics 6(2), 1979.
 */
public final class Holm {
  private Holm() {}

  /** Adjusted p-values in the order given. Each may be compared with the level for all together. */
  public static double[] adjust(double[] pValues) {
    List<Integer> order =
        IntStream.range(0, pValues.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .toList();
    double[] adjusted = new double[pValues.length];
    double running = 0;
    for (int rank = 0; rank < order.size(); rank++) {
      int i = order.get(rank);
      running = Math.max(running, Math.min(1, (pValues.length - rank) * pValues[i]));
      adjusted[i] = running;
    }
    return adjusted;
  }
}
