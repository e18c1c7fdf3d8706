package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.hpa.cluster.Clusters;
import java.util.Random;
import net.jqwik.api.Example;

/** The costs that a block is given are those it is read with. */
class BlockWriterTest {
  private static final int[] FIRSTS = {0, 3, 5};
  private static final int[] PLACES = {1, 4, 6, 2, 7};

  private static final GridMap MAP = MapShape.OPEN.map(8, 8, ".", new Random(1));
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final BlockLayout LAYOUT = BlockLayout.of(GRAPH, Clusters.of(MAP, 4));

  private static short[] block(long... costs) {
    int[] masks = new int[12];
    for (int place : PLACES) {
      masks[place] = 1;
    }
    BlockWriter writer = new BlockWriter(LAYOUT);
    writer.begin(FIRSTS, 2, PLACES, masks, true);
    for (long cost : costs) {
      writer.add(cost);
    }
    return writer.block();
  }

  private static void assertHolds(short[] block, long... costs) {
    assertEquals(costs[0], LAYOUT.cost(block, 0, 1, 0));
    assertEquals(costs[1], LAYOUT.cost(block, 0, 2, 0));
    assertEquals(costs[2], LAYOUT.cost(block, 0, 1, 2));
    assertEquals(costs[3], LAYOUT.cost(block, 1, 0, 1));
  }

  @Example
  void edgesOfFewMovesTakeOneWord() {
    long straight = GRAPH.straightCost();
    long diagonal = GRAPH.diagonalCost();
    short[] block = block(straight, 2 * straight + diagonal, 255 * straight, 255 * diagonal);
    assertEquals(1, BlockLayout.edgeWords(block));
    assertHolds(block, straight, 2 * straight + diagonal, 255 * straight, 255 * diagonal);
  }

  @Example
  void anEdgeOfManyMovesWidensThoseBeforeIt() {
    long straight = GRAPH.straightCost();
    long diagonal = GRAPH.diagonalCost();
    short[] block = block(straight, 2 * straight + diagonal, 256 * straight, diagonal);
    assertEquals(2, BlockLayout.edgeWords(block));
    assertHolds(block, straight, 2 * straight + diagonal, 256 * straight, diagonal);
    short[] last = block(straight, diagonal, 2 * straight, 300 * straight);
    assertHolds(last, straight, diagonal, 2 * straight, 300 * straight);
  }
}
