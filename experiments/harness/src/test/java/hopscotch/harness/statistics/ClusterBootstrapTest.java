package hopscotch.harness.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClusterBootstrapTest {

  @Test
  void equalClustersHaveNoInterval() {
    ClusteredValues clusters = ClusteredValues.of(new double[] {2, 2, 2}, new int[] {0, 1, 1}, 2);
    ClusterBootstrap.Interval interval = new ClusterBootstrap(100, 1).interval(clusters);
    assertEquals(2, interval.least(), 0);
    assertEquals(2, interval.largest(), 0);
  }

  @Test
  void oneClusterHasNone() {
    ClusteredValues clusters = ClusteredValues.of(new double[] {1, 2}, new int[] {0, 0}, 1);
    assertEquals(Double.NaN, new ClusterBootstrap(100, 1).interval(clusters).least());
  }

  /** With 2 maps a resample is one of them, both, or the other: the interval spans both. */
  @Test
  void ofTwoClustersTheIntervalSpansBoth() {
    ClusteredValues clusters = ClusteredValues.of(new double[] {1, 3}, new int[] {0, 1}, 2);
    ClusterBootstrap.Interval interval = new ClusterBootstrap(1000, 1).interval(clusters);
    assertEquals(1, interval.least(), 1e-12);
    assertEquals(3, interval.largest(), 1e-12);
  }

  /** Of any number of clusters, some with as many as others. */
  @Test
  void severalIntervalsAreThoseOfEachAlone() {
    List<ClusteredValues> all =
        IntStream.range(0, 300).mapToObj(i -> Simulated.clusters(i, 1 + i % 21)).toList();
    ClusterBootstrap bootstrap = new ClusterBootstrap(50, 3);
    List<ClusterBootstrap.Interval> together = bootstrap.intervals(all);
    for (int i = 0; i < all.size(); i++) {
      assertEquals(bootstrap.interval(all.get(i)), together.get(i));
    }
  }

  @Test
  void clustersWithoutNumbersAreLeftAside() {
    assertEquals(2, ClusteredValues.of(new double[] {1, 2}, new int[] {0, 4}, 9).count());
  }

  /** 30 maps of 5 to 40 queries: a map's own effect, and noise as large within it. */
  @Test
  void coversTheMeanNineteenTimesInTwenty() {
    Random random = new Random(11);
    int trials = 600;
    int covered = 0;
    for (int trial = 0; trial < trials; trial++) {
      ClusteredValues clusters = Simulated.clusters(random, 30);
      ClusterBootstrap.Interval interval = new ClusterBootstrap(400, trial).interval(clusters);
      covered += interval.least() <= 0 && 0 <= interval.largest() ? 1 : 0;
    }
    double coverage = (double) covered / trials;
    assertTrue(coverage > 0.92 && coverage < 0.975, "coverage " + coverage);
  }
}
