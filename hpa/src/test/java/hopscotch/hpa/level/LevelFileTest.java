package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The blocks of a level in a file: what comes back, and what is refused. There are four clusters of
 * 4 x 4 cells. The last has no nodes. The first has three in one component, of which one crosses to
 * the east and two to the south.
 */
class LevelFileTest {
  private static final GridGraph GRAPH =
      GridGraph.of(
          GridMap.parse(
              "........",
              ".....@@.",
              "......@.",
              "........",
              "....@@@@",
              "....@...",
              "....@...",
              "....@..."),
          Movement.OCTILE);
  private static final IndexKey KEY = IndexKey.of("hpa", 1, GRAPH);

  private final Level level =
      Levels.build(GRAPH, 4, 2, 0, new Crossings(Crossing.ENDS, 2, false), 1, Budget.UNLIMITED)
          .get(0);

  @TempDir private Path folder;

  private Level reread(Level written, boolean isSquare) throws IOException {
    Path file = folder.resolve("hpa.index");
    IndexFile.write(file, KEY, out -> LevelFile.write(written, out));
    return IndexFile.read(file, KEY, in -> LevelFile.read(GRAPH, written.clusters(), isSquare, in));
  }

  @Test
  void comesBackAsItWas() throws IOException {
    Level read = reread(level, false);
    assertEquals(3, level.nodeCount(0));
    assertTrue(level.sameAs(read));
    assertEquals(level.bytes(), read.bytes());
    assertEquals(level.longestEdge(), read.longestEdge());
  }

  @Test
  void comesBackInSquares() throws IOException {
    Level squared = level.squared();
    Level read = reread(squared, true);
    assertTrue(squared.sameAs(read));
    assertEquals(level.cost(0, 0, 1), read.cost(0, 0, 1));
  }

  @Test
  void aClusterWithoutNodesTakesNoRoom() throws IOException {
    assertSame(BlockLayout.EMPTY, reread(level, false).blocks()[3]);
  }

  /** Writes the level with a word of its first block altered. */
  private void assertRefused(String fault, int at, int word) {
    short[] altered = level.blocks()[0].clone();
    altered[at] = (short) word;
    assertRefused(fault, altered);
  }

  private void assertRefused(String fault, short... block) {
    short[] before = level.blocks()[0];
    level.blocks()[0] = block;
    String message = assertThrows(BadIndexException.class, () -> reread(level, false)).getMessage();
    level.blocks()[0] = before;
    assertTrue(message.contains(fault + " in cluster 0; expected "), message);
  }

  @Test
  void wordsThatMakeNoBlockAreRefused() {
    short[] block = level.blocks()[0];
    assertRefused("no block", Arrays.copyOf(block, block.length - 1));
    assertRefused("no block", Arrays.copyOf(block, block.length + 1));
    assertRefused("no block", 0, 5); // nodes
    assertRefused("no block", 1, 2); // components
    assertRefused("no block", 2, 3); // words of an edge
    assertRefused("no block", 3, 1); // the first node
    assertRefused("no block", 4, 9); // where targets begin
    assertRefused("no block", 6, 9); // where edges begin
  }

  @Test
  void aNodeMustHaveAPlaceOfItsOwnOnTheOutline() {
    int place = BlockLayout.firstPlace(level.blocks()[0]);
    assertRefused("a node at place 12", place, 12);
    assertRefused(
        "a node at place " + level.blocks()[0][place], place + 1, level.blocks()[0][place]);
  }

  @Test
  void aCrossingMustBeALegalMove() {
    int mask = BlockLayout.firstMask(level.blocks()[0]);
    short[] altered = level.blocks()[0].clone();
    altered[mask] = (short) Integer.rotateLeft(altered[mask], 3);
    assertRefused("a node with moves " + altered[mask], altered);
  }

  @Test
  void aCrossingMustLeadToTheNodeThatItNames() {
    int target = BlockLayout.firstTarget(level.blocks()[0]);
    assertRefused("an edge to node 7", target, 7);
  }

  @Test
  void anEdgeMustCostWhatAPathInsideMay() {
    int edge = BlockLayout.firstEdge(level.blocks()[0], 0);
    assertRefused("an edge of cost 0", edge, 0);
    long cost = 17L * GRAPH.straightCost() + 9L * GRAPH.diagonalCost();
    assertRefused("an edge of cost " + cost, edge, 17 << 8 | 9);
  }
}
