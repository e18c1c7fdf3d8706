package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.search.Watched.Event;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.testkit.GridCases;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Replays what an observer saw and asks at every expansion whether it was that cell's turn. */
class OpenListOrderTest {

  /** An open cell of the replay; {@code number} counts generations. */
  private record Open(long g, long f, int number) {}

  /** Whether {@code first} may be expanded while {@code other} is open. */
  private interface Order {
    boolean allows(Open first, Open other);
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "20273")
  void highG(@ForAll("queries") GridCase query) {
    replay("astar(ties=high-g)", query, (a, b) -> a.f < b.f || a.f == b.f && a.g >= b.g);
  }

  @Property(seed = "20274")
  void lowG(@ForAll("queries") GridCase query) {
    replay("astar(ties=low-g)", query, (a, b) -> a.f < b.f || a.f == b.f && a.g <= b.g);
  }

  @Property(seed = "20275")
  void lastInFirstOut(@ForAll("queries") GridCase query) {
    replay(
        "astar(ties=last-in-first-out)",
        query,
        (a, b) -> a.f < b.f || a.f == b.f && a.number > b.number);
  }

  @Property(seed = "20276")
  void firstInFirstOut(@ForAll("queries") GridCase query) {
    replay(
        "astar(ties=first-in-first-out)",
        query,
        (a, b) -> a.f < b.f || a.f == b.f && a.number < b.number);
  }

  @Property(seed = "20277")
  void weightedAStarBreaksTiesTheSameWay(@ForAll("queries") GridCase query) {
    replay("astar(weight=1.25)", query, (a, b) -> a.f < b.f || a.f == b.f && a.g >= b.g);
  }

  @Property(seed = "20285")
  void weightedAStarReopensInTheSameOrder(@ForAll("queries") GridCase query) {
    replay(
        "astar(weight=1.25,reopen=true)", query, (a, b) -> a.f < b.f || a.f == b.f && a.g >= b.g);
  }

  @Property(seed = "20286")
  void withoutReopeningNoCellIsExpandedTwice(
      @ForAll("queries") GridCase query, @ForAll("withoutReopening") String spec) {
    assertEquals(0, Watched.run(spec, query).counters().reopened);
  }

  @Provide
  Arbitrary<String> withoutReopening() {
    return Arbitraries.of(
        "astar(weight=1.5)",
        "astar(weight=3)",
        "astar(weight=0.5)",
        "astar(reopen=false)",
        "astar(heuristic=manhattan,reopen=false)",
        "astar(heuristic=euclidean,weight=2,reopen=false)");
  }

  @Property(seed = "20278")
  void aHeapTakesHighGByItself(@ForAll("queries") GridCase query) {
    replay(
        "astar(open=heap,heuristic=euclidean)",
        query,
        (a, b) -> a.f < b.f || a.f == b.f && a.g >= b.g);
  }

  @Property(seed = "20279")
  void greedyTakesTheLeastHThenTheLastIn(@ForAll("queries") GridCase query) {
    replay("greedy", query, (a, b) -> a.f < b.f || a.f == b.f && a.number > b.number);
  }

  @Property(seed = "20280")
  void breadthFirstTakesTheFirstIn(@ForAll("queries") GridCase query) {
    replay("bfs", query, (a, b) -> a.number < b.number);
  }

  @Property(seed = "20281")
  void bucketsComeInOrderAndInsideOneTheLastInIsFirst(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    int shift = BucketQueue.shiftFor(graph.leastStraightCost());
    Order order =
        (a, b) ->
            a.f >> shift < b.f >> shift || a.f >> shift == b.f >> shift && a.number > b.number;
    replay("astar", query, order);
    replay("dijkstra", query, order);
  }

  @Property(seed = "20283")
  void bucketsLeaveOutWhatIsNoBetterThanAGoalReached(@ForAll("queries") GridCase query) {
    long best = Long.MAX_VALUE;
    for (Event event : Watched.run("astar", query).events()) {
      assertTrue(event.f() < best, event::toString);
      if (!event.isExpansion() && event.cell() == query.goal()) {
        best = event.g();
      }
    }
  }

  /** The goal is left out: what is no better than a goal already reached is no longer open. */
  private static void replay(String spec, GridCase query, Order order) {
    Map<Integer, Open> open = new HashMap<>();
    long best = Long.MAX_VALUE;
    int number = 0;
    long generated = 1;
    long expanded = 0;
    Set<Integer> seen = new HashSet<>(Set.of(query.start()));
    Set<Integer> expandedOnce = new HashSet<>();
    Watched watched = Watched.run(spec, query);
    for (Event event : watched.events()) {
      if (!event.isExpansion()) {
        generated++;
        seen.add(event.cell());
        open.put(event.cell(), new Open(event.g(), event.f(), ++number));
        if (event.cell() == query.goal() && !spec.equals("greedy")) {
          best = event.f();
          open.remove(event.cell());
        }
        continue;
      }
      expanded++;
      expandedOnce.add(event.cell());
      Open turn = open.remove(event.cell());
      if (event.cell() == query.start() && turn == null) {
        assertEquals(0, number, "the start is expanded first");
        continue;
      }
      assertEquals(turn.g, event.g(), "g as generated");
      assertEquals(turn.f, event.f(), "f as generated");
      for (Open other : open.values()) {
        assertTrue(other.f >= best || order.allows(turn, other), () -> turn + " before " + other);
      }
    }
    SearchCounters counters = watched.counters();
    assertEquals(expanded, counters.expanded, "expanded");
    assertEquals(expanded - expandedOnce.size(), counters.reopened, "reopened");
    if (expanded > 0) {
      assertEquals(generated, counters.generated, "generated");
      assertEquals(seen.size(), counters.touched, "touched");
    }
  }
}
