package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCases;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What an observer of both frontiers sees, and what the search says of it afterwards. */
class ObservedFrontiersTest {
  private static final String SEED = "5";
  private static final int QUERIES = 20;

  /** Leave out what a meeting makes useless, by f. */
  private static final List<String> BY_F =
      List.of("biastar", "bsstar", "nba", "baestar", "mm", "mm(heuristic=zero)", "dvcbs");

  /** Look at sums of both sides instead, or expand a pair even if its first half lowers mu. */
  private static final List<String> OTHERS = List.of("bidijkstra", "baestar(prune=false)", "nbs");

  @Provide
  Arbitrary<GridCase> maps() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Provide
  Arbitrary<GridCase> dividedMaps() {
    return maps().filter(map -> map.graph().components().count() > 1);
  }

  @Property(seed = SEED)
  void theMeetingIsTheCheapestSumOfBothSides(@ForAll("maps") GridCase map) {
    for (String spec : BY_F) {
      checkMeetings(spec, map, true);
    }
    for (String spec : OTHERS) {
      checkMeetings(spec, map, false);
    }
  }

  private static void checkMeetings(String spec, GridCase map, boolean prunesByF) {
    Frontiers seen = new Frontiers(prunesByF);
    PathSearch search = Planners.prepare(spec, map.graph()).newSearch(seen);
    for (GridCase query : map.others(QUERIES)) {
      PathBuffer path = new PathBuffer();
      if (search.find(query.start(), query.goal(), path) == Outcome.FOUND && path.size() > 1) {
        SearchCounters counters = search.counters();
        assertEquals(PathValidator.check(query.graph(), path).cost(), seen.mu, spec + query);
        assertEquals(seen.expanded[0], counters.extra(0), () -> spec + " forward" + query);
        assertEquals(seen.expanded[1], counters.extra(1), () -> spec + " backward" + query);
        assertEquals(seen.meetingCell, counters.extra(3), () -> spec + " cell" + query);
        assertEquals(seen.updates, counters.extra(4), () -> spec + " updates" + query);
        assertEquals(seen.expandedSinceMu, counters.extra(5), () -> spec + " after mu" + query);
      }
    }
  }

  @Property(seed = SEED)
  void whereNothingMeetsAllThatWasGeneratedWasPutIn(@ForAll("dividedMaps") GridCase map) {
    for (String spec :
        List.of(
            "bidijkstra(components=false)",
            "biastar(components=false)",
            "bsstar(components=false)",
            "nba(components=false)",
            "baestar(components=false)",
            "baestar(prune=false,components=false)",
            "mm(components=false)")) {
      Frontiers seen = new Frontiers(false);
      PathSearch search = Planners.prepare(spec, map.graph()).newSearch(seen);
      for (GridCase query : map.others(QUERIES)) {
        if (search.find(query.start(), query.goal(), new PathBuffer()) == Outcome.NO_PATH) {
          SearchCounters counters = search.counters();
          long most = 2 * counters.generated - seen.waiting();
          long least = counters.generated + counters.expanded;
          long operations = counters.heapOperations;
          assertTrue(operations >= least && operations <= most, () -> spec + counters + query);
        }
      }
    }
  }

  /** A pruned cell has an entry from a longer way, whose g is just the raised one. */
  @Example
  void aPrunedCellIsNotExpandedByAnOlderEntry() {
    GridCase query =
        GridCase.of(
            "8 never 2/3",
            2,
            8,
            0,
            4,
            "..@.@.",
            ".@.@.@",
            "....@@",
            "......",
            ".@@...",
            "@.....",
            "..@...",
            ".@.@..",
            ".@.@.@",
            ".....@");
    PathSearch search = Planners.prepare("bsstar", query.graph()).newSearch(new Frontiers(true));
    assertEquals(Outcome.FOUND, search.find(query.start(), query.goal(), new PathBuffer()));
  }

  /** The wall makes the first bound less than the optimum, so the first expansion is needed. */
  @Example
  void aDetourTakesNecessaryExpansions() {
    GridCase query = GridCase.of("8", 0, 1, 4, 1, "..@..", "..@..", ".....");
    for (List<String> specs : List.of(BY_F, OTHERS)) {
      for (String spec : specs) {
        PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
        search.find(query.start(), query.goal(), new PathBuffer());
        assertTrue(search.counters().extra(2) > 0, spec);
      }
    }
  }

  /** Keeps g and f of every cell by side, and the cheapest meeting. */
  private static final class Frontiers implements SearchObserver {
    private final boolean prunesByF;
    private final List<Map<Integer, Long>> g = List.of(new HashMap<>(), new HashMap<>());
    private final List<Map<Integer, Long>> f = List.of(new HashMap<>(), new HashMap<>());
    private final List<Map<Integer, Long>> open = List.of(new HashMap<>(), new HashMap<>());
    final long[] expanded = new long[2];
    long mu;
    long updates;
    long expandedSinceMu;
    int meetingCell;

    Frontiers(boolean prunesByF) {
      this.prunesByF = prunesByF;
    }

    int waiting() {
      return open.get(0).size() + open.get(1).size();
    }

    @Override
    public void begin(int start, int goal) {
      for (int side = 0; side < 2; side++) {
        g.get(side).clear();
        f.get(side).clear();
        open.get(side).clear();
        expanded[side] = 0;
      }
      g.get(0).put(start, 0L);
      g.get(1).put(goal, 0L);
      open.get(0).put(start, 0L);
      open.get(1).put(goal, 0L);
      mu = Long.MAX_VALUE;
      updates = 0;
    }

    @Override
    public void generate(int side, int cell, int parent, long newG, long newF) {
      assertTrue(!prunesByF || newF < mu, "generated though f >= mu");
      assertTrue(g.get(side).getOrDefault(cell, Long.MAX_VALUE) >= newG, "a shorter way");
      g.get(side).put(cell, newG);
      f.get(side).put(cell, newF);
      open.get(side).put(cell, newG);
      Long across = g.get(1 - side).get(cell);
      if (across != null && newG + across < mu) {
        mu = newG + across;
        meetingCell = cell;
        updates++;
        expandedSinceMu = 0;
      }
    }

    @Override
    public void expand(int side, int cell, long atG, long atF) {
      assertEquals(g.get(side).get(cell), atG, "g as generated");
      assertEquals(f.get(side).getOrDefault(cell, atF), atF, "f as generated");
      assertTrue(!prunesByF || atF < mu, "expanded though f >= mu");
      open.get(side).remove(cell);
      expanded[side]++;
      expandedSinceMu++;
    }
  }
}
