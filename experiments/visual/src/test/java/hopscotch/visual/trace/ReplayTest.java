package hopscotch.visual.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.Query;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private static final GridMap MAP =
      GridMap.parse(
          ".......", //
          "...@...", "...@...", ".......");
  private static final PreparedPlanner ASTAR =
      Planners.prepare("astar", GridGraph.of(MAP, Movement.OCTILE));
  private static final Query QUERY = Query.of(MAP.cell(0, 1), MAP.cell(6, 1));

  private static Recording recorded(int limit) {
    Recording recording = new Recording(limit);
    Observed.of(ASTAR, QUERY, recording, Budget.UNLIMITED);
    return recording;
  }

  @Test
  void aRecordingHasTheExpansionsThatTheSearchCounts() {
    Recording recording = new Recording();
    Observed observed = Observed.of(ASTAR, QUERY, recording, Budget.UNLIMITED);
    assertEquals(observed.attempt().counters().expanded, recording.expansions());
    assertEquals(QUERY.start(), recording.cell(0));
    assertTrue(recording.isComplete());
  }

  @Test
  void aRecordingAtItsLimitKeepsTheFirstEventsAndCountsTheRest() {
    Recording recording = recorded(10);
    assertEquals(10, recording.size());
    assertFalse(recording.isComplete());
    assertEquals(recorded(1000).size(), recording.seen());
  }

  @Test
  void theWholeReplayEqualsTheFootprintOfTheSearch() {
    Footprint live = new Footprint(MAP.cellCount());
    Observed.of(ASTAR, QUERY, live, Budget.UNLIMITED);
    Recording recording = recorded(1000);
    Replay replay = new Replay(recording, MAP.cellCount());
    replay.moveTo(recording.size());
    assertSame(live, replay.footprint());
  }

  @Test
  void conesAreRecordedWithTheirEvents() {
    PreparedPlanner anya = Planners.prepare("anya", ASTAR.graph());
    Footprint live = new Footprint(MAP.cellCount());
    Observed.of(anya, QUERY, live, Budget.UNLIMITED);
    Recording recording = new Recording(1000);
    Observed.of(anya, QUERY, recording, Budget.UNLIMITED);
    Replay replay = new Replay(recording, MAP.cellCount());
    replay.moveTo(recording.size());
    assertTrue(recording.hasCones());
    assertEquals(recording.expansions(), live.cones().size());
    assertEquals(live.cones(), replay.footprint().cones());
    assertFalse(recorded(1000).hasCones());
  }

  @Test
  void goingBackEqualsNeverHavingGoneForward() {
    Recording recording = recorded(1000);
    Replay back = new Replay(recording, MAP.cellCount());
    back.moveTo(recording.size());
    back.moveTo(7);
    Replay forward = new Replay(recording, MAP.cellCount());
    forward.moveTo(7);
    assertSame(forward.footprint(), back.footprint());
  }

  @Test
  void anExpansionBringsWhatItGenerated() {
    Replay replay = new Replay(recorded(1000), MAP.cellCount());
    replay.moveToExpansion(1);
    assertEquals(1, replay.footprint().expansions());
    assertTrue(replay.footprint().isClosed(0, QUERY.start()));
    assertTrue(replay.footprint().isOpen(0, MAP.cell(1, 1)));
    assertEquals(QUERY.start(), replay.footprint().parent(0, MAP.cell(1, 1)));
    assertFalse(replay.footprint().isReached(0, MAP.cell(6, 3)));
  }

  private static void assertSame(Footprint expected, Footprint actual) {
    assertEquals(expected.expansions(), actual.expansions());
    for (int y = 0; y < MAP.height(); y++) {
      for (int x = 0; x < MAP.width(); x++) {
        int cell = MAP.cell(x, y);
        assertEquals(expected.order(0, cell), actual.order(0, cell), MAP.describe(cell));
        assertEquals(expected.isOpen(0, cell), actual.isOpen(0, cell), MAP.describe(cell));
      }
    }
  }
}
