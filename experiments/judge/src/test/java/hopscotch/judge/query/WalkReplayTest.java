package hopscotch.judge.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkGenerators;
import hopscotch.datasets.walk.WalkReader;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class WalkReplayTest {
  private static WalkReplay replay(String... commands) throws Exception {
    String text =
        "type walk\nversion 1\nheight 2\nwidth 3\nmap\n...\n.@.\ncommands\n"
            + String.join("\n", commands)
            + "\n";
    Walk walk = WalkReader.read(text.getBytes(StandardCharsets.US_ASCII), "a walk");
    return new WalkReplay(walk, Movement.OCTILE);
  }

  @Test
  void anAskFindsTheMapAsItIsThen() throws Exception {
    WalkReplay replay = replay("Q 0 0 2 0 2", "C 1 0 @", "Q 0 0 2 0 -1");
    WalkQuery first = replay.next();
    assertEquals(0, first.row());
    assertEquals(0, first.changes().size());
    assertSame(replay.firstGraph(), first.graph());
    WalkQuery second = replay.next();
    assertEquals(1, second.row());
    assertEquals(1, second.changes().size());
    assertFalse(second.graph().isFree(second.graph().map().cell(1, 0)));
    assertFalse(first.published().orElseThrow().saysNoPath());
    assertTrue(second.published().orElseThrow().saysNoPath());
    assertFalse(replay.hasNext());
    assertThrows(NoSuchElementException.class, replay::next);
  }

  @Test
  void allThatChangedSinceTheAskBeforeIsOneSet() throws Exception {
    WalkReplay replay =
        replay("C 0 1 @", "M 2 1", "C 2 1 @", "C 1 0 @", "M 0 0", "C 1 0 .", "Q 0 0 2 0 ?");
    WalkQuery ask = replay.next();
    GridMap map = ask.graph().map();
    assertEquals(2, ask.changes().size(), "the cell that is free again is not in it");
    assertEquals(map.cell(0, 1), ask.changes().cell(0));
    assertEquals(map.cell(2, 1), ask.changes().cell(1));
    assertTrue(ask.published().isEmpty());
  }

  @Test
  void lengthsOfAnotherMovementAreNotJudgedBy() throws Exception {
    Walk walk =
        WalkReader.read(
            "type walk\nversion 1\nheight 1\nwidth 2\nmap\n..\ncommands\nQ 0 0 1 0 1\n"
                .getBytes(StandardCharsets.US_ASCII),
            "a walk");
    assertTrue(new WalkReplay(walk, Movement.ORTHOGONAL).next().published().isEmpty());
  }

  @Property(tries = 30, seed = "1")
  void theChangesOfAllAsksMakeTheMapOfTheLast(@ForAll long seed) {
    GridMap map = GridMap.parse("........", "..@@....", "........", "....@@@.", "........");
    Walk walk = WalkGenerators.parse("toggles(share=0.1)").generate(map, Movement.OCTILE, 20, seed);
    WalkReplay replay = new WalkReplay(walk, Movement.OCTILE);
    GridMap seen = replay.firstGraph().map();
    while (replay.hasNext()) {
      WalkQuery ask = replay.next();
      for (int i = 0; i < ask.changes().size(); i++) {
        int cell = ask.changes().cell(i);
        assertTrue(seen.terrain(cell) != ask.graph().map().terrain(cell));
      }
      seen = seen.with(ask.changes());
      assertEquals(seen, ask.graph().map());
      assertEquals(GridGraph.of(seen, Movement.OCTILE).freeCount(), ask.graph().freeCount());
    }
  }
}
