package hopscotch.hpa.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.hpa.cluster.Clusters;
import org.junit.jupiter.api.Test;

/** Clusters of 4 x 4 cells, cut in two again and again. */
class CutTreeTest {
  private static CutTree tree(int columns, int rows) {
    return new CutTree(Clusters.of(GridMap.of(4 * columns, 4 * rows, (x, y) -> true), 4));
  }

  @Test
  void oneClusterIsOneCut() {
    CutTree tree = tree(1, 1);
    assertEquals(1, tree.count());
    assertTrue(tree.isSingle(0));
    assertEquals(0, tree.between(0, 0));
  }

  /** Cut 0 has both clusters, cut 1 is the first and cut 2 the second. */
  @Test
  void twoClustersAreTwoHalves() {
    CutTree tree = tree(2, 1);
    assertEquals(3, tree.count());
    assertFalse(tree.isSingle(0));
    assertEquals(2, tree.secondHalf(0));
    assertEquals(0, tree.between(0, 1));
    assertEquals(1, tree.between(0, 0));
    assertEquals(2, tree.between(1, 1));
  }

  /**
   * Three columns of two clusters: the first cut is behind the first column, across the longer
   * side. Its second half is a square, cut behind the second column.
   */
  @Test
  void theLongerSideIsCut() {
    CutTree tree = tree(3, 2);
    assertEquals(11, tree.count());
    assertEquals(0, tree.between(0, 1));
    assertEquals(0, tree.between(3, 5));
    assertEquals(1, tree.between(0, 3));
    assertEquals(4, tree.secondHalf(0));
    assertEquals(4, tree.between(1, 2));
    assertEquals(4, tree.between(5, 1));
    assertEquals(5, tree.between(1, 4));
  }
}
