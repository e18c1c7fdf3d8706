package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.Points;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * What {@link PlannerContract} checks, one method a promise. Each takes the way to prepare the
 * planner, so that a planner outside the registry can be checked too, and fails with an assertion
 * error.
 */
public final class PlannerChecks {
  private static final double ROUNDING = 1e-9;

  /** Kept from one try to the next, since to start a thread takes longer than most queries. */
  private static final ExecutorService THREADS =
      Executors.newFixedThreadPool(
          3,
          task -> {
            Thread thread = new Thread(task, "contract");
            thread.setDaemon(true);
            return thread;
          });

  private PlannerChecks() {}

  /** What one query gave: outcome, path of cells or points, counters as text. */
  record Answer(Outcome outcome, List<Integer> cells, String counters) {
    static Answer of(PathSearch search, GridCase query, Budget budget) {
      PathBuffer path = new PathBuffer();
      Outcome outcome = search.find(query.start(), query.goal(), path, budget);
      List<Integer> cells = new ArrayList<>();
      for (int cell : path.toArray()) {
        cells.add(cell);
      }
      return new Answer(outcome, cells, search.counters().toString());
    }

    static Answer of(PathSearch search, GridCase query) {
      return of(search, query, Budget.UNLIMITED);
    }
  }

  /** A path is legal, leads from start to goal, and is as good as the guarantee says. */
  public static void answersAsPromised(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    answersAsPromised(planner, planner.newSearch(), query);
  }

  /** As {@link #answersAsPromised(Function, GridCase)}, for a search that lives on. */
  public static void answersAsPromised(Planner planner, PathSearch search, GridCase query) {
    answersAsPromised(planner, search, query, Oracle.cost(query));
  }

