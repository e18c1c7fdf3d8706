package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Levels in an index file. Of three nodes the last two are on the highest level, and an edge joins
 * them by the first; the first has an edge to each.
 */
class SubgoalLevelsTest {
  private final int[] starts = {0, 2, 3, 4};
  private final int[] targets = {1, 2, 2, 1};
  private final int[] middleStarts = {0, 0, 1, 2};
  private final int[] middles = {0, 0};
  private final IndexKey key =
      IndexKey.of("subgoal", 1, GridGraph.of(GridMap.parse("."), Movement.OCTILE));

  @TempDir private Path folder;

  private SubgoalLevels reread() throws IOException {
    Path file = folder.resolve("subgoal.index");
    IndexFile.write(
        file,
        key,
        out -> {
          out.ints(starts);
          out.ints(targets);
          out.ints(middleStarts);
          out.ints(middles);
          out.longs(new long[] {0b110});
        });
    return IndexFile.read(file, key, in -> SubgoalLevels.read(3, in));
  }

  private void assertRefused(String fault) {
    String message = assertThrows(BadIndexException.class, this::reread).getMessage();
    assertTrue(message.contains(fault), message);
  }

  @Test
  void comeBackAsTheyWere() throws IOException {
    SubgoalLevels levels = reread();
    assertEquals(false, levels.isHighest(0));
    assertEquals(true, levels.isHighest(1));
    assertEquals(true, levels.isHighest(2));
    assertEquals(SubgoalLevels.NO_MIDDLE, levels.middle(0, 2));
    assertEquals(0, levels.middle(1, 2));
    assertEquals(4 * (4 + 4 + 4 + 2) + 8, levels.bytes());
  }

  @Test
  void edgesMustBelongToNodes() {
    starts[2] = 1;
    assertRefused("edge starts");
  }

  @Test
  void anEdgeMustLeadToANode() {
    targets[1] = 3;
    assertRefused("edges");
  }

  @Test
  void middlesMustBelongToNodes() {
    middleStarts[3] = 1;
    assertRefused("middle starts");
  }

  @Test
  void aMiddleMustBeANode() {
    middles[1] = -1;
    assertRefused("middles");
  }
}
