package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.IncrementalSearch;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * What {@link IncrementalContract} checks, one method a promise. Each takes the way to make the
 * search, so that a search outside the registry can be checked too, and fails with an assertion
 * error.
 */
public final class IncrementalChecks {
  private static final int STEPS = 30;

  private IncrementalChecks() {}

  /** Makes the search to check. */
  @FunctionalInterface
  public interface Maker {
    /** A search on a graph, watched by an observer. */
    IncrementalSearch make(GridGraph graph, SearchObserver observer);
  }

  /** Counts how often each cell is expanded. */
  private static final class Expansions implements SearchObserver {
    private final Map<Integer, Integer> counts = new HashMap<>();

    @Override
    public void expand(int side, int cell, long g, long f) {
      counts.merge(cell, 1, Integer::sum);
    }

    int most() {
      return counts.values().stream().mapToInt(count -> count).max().orElse(0);
    }
  }

  /**
   * On a random walk over a changing map, after every change and move: the path is legal on the map
   * as it is now and costs what fresh A* finds, there is none exactly where components differ, ends
   * that are blocked are refused, a find stopped by its budget may be followed by anything, and no
   * cell is expanded more often than allowed. Half way the numbers that tell searches apart are
   * brought near their end.
   *
   * @param optimal whether costs must be those of A*; else they must be no lower
   * @param expansionsACell how often a cell may be expanded in one find
   * @param resumes whether a stopped find and the next of the same ends count as one, if nothing
   *     changed between them
   */
  public static void answersOnAWalk(
      Maker maker,
      boolean optimal,
      int expansionsACell,
      boolean resumes,
      GridCase first,
      long seed) {
    Expansions expansions = new Expansions();
    IncrementalSearch search = maker.make(first.graph(), expansions);
    ChangingWalk walk = new ChangingWalk(first, seed);
    PathBuffer path = new PathBuffer();
    GridCase stopped = null;
    for (int step = 0; step < STEPS; step++) {
      if (step == STEPS / 2) {
        SearchNumbers.runOut(search, Map.of());
      }
      GridCase ask = walk.ask();
      if (!resumes || !ask.equals(stopped)) {
        expansions.counts.clear();
      }
      stopped = null;
      if (!ask.isQuery()) {
        assertThrows(
            IllegalArgumentException.class, () -> search.find(ask.start(), ask.goal(), path));
        path.clear();
      } else {
        Budget budget =
            walk.isStopped() ? Budget.expansions(walk.fewExpansions()) : Budget.UNLIMITED;
        Outcome outcome = search.find(ask.start(), ask.goal(), path, budget);
        assertTrue(expansions.most() <= expansionsACell, "expansions of a cell in one find");
        if (outcome.isInterrupted()) {
          assertEquals(budget.expansions(), search.counters().expanded, "the whole budget");
          assertTrue(path.isEmpty(), "no half path");
          stopped = ask;
        } else {
          checkAnswer(ask, optimal, outcome, path);
        }
      }
      if (stopped == null || step % 2 == 0) {
        search.change(walk.change(path));
        walk.move(path);
      }
    }
  }

  private static void checkAnswer(GridCase ask, boolean optimal, Outcome outcome, PathBuffer path) {
    GridGraph graph = ask.graph();
    boolean isConnected = graph.components().connected(ask.start(), ask.goal());
    assertEquals(isConnected ? Outcome.FOUND : Outcome.NO_PATH, outcome, "as components say");
    assertEquals(outcome != Outcome.FOUND, path.isEmpty(), "a path exactly where one was found");
    if (outcome != Outcome.FOUND) {
      return;
    }
    PathCheck check = PathValidator.check(graph, path, ask.start(), ask.goal());
    assertNull(check.problem(), "the path is legal");
    PathBuffer fresh = new PathBuffer();
    Planners.prepare("astar", graph).newSearch().find(ask.start(), ask.goal(), fresh);
    long cost = PathValidator.check(graph, fresh).cost();
    assertTrue(check.cost() >= cost, "no cheaper than the optimum");
    assertTrue(!optimal || check.cost() == cost, "the cost of fresh A*");
  }