  /**
   * As {@link #answersAsPromised(Planner, PathSearch, GridCase)}, where the oracle was asked.
   *
   * @param optimum the least cost, or {@link Oracle#UNREACHABLE}
   */
  public static void answersAsPromised(
      Planner planner, PathSearch search, GridCase query, long optimum) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(query.start(), query.goal(), path);
    if (optimum == Oracle.UNREACHABLE) {
      assertEquals(Outcome.NO_PATH, outcome, "no path exists");
    } else if (planner.guarantee().isComplete()) {
      assertEquals(Outcome.FOUND, outcome, "a path exists");
    }
    assertEquals(outcome != Outcome.FOUND, path.isEmpty(), "a path exactly where one was found");
    if (outcome == Outcome.FOUND) {
      checkPath(planner, query, path, optimum);
    }
  }

  private static void checkPath(Planner planner, GridCase query, PathBuffer path, long optimum) {
    GridGraph graph = planner.graph();
    PathCheck check = PathValidator.check(graph, path, query.start(), query.goal());
    assertNull(check.problem(), "the path is legal");
    if (planner.metric() == LengthMetric.EUCLIDEAN && planner.guarantee().isOptimal()) {
      SquareRootSum excess = VisibilityGraph.shortest(query);
      excess.add(-1, Path.of(graph, path));
      assertEquals(0, excess.signum(), () -> "the optimum less " + check.length());
      return;
    }
    if (planner.metric() == LengthMetric.EUCLIDEAN) {
      double dx = query.map().x(query.start()) - query.map().x(query.goal());
      double dy = query.map().y(query.start()) - query.map().y(query.goal());
      assertTrue(check.length() >= Math.hypot(dx, dy) - ROUNDING, "no shorter than straight");
      return;
    }
    assertTrue(check.isGridPath(), "a grid path");
    assertTrue(check.cost() >= optimum, "no cheaper than the optimum");
    Guarantee guarantee = planner.guarantee();
    if (guarantee.isOptimal()) {
      assertEquals(optimum, check.cost(), "the optimal cost");
    } else if (guarantee.kind() == Guarantee.Kind.BOUNDED) {
      assertTrue(
          check.cost() <= optimum * guarantee.bound() * (1 + ROUNDING),
          () -> "cost " + check.cost() + " within " + guarantee + " of " + optimum);
    }
  }

  /** Start = goal is a path of one cell. */
  public static void startIsGoal(Function<GridGraph, Planner> prepare, GridCase query) {
    GridCase here = new GridCase(query.graph(), query.start(), query.start());
    Answer answer = Answer.of(prepare.apply(query.graph()).newSearch(), here);
    assertEquals(Outcome.FOUND, answer.outcome());
    boolean isPoint = answer.cells().get(0) < 0;
    int point = new Points(query.graph()).end(query.start());
    assertEquals(List.of(isPoint ? ~point : query.start()), answer.cells());
  }

  /** Ends that are blocked or off the map are refused, with their coordinates. */
  public static void refusesBadEnds(Function<GridGraph, Planner> prepare, GridCase query) {
    GridGraph graph = query.graph();
    PathSearch search = prepare.apply(graph).newSearch();
    PathBuffer path = new PathBuffer();
    for (int y = 0; y < query.map().height(); y++) {
      for (int x = 0; x < query.map().width(); x++) {
        int cell = query.map().cell(x, y);
        if (!graph.isFree(cell)) {
          String place = "(" + x + ", " + y + ")";
          refuses(() -> search.find(cell, cell, path), place);
          if (query.isQuery()) {
            refuses(() -> search.find(query.start(), cell, path), place);
            refuses(() -> search.find(cell, query.goal(), path), place);
          }
        }
      }
    }
    for (int border : new int[] {-1, 0, query.map().stride(), query.map().cellCount()}) {
      refuses(() -> search.find(border, border, path), Integer.toString(border));
      if (query.isQuery()) {
        refuses(() -> search.find(query.start(), border, path), Integer.toString(border));
        refuses(() -> search.find(border, query.goal(), path), Integer.toString(border));
      }
    }
  }

  private static void refuses(Runnable call, String place) {
    String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
    assertTrue(message.contains(place), () -> "'" + message + "' names " + place);
  }

  /** A search used before answers as a fresh one does, with the same counters. */
  public static void reusedIsFresh(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    PathSearch reused = planner.newSearch();
    for (GridCase other : query.others(5)) {
      assertEquals(Answer.of(planner.newSearch(), other), Answer.of(reused, other));
    }
  }

  /**
   * A search answers as a fresh one also where the numbers that tell its queries apart run out.
   *
   * @param searchNumbers see {@link PlannerContract#searchNumbers}
   */
  public static void reusedIsFreshWhereSearchNumbersRunOut(
      Function<GridGraph, Planner> prepare, GridCase query, Map<String, Number> searchNumbers) {
    Planner planner = prepare.apply(query.graph());
    PathSearch reused = planner.newSearch();
    Answer.of(reused, query);
    SearchNumbers.runOut(reused, searchNumbers);
    for (GridCase other : query.others(7)) {
      assertEquals(Answer.of(planner.newSearch(), other), Answer.of(reused, other));
    }
  }

  /** Two planners of one spec, one observed, agree in path and counters. */
  public static void deterministicAndObservable(
      Function<GridGraph, Planner> prepare, GridCase query) {
    Answer plain = Answer.of(prepare.apply(query.graph()).newSearch(), query);
    Answer again = Answer.of(prepare.apply(query.graph()).newSearch(), query);
    assertEquals(plain, again, "the same at every run");
    SearchObserver observer = new SearchObserver() {};
    Answer observed = Answer.of(prepare.apply(query.graph()).newSearch(observer), query);
    assertEquals(plain, observed, "the same when observed");
  }

  /** Several threads that share a planner get what one gets. */
  public static void threadsAgree(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    GridCase[] queries = query.others(8);
    List<Answer> expected = new ArrayList<>();
    PathSearch alone = planner.newSearch();
    for (GridCase other : queries) {
      expected.add(Answer.of(alone, other));
    }
    try {
      List<Future<List<Answer>>> results = new ArrayList<>();
      for (int thread = 0; thread < 3; thread++) {
        results.add(
            THREADS.submit(
                () -> {
                  PathSearch search = planner.newSearch();
                  List<Answer> answers = new ArrayList<>();
                  for (GridCase other : queries) {
                    answers.add(Answer.of(search, other));
                  }
                  return answers;
                }));
      }
      for (Future<List<Answer>> result : results) {
        assertEquals(expected, result.get());
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /** A budget stops the search at its limit, and the next query is answered as ever. */
  public static void budgetIsHonoured(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    PathSearch search = planner.newSearch();
    Answer unlimited = Answer.of(search, query);
    long needed = search.counters().expanded;
    for (long limit : new long[] {0, needed / 2}) {
      Answer limited = Answer.of(search, query, Budget.expansions(limit));
      Outcome expected = needed > limit ? Outcome.OUT_OF_EXPANSIONS : unlimited.outcome();
      assertEquals(expected, limited.outcome());
      assertTrue(search.counters().expanded <= limit, "within the limit");
      assertFalse(limited.outcome().isInterrupted() && !limited.cells().isEmpty(), "no half path");
    }
    Budget cancelled = Budget.expansions(Long.MAX_VALUE);
    cancelled.cancel();
    Answer interrupted = Answer.of(search, query, cancelled);
    assertEquals(needed > 0 ? Outcome.CANCELLED : unlimited.outcome(), interrupted.outcome());
    assertEquals(0, search.counters().expanded, "cancelled before the first expansion");
    assertEquals(unlimited, Answer.of(search, query), "whole again");
  }

  /** Counters are in the order their definitions imply. */
  public static void countersAreConsistent(Function<GridGraph, Planner> prepare, GridCase query) {
    PathSearch search = prepare.apply(query.graph()).newSearch();
    Answer.of(search, query);
    SearchCounters counters = search.counters();
    assertTrue(counters.expanded <= counters.generated, () -> "expanded, generated: " + counters);
    assertTrue(counters.reopened <= counters.expanded, () -> "reopened, expanded: " + counters);
    assertTrue(counters.touched <= counters.generated, () -> "touched, generated: " + counters);
    assertTrue(counters.openPeak <= counters.generated, () -> "open, generated: " + counters);
    assertTrue(counters.expanded >= 0 && counters.heapOperations >= 0, counters::toString);
  }

  /**
   * For a planner that claims OPTIMAL: the cost is the same the other way round, and on the map
   * mirrored, transposed and padded.
   */
  public static void costIsInvariant(Function<GridGraph, Planner> prepare, GridCase query) {
    PathCost cost = cost(prepare, query);
    assertEquals(cost, cost(prepare, query.swapped()), "swapped");
    assertEquals(cost, cost(prepare, Transform.MIRRORED.of(query)), "mirrored");
    assertEquals(cost, cost(prepare, Transform.TRANSPOSED.of(query)), "transposed");
    assertEquals(cost, cost(prepare, Transform.ROTATED.of(query)), "rotated");
    assertEquals(cost, cost(prepare, Transform.PADDED.of(query)), "padded");
  }

  /** For a planner that claims OPTIMAL: a blocked cell never helps, and no detour is shorter. */
  public static void costIsMonotone(Function<GridGraph, Planner> prepare, GridCase query) {
    PathCost cost = cost(prepare, query);
    for (GridCase other : query.others(3)) {
      int via = other.start();
      if (via != query.start() && via != query.goal()) {
        PathCost blocked = cost(prepare, Transform.blocked(query, via));
        assertTrue(
            blocked.compareTo(cost) >= 0, () -> query.map().describe(via) + " blocked: " + blocked);
      }
      PathCost there = cost(prepare, new GridCase(query.graph(), query.start(), via));
      PathCost on = cost(prepare, new GridCase(query.graph(), via, query.goal()));
      assertTrue(there.plus(on).compareTo(cost) >= 0, () -> "over " + query.map().describe(via));
    }
  }

  /** For a planner that claims OPTIMAL: costs of twice the size cost twice as much. */
  public static void costScales(Function<GridGraph, Planner> prepare, GridCase query) {
    if (query.movement().costs().isSqrt2()) {
      return;
    }
    PathCost cost = cost(prepare, query);
    PathCost doubled = cost(prepare, Transform.doubled(query));
    boolean isEuclidean = prepare.apply(query.graph()).metric() == LengthMetric.EUCLIDEAN;
    assertEquals(isEuclidean ? cost : cost.plus(cost), doubled);
  }

  private static PathCost cost(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    PathBuffer path = new PathBuffer();
    Outcome outcome = planner.newSearch().find(query.start(), query.goal(), path);
    return outcome == Outcome.FOUND ? PathCost.of(planner, path) : PathCost.NO_PATH;
  }

  /**
   * Once warm, a round of queries allocates nothing: of twenty rounds of the same queries, two in
   * succession. A search that allocates does so in every round; the virtual machine, which links
   * and compiles on the account of the thread that runs, does so in one or two of them.
   */
  public static void warmQueriesAllocateNothing(
      Function<GridGraph, Planner> prepare, GridCase query) {
    PathSearch search = prepare.apply(query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    GridCase[] queries = query.others(20);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long[] allocated = new long[20];
    for (int round = 0; round < allocated.length; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (GridCase other : queries) {
        search.find(other.start(), other.goal(), path);
      }
      allocated[round] = threads.getCurrentThreadAllocatedBytes() - before;
      if (round > 0 && allocated[round - 1] == 0 && allocated[round] == 0) {
        return;
      }
    }
    fail("bytes allocated by twenty rounds of the same queries: " + Arrays.toString(allocated));
  }
}
