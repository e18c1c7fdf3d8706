package hopscotch.bidirectional.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The choice of a cluster, against all sets of clusters that cover every pair. */
class DynamicCoverSearchTest {
  private static final int CLUSTERS = 5;

  /** Clusters one wide: so many cells of g = 0, 1, 2, and so on. */
  private static BucketArray clusters(int... sizes) {
    BucketArray array = new BucketArray(0);
    array.clear(0);
    for (int g = 0; g < sizes.length; g++) {
      for (int i = 0; i < sizes[g]; i++) {
        array.push(g, i);
      }
    }
    return array;
  }

  /** The weight of the lightest cover, of those that hold or lack the first clusters as asked. */
  private static int lightest(
      int[] ahead, int[] behind, int limit, boolean firstAhead, boolean firstBehind) {
    int least = Integer.MAX_VALUE;
    for (int chosen = 0; chosen < 1 << 2 * CLUSTERS; chosen++) {
      if (has(chosen, first(ahead)) != firstAhead
          || has(chosen, CLUSTERS + first(behind)) != firstBehind) {
        continue;
      }
      int weight = 0;
      boolean covers = true;
      for (int i = 0; i < CLUSTERS; i++) {
        weight += (has(chosen, i) ? ahead[i] : 0) + (has(chosen, CLUSTERS + i) ? behind[i] : 0);
        for (int j = 0; j < CLUSTERS; j++) {
          boolean isPair = ahead[i] > 0 && behind[j] > 0 && i + j <= limit;
          covers &= !isPair || has(chosen, i) || has(chosen, CLUSTERS + j);
        }
      }
      least = covers ? Math.min(least, weight) : least;
    }
    return least;
  }

  private static boolean has(int chosen, int i) {
    return (chosen >>> i & 1) != 0;
  }

  private static int first(int[] sizes) {
    int i = 0;
    while (sizes[i] == 0) {
      i++;
    }
    return i;
  }

  @Test
  void expandsTheFirstClusterOfAMinimumCover() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      int[] ahead = random.ints(CLUSTERS, 0, 6).toArray();
      int[] behind = random.ints(CLUSTERS, 0, 6).toArray();
      ahead[4]++;
      behind[4]++;
      int limit = first(ahead) + first(behind) + random.nextInt(5);
      int forward = lightest(ahead, behind, limit, true, false);
      int backward = lightest(ahead, behind, limit, false, true);
      int both = lightest(ahead, behind, limit, true, true);
      int least = Math.min(both, Math.min(forward, backward));
      boolean prefersForward =
          DynamicCoverSearch.coverPrefersForward(clusters(ahead), clusters(behind), limit);
      int preferred = Math.min(both, prefersForward ? forward : backward);
      assertEquals(least, preferred, "round " + round);
    }
  }

  @Test
  void ofTwoFirstClustersInTheCoverTheSmallerIsExpanded() {
    int limit = 2;
    assertTrue(DynamicCoverSearch.coverPrefersForward(clusters(2, 9, 9), clusters(3, 9, 9), limit));
    assertFalse(
        DynamicCoverSearch.coverPrefersForward(clusters(3, 9, 9), clusters(2, 9, 9), limit));
  }

  @Test
  void aLighterSideIsTheCover() {
    assertTrue(DynamicCoverSearch.coverPrefersForward(clusters(1), clusters(2), 0));
    assertFalse(DynamicCoverSearch.coverPrefersForward(clusters(2), clusters(1), 0));
    assertFalse(DynamicCoverSearch.coverPrefersForward(clusters(1), clusters(1), 0));
  }
}
