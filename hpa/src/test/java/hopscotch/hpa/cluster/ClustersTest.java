package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridMap;
import org.junit.jupiter.api.Test;

class ClustersTest {
  private static GridMap blank(int width, int height) {
    return GridMap.builder(width, height).build();
  }

  @Test
  void clustersAtTheSouthEastAreCutShort() {
    Clusters clusters = Clusters.of(blank(10, 7), 4);
    assertEquals(3, clusters.columns());
    assertEquals(2, clusters.rows());
    assertEquals(6, clusters.count());
    int last = clusters.of(clusters.map().cell(9, 6));
    assertEquals(5, last);
    assertEquals(8, clusters.x(last));
    assertEquals(4, clusters.y(last));
    assertEquals(2, clusters.width(last));
    assertEquals(3, clusters.height(last));
  }

  @Test
  void theRingRunsClockwiseFromTheNorthWest() {
    Clusters clusters = Clusters.of(blank(8, 8), 4);
    GridMap map = clusters.map();
    assertEquals(12, clusters.ringLength());
    assertEquals(0, clusters.ringOf(map.cell(4, 4)));
    assertEquals(3, clusters.ringOf(map.cell(7, 4)));
    assertEquals(6, clusters.ringOf(map.cell(7, 7)));
    assertEquals(9, clusters.ringOf(map.cell(4, 7)));
    assertEquals(11, clusters.ringOf(map.cell(4, 5)));
    assertEquals(-1, clusters.ringOf(map.cell(5, 6)));
  }

  @Test
  void groupsJoinTwoByTwo() {
    Clusters clusters = Clusters.of(blank(10, 10), 2);
    assertEquals(0, clusters.groupOf(6));
    assertEquals(2, clusters.groupOf(9));
    assertEquals(5, clusters.groupOf(14));
    assertEquals(8, clusters.groupOf(24));
    assertEquals(9, clusters.grouped().count());
  }

  @Test
  void aSideBeyondTheMapGivesOneCluster() {
    assertEquals(1, Clusters.of(blank(3, 5), 1000).count());
    assertEquals(5, Clusters.of(blank(3, 5), 1000).side());
    assertEquals(2, Clusters.of(blank(1, 1), 2).side());
  }

  @Test
  void aSideBelowTwoIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Clusters.of(blank(3, 3), 1));
  }

  @Test
  void theLongestSideAmongSeveralClustersIsOneThatNumbersItsNodes() {
    GridMap map = blank(Clusters.MAX_SIDE + 2, 1);
    assertEquals(2, Clusters.of(map, Clusters.MAX_SIDE).count());
    assertEquals(1, Clusters.of(map, Clusters.MAX_SIDE + 2).count());
    String message =
        assertThrows(IllegalArgumentException.class, () -> Clusters.of(map, Clusters.MAX_SIDE + 1))
            .getMessage();
    assertEquals("cluster of side 4097: expected at most 4096, or the whole map", message);
  }
}
