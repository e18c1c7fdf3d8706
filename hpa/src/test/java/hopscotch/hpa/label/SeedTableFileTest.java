package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seeds in an index file: what comes back, and what is refused. */
class SeedTableFileTest {
  private final GridGraph graph =
      GridGraph.of(GridMap.parse(".......", ".@@@@@.", "......."), Movement.OCTILE);
  private final SubgoalGraph subgoals = SubgoalGraph.build(graph, "hl", Budget.UNLIMITED);
  private final IndexKey key = IndexKey.of("hl", 1, graph);

  @TempDir private Path folder;

  private SeedTable reread(int[] begins, int... nodes) throws IOException {
    Path file = folder.resolve("hl.index");
    IndexFile.write(
        file,
        key,
        out -> {
          out.ints(begins);
          out.ints(nodes);
        });
    return IndexFile.read(file, key, in -> SeedTable.read(subgoals, in));
  }

  private void assertRefused(String fault, int[] begins, int... nodes) {
    String message =
        assertThrows(BadIndexException.class, () -> reread(begins, nodes)).getMessage();
    assertTrue(message.contains(fault), message);
  }

  private int[] begins() {
    return new int[graph.map().cellCount()];
  }

  @Test
  void listsComeBackAsTheyWere() throws IOException {
    int[] begins = begins();
    begins[7] = 1;
    SeedTable table = reread(begins, 0, 2, 0, 3);
    assertTrue(table.isKept());
    assertEquals(0, table.size(6));
    assertEquals(2, table.size(7));
    assertEquals(3, table.nodes()[table.first(7) + 1]);
    assertFalse(reread(new int[0]).isKept());
  }

  @Test
  void aListMustLieWithinTheFile() {
    assertRefused("1 seed lists", new int[1], 0);
    assertRefused("0 seed lists", new int[0], 0);
    int[] begins = begins();
    begins[7] = 2;
    assertRefused("2 among its seed lists", begins, 0, 0);
    begins[7] = 1;
    assertRefused("2 seeds in a list", begins, 0, 2, 0);
    assertRefused("-1 seeds in a list", begins, 0, -1, 0);
  }

  @Test
  void aSeedMustBeANode() {
    int count = subgoals.nodeCount();
    int[] begins = begins();
    Arrays.fill(begins, 1);
    assertRefused("seed " + count, begins, 0, 1, count);
    assertRefused("seed -1", begins, 0, 2, 0, -1);
  }
}