  /** Changes that are undone give the cost there was before them. */
  public static void undoGivesTheOldCost(Maker maker, GridCase query, long seed) {
    IncrementalSearch search = maker.make(query.graph(), null);
    Random random = new Random(seed);
    long cost = cost(search, query);
    for (int round = 0; round < 5; round++) {
      CellChanges changes = toggles(query, random, 1 + random.nextInt(4));
      search.change(changes);
      GridMap changed = query.map().with(changes);
      cost(search, new GridCase(changed, query.movement(), query.start(), query.goal()));
      search.change(inverse(query.map(), changes));
      assertEquals(cost, cost(search, query), "the old cost");
    }
  }

  /** A new begin changes no answer. */
  public static void beginsAnew(Maker maker, GridCase query, long seed) {
    IncrementalSearch search = maker.make(query.graph(), null);
    cost(search, query);
    CellChanges changes = toggles(query, new Random(seed), 3);
    search.change(changes);
    search.beginAnew();
    GridMap map = query.map().with(changes);
    GridCase changed = new GridCase(map, query.movement(), query.start(), query.goal());
    assertEquals(cost(maker.make(changed.graph(), null), changed), cost(search, changed));
  }

  private static long cost(IncrementalSearch search, GridCase query) {
    PathBuffer path = new PathBuffer();
    return search.find(query.start(), query.goal(), path) == Outcome.FOUND
        ? PathValidator.check(query.graph(), path).cost()
        : Oracle.UNREACHABLE;
  }

  /** Blocks free cells and frees blocked ones, but none that the agent covers at the ends. */
  private static CellChanges toggles(GridCase query, Random random, int count) {
    GridMap map = query.map();
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < count; i++) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      boolean isFree = query.movement().terrain().isFree(map.terrain(map.cell(x, y)));
      if (!isFree) {
        changes.free(x, y);
      } else if (!isCovered(query, query.start(), x, y) && !isCovered(query, query.goal(), x, y)) {
        changes.block(x, y);
      }
    }
    return changes.build();
  }

  private static boolean isCovered(GridCase query, int end, int x, int y) {
    int dx = x - query.map().x(end);
    int dy = y - query.map().y(end);
    return Math.min(dx, dy) >= 0 && Math.max(dx, dy) < query.movement().body();
  }

  private static CellChanges inverse(GridMap map, CellChanges changes) {
    CellChanges.Builder inverse = CellChanges.on(map);
    for (int i = 0; i < changes.size(); i++) {
      int cell = changes.cell(i);
      inverse.set(map.x(cell), map.y(cell), map.terrain(cell));
    }
    return inverse.build();
  }

  /**
   * Once warm, a round of changes, their undoing and finds allocates nothing: of twenty rounds, two
   * in succession, as in {@link PlannerChecks#warmQueriesAllocateNothing}.
   */
  public static void warmWalksAllocateNothing(Maker maker, GridCase query) {
    IncrementalSearch search = maker.make(query.graph(), null);
    PathBuffer path = new PathBuffer();
    Random random = new Random(5);
    CellChanges[] changes = new CellChanges[10];
    CellChanges[] inverses = new CellChanges[changes.length];
    for (int i = 0; i < changes.length; i++) {
      changes[i] = toggles(query, random, 8);
      inverses[i] = inverse(query.map(), changes[i]);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long[] allocated = new long[20];
    for (int round = 0; round < allocated.length; round++) {
      long bytes = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < changes.length; i++) {
        search.change(changes[i]);
        search.find(query.start(), query.goal(), path);
        search.change(inverses[i]);
        search.find(query.start(), query.goal(), path);
        search.find(query.goal(), query.start(), path);
      }
      allocated[round] = threads.getCurrentThreadAllocatedBytes() - bytes;
      if (round > 0 && allocated[round - 1] == 0 && allocated[round] == 0) {
        return;
      }
    }
    fail("bytes allocated by twenty rounds of the same changes: " + Arrays.toString(allocated));
  }
}
