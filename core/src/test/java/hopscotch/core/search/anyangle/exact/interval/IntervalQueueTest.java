package hopscotch.core.search.anyangle.exact.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A query from the centre of (0, 0) to that of (7, 7), at (1, 1) and (15, 15) when doubled. */
class IntervalQueueTest {
  private final GridGraph graph = GridGraph.of(GridMap.of(8, 8, (x, y) -> true), Movement.OCTILE);
  private final GridMap map = graph.map();
  private final List<String> told = new ArrayList<>();
  private final IntervalQueue queue =
      new IntervalQueue(
          graph,
          new SearchObserver() {
            @Override
            public void expand(int side, int cell, long g, long f) {
              told.add("expand %s %d %d".formatted(map.describe(cell), g, f));
            }

            @Override
            public void generate(int side, int cell, int parent, long g, long f) {
              told.add(
                  "generate %s from %s %d %d"
                      .formatted(map.describe(cell), map.describe(parent), g, f));
            }

            @Override
            public void cone(
                double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
              told.add("cone");
            }
          });

  IntervalQueueTest() {
    queue.begin(map.cell(0, 0), map.cell(7, 7));
  }

  /** A length of halves of a cell's width in the costs of the graph. */
  private long cost(double length) {
    return (long) (length / 2 * graph.unitCost());
  }

  /** A node seen from the start on the line y = 4, doubled, from x to x + 1. */
  private void add(int x, double g) {
    queue.cones.add(1, 1, x, 4, x + 1, 4, x, 4, g);
  }

  /** From (1, 1) over (x, 4) to (15, 15). */
  private static double over(int x) {
    return Math.hypot(x - 1, 3) + Math.hypot(15 - x, 11);
  }

  @Test
  void nodesComeInTheOrderOfTheShortestWaysOverThem() {
    add(12, 0);
    add(4, 0);
    add(8, 0);
    add(0, 0);
    int[] order = {1, 2, 3, 0};
    assertTrue(over(4) < over(8) && over(8) < over(1) && over(1) < over(12));
    for (int node : order) {
      assertEquals(node, queue.next());
      assertEquals(1, queue.root.x);
    }
    assertEquals(-1, queue.next());
    SearchCounters counters = new SearchCounters(0);
    queue.count(counters, 4);
    assertEquals(4, counters.expanded);
    assertEquals(4, counters.generated);
    assertEquals(4, counters.touched);
    assertEquals(8, counters.heapOperations);
    assertEquals(4, counters.openPeak);
  }

  @Test
  void theOnlySuccessorIsHandedOutAtOnce() {
    add(12, 0);
    add(4, 0);
    assertEquals(1, queue.next());
    add(14, 0);
    assertEquals(2, queue.next());
    SearchCounters counters = new SearchCounters(0);
    queue.count(counters, 2);
    assertEquals(3, counters.heapOperations, "two in, one out");
  }

  @Test
  void nothingIsHandedOutThatIsLongerThanAWayFound() {
    add(4, 0);
    add(12, 0);
    assertEquals(0, queue.next());
    queue.offerGoal(queue.root);
    assertEquals(-1, queue.next());
    queue.begin(map.cell(0, 0), map.cell(7, 7));
    add(12, 0);
    assertEquals(0, queue.next());
    queue.offerGoal(queue.root);
    add(13, 0);
    assertEquals(-1, queue.next());
  }

  @Test
  void anObserverIsToldOfLengthsInTheCostsOfTheGraph() {
    add(12, 6);
    queue.tellGenerated(map.cell(6, 2));
    queue.tellExpanded(0, map.cell(6, 3));
    queue.cones.addOpen(1, 1, 0, 1, 4);
    queue.tellGenerated(map.cell(0, 1));
    queue.cones.add(1, 1, 4, 1, 4, 12, 4, ~4, 0);
    queue.tellGenerated(map.cell(2, 2));
    queue.cones.add(1, 1, 4, 12, 4, 14, 4, ~4, 0);
    queue.tellGenerated(map.cell(2, 6));
    double aside = Math.hypot(3, 11) + Math.hypot(11, 3);
    assertEquals(
        List.of(
            "generate (6, 2) from (0, 0) %d %d".formatted(cost(6), cost(6 + over(12))),
            "cone",
            "expand (6, 3) %d %d".formatted(cost(6), cost(6 + over(12))),
            "cone",
            "generate (0, 1) from (6, 3) %d %d".formatted(cost(4), cost(4 + Math.hypot(14, 14))),
            "cone",
            "generate (2, 2) from (6, 3) 0 %d".formatted(cost(Math.hypot(14, 14))),
            "cone",
            "generate (2, 6) from (6, 3) 0 %d".formatted(cost(aside)),
            "cone"),
        told);
  }

  /** Mirrored at the line of the interval, the goal lies where it can be seen through it. */
  @Test
  void aGoalOnTheRootsSideOfTheLineIsMirrored() {
    queue.begin(map.cell(0, 3), map.cell(7, 3));
    queue.cones.add(1, 7, 4, 10, 5, 10, 4, 10, 0);
    queue.tellGenerated(map.cell(2, 5));
    double length = Math.hypot(4, 3) + Math.hypot(10, 3);
    assertEquals("generate (2, 5) from (0, 3) 0 " + cost(length), told.get(0));
  }
}
