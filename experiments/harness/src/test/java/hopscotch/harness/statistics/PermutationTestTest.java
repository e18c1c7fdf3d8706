package hopscotch.harness.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class PermutationTestTest {
  private static final double[] DARWIN = {
    49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48
  };

  /**
   * Darwin's maize, as Fisher goes through it in section 21 of "The Design of Experiments": of the
   * 32,768 sign changes 863 give a sum of 314 or more, and as many one of -314 or less.
   */
  @Test
  void agreesWithFisher() {
    assertEquals(2 * 863 / 32768.0, new PermutationTest(1, 1).pValue(DARWIN), 1e-12);
  }

  @Test
  void sampledAgreesWithExact() {
    double[] many = new double[24];
    for (int i = 0; i < many.length; i++) {
      many[i] = i < DARWIN.length ? DARWIN[i] : 0;
    }
    double sampled = new PermutationTest(100_000, 7).pValue(many);
    assertEquals(2 * 863 / 32768.0, sampled, 0.003);
  }

  /** Numbers whose blocks of signs do not end evenly. */
  @Test
  void sampledNumbersMayComeInAnyOrder() {
    double[] differences = IntStream.range(0, 19).mapToDouble(i -> i % 5 - 1.2).toArray();
    double[] backwards = IntStream.range(0, 19).mapToDouble(i -> differences[18 - i]).toArray();
    PermutationTest test = new PermutationTest(100_000, 5);
    assertEquals(test.pValue(differences), test.pValue(backwards), 0.005);
    assertEquals(enumerated(differences), test.pValue(differences), 0.005);
  }

  /** The share of all sign changes that are at least as extreme, one by one. */
  private static double enumerated(double[] differences) {
    double observed = Math.abs(DoubleStream.of(differences).sum());
    int extreme = 0;
    for (int signs = 0; signs < 1 << differences.length; signs++) {
      double sum = 0;
      for (int i = 0; i < differences.length; i++) {
        sum += (signs >> i & 1) == 0 ? differences[i] : -differences[i];
      }
      extreme += Math.abs(sum) >= observed - 1e-9 ? 1 : 0;
    }
    return (double) extreme / (1 << differences.length);
  }

  @Property(seed = "7", tries = 20)
  void noDifferencesGiveLessThanTheLeast(@ForAll @IntRange(min = 0, max = 20) int clusters) {
    PermutationTest test = new PermutationTest(10_000, 1);
    double[] alike = new double[clusters];
    Arrays.fill(alike, 1);
    double least = test.least(clusters);
    assertEquals(least, test.pValue(alike), clusters > PermutationTest.EXACT_CLUSTERS ? 2e-3 : 0);
  }

  /** Of any number of clusters, some with as many as others. */
  @Test
  void severalAreTestedAsEachAlone() {
    List<ClusteredValues> all =
        IntStream.range(0, 300).mapToObj(i -> Simulated.clusters(i, 1 + i % 21)).toList();
    PermutationTest test = new PermutationTest(200, 3);
    double[] together = test.ofMeans(all);
    for (int i = 0; i < together.length; i++) {
      assertEquals(test.ofMeans(List.of(all.get(i)))[0], together[i], 0);
    }
  }

  @Test
  void oneClusterProvesNothing() {
    assertEquals(1, new PermutationTest(1, 1).pValue(new double[] {5}), 0);
  }

  @Property(seed = "42", tries = 200)
  void exactWithTies(
      @ForAll @Size(min = 1, max = 8) List<@IntRange(min = -3, max = 3) Integer> all) {
    double[] differences = all.stream().mapToDouble(Integer::intValue).toArray();
    int observed = Math.abs(all.stream().mapToInt(Integer::intValue).sum());
    assertEquals(
        (double) atLeast(all, 0, 0, observed) / (1 << all.size()),
        new PermutationTest(1, 1).pValue(differences),
        1e-12);
  }

  /** How many ways to give the rest signs end at {@code observed} or beyond, in whole numbers. */
  private static int atLeast(List<Integer> all, int at, int sum, int observed) {
    if (at == all.size()) {
      return Math.abs(sum) >= observed ? 1 : 0;
    }
    return atLeast(all, at + 1, sum + all.get(at), observed)
        + atLeast(all, at + 1, sum - all.get(at), observed);
  }
}
