package hopscotch.hpa.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.planner.capability.Layered;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The parts of a query, and what is counted by phase, on an open map of nine clusters. */
class TextbookPartsTest {
  private final GridMap map = GridMap.of(12, 12, (x, y) -> true);
  private final PreparedPlanner planner =
      Planners.prepare("hpa2004(cluster=4)", GridGraph.of(map, Movement.OCTILE));

  private final Map<SearchPart, Long> expanded = new EnumMap<>(SearchPart.class);
  private final List<String> parts = new ArrayList<>();
  private SearchPart part;

  private final SearchObserver observer =
      new SearchObserver() {
        @Override
        public void enter(SearchPart next, int level, int from, int to) {
          part = next;
          parts.add("%s %d %s %s".formatted(next, level, map.describe(from), map.describe(to)));
        }

        @Override
        public void expand(int side, int cell, long g, long f) {
          expanded.merge(part, 1L, Long::sum);
        }
      };

  private final PathSearch search = planner.newSearch(observer);

  private void find(int fromX, int fromY, int toX, int toY) {
    Outcome found = search.find(map.cell(fromX, fromY), map.cell(toX, toY), new PathBuffer());
    assertEquals(Outcome.FOUND, found);
  }

  private long extra(String name) {
    return search.counters().extra(planner.extraCounters().indexOf(name));
  }

  private long count(SearchPart of) {
    return expanded.getOrDefault(of, 0L);
  }

  private boolean begins(String part) {
    return parts.stream().anyMatch(line -> line.startsWith(part));
  }

  @Test
  void phasesCountWhatTheirPartsExpand() {
    find(1, 1, 10, 9);
    assertEquals(count(SearchPart.JOIN_START) + count(SearchPart.JOIN_GOAL), extra("insertion"));
    assertEquals(count(SearchPart.SEARCH), extra("main"));
    assertEquals(count(SearchPart.REFINE), extra("refinement"));
    assertEquals(extra("insertion"), extra("connecting"), "all nodes are reached");
    assertEquals(0, extra("direct"));
    assertTrue(extra("insertion") > 0 && extra("main") > 0 && extra("refinement") > 0);
    assertTrue(begins("JOIN_START 0 (1, 1) "));
    assertTrue(begins("JOIN_GOAL 0 (10, 9) "));
    assertTrue(begins("SEARCH 1 (1, 1) (10, 9)"));
    assertTrue(begins("REFINE 0 (1, 1) "));
  }

  /** The way between two cells of a cluster is sought before their nodes are joined. */
  @Test
  void withinAClusterTheDirectWayIsCountedApart() {
    find(0, 0, 3, 1);
    assertEquals("JOIN_START 0 (0, 0) (3, 1)", parts.get(0));
    assertEquals(3, extra("direct"), "straight to the goal");
    // (1, 1) leaves two cells open, and (2, 1) those two and four of its own neighbours.
    assertEquals(0 + 2 + 6, extra("direct-open-sum"));
    assertEquals(extra("insertion") - 3, extra("connecting"));
    assertFalse(begins("JOIN_START 0 (3, 1)"));
  }

  @Test
  void aLessonMayDrawItsLevel() {
    assertEquals(1, planner.capability(Layered.class).orElseThrow().layers().size());
  }
}
