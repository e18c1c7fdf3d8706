package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerChecks;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchPlannersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "astar                                 | 8                         | OPTIMAL",
        "astar                                 | 4                         | OPTIMAL",
        "astar                                 | 8 never sqrt2 .=1,S=3     | OPTIMAL",
        "astar(heuristic=manhattan)            | 4                         | OPTIMAL",
        "astar(heuristic=manhattan)            | 8 never 2/3               | BOUNDED(1.333",
        "astar(heuristic=manhattan)            | 8 never 1/2               | OPTIMAL",
        "astar(heuristic=manhattan,weight=1.5) | 8 never 2/3               | BOUNDED(2.0)",
        "astar(heuristic=chebyshev)            | 8                         | OPTIMAL",
        "astar(heuristic=euclidean)            | 8                         | OPTIMAL",
        "astar(heuristic=euclidean)            | 8 never 1/1               | BOUNDED(1.414",
        "astar(heuristic=zero)                 | 8                         | OPTIMAL",
        "astar(weight=1.5)                     | 8                         | BOUNDED(1.5)",
        "astar(weight=1.5,reopen=true)         | 8                         | BOUNDED(1.5)",
        "astar(weight=1.5,reopen=false)        | 8                         | BOUNDED(1.5)",
        "astar(reopen=false)                   | 8                         | OPTIMAL",
        "astar(heuristic=manhattan,reopen=false) | 8 never 2/3             | COMPLETE",
        "astar(heuristic=euclidean,reopen=false) | 8                       | COMPLETE",
        "astar(heuristic=manhattan,reopen=false) | 4                       | OPTIMAL",
        "astar(weight=0.5)                     | 8                         | OPTIMAL",
        "astar(weight=0)                       | 8                         | OPTIMAL",
        "astar(ties=low-g)                     | 8                         | OPTIMAL",
        "astar(open=heap)                      | 8                         | OPTIMAL",
        "dijkstra                              | 8                         | OPTIMAL",
        "greedy                                | 8                         | COMPLETE",
        "bfs                                   | 8                         | COMPLETE",
        "bfs                                   | 8 never 5/5               | OPTIMAL",
        "bfs                                   | 8 never 5/5 .=1,S=3       | COMPLETE",
        "bfs                                   | 4                         | OPTIMAL",
        "bfs                                   | 4 never sqrt2 .=1,S=3     | COMPLETE",
        "dfs                                   | 4                         | COMPLETE",
      })
  void promises(String spec, String movement, String guarantee) {
    GridGraph graph = GridGraph.of(GridMap.parse(".S"), Movement.parse(movement));
    String actual = Planners.prepare(spec, graph).guarantee().toString();
    assertTrue(actual.startsWith(guarantee), actual);
  }

  @ParameterizedTest
  @CsvSource({
    "'astar(open=buckets,heuristic=manhattan)', heuristic=manhattan",
    "'astar(open=buckets,heuristic=euclidean)', heuristic=euclidean",
    "'astar(open=buckets,weight=1.5)',          weight=1.5",
    "'astar(open=buckets,ties=low-g)',          ties=low-g",
    "'astar(open=buckets,reopen=false)',        reopen=false",
  })
  void bucketsRefuseWhatTheyCannotOrder(String spec, String culprit) {
    GridGraph graph = GridGraph.of(GridMap.parse(".."), Movement.OCTILE);
    assertEquals(
        "open=buckets needs a consistent heuristic on '8 never sqrt2 ground', weight 1, no tie"
            + " rule and reopening; got "
            + culprit
            + "; use open=heap",
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare(spec, graph))
            .getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "astar,                         BucketAStar",
    "'astar(open=buckets)',         BucketAStar",
    "'astar(heuristic=chebyshev)',  BucketAStar",
    "dijkstra,                      BucketAStar",
    "'astar(open=heap)',            HeapAStar",
    "'astar(weight=1.001)',         HeapAStar",
    "'astar(ties=high-g)',          HeapAStar",
    "'astar(reopen=false)',         HeapAStar",
    "'astar(reopen=true)',          BucketAStar",
    "'astar(heuristic=euclidean)',  HeapAStar",
    "greedy,                        GreedyBestFirst",
    "bfs,                           BreadthFirst",
    "dfs,                           DepthFirst",
  })
  void theOpenListFollowsFromTheParameters(String spec, String search) {
    GridGraph graph = GridGraph.of(GridMap.parse(".."), Movement.OCTILE);
    assertEquals(search, Planners.prepare(spec, graph).newSearch().getClass().getSimpleName());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "astar",
        "astar(open=heap)",
        "astar(weight=2,ties=low-g)",
        "dijkstra",
        "greedy",
        "bfs",
        "dfs"
      })
  void stopsAfterExactlyTheExpansionsOfItsBudget(String spec) {
    Random random = new Random(3);
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < 40; i++) {
      GridCase query = GridCases.random(random, GridCases.allMovements());
      if (!query.isQuery()) {
        continue;
      }
      PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
      Outcome whole = search.find(query.start(), query.goal(), path);
      long needed = search.counters().expanded;
      for (long limit : new long[] {0, 1, needed / 2, needed - 1}) {
        if (limit >= 0 && limit < needed) {
          assertSame(
              Outcome.OUT_OF_EXPANSIONS,
              search.find(query.start(), query.goal(), path, Budget.expansions(limit)));
          assertEquals(limit, search.counters().expanded);
          assertTrue(path.isEmpty());
        }
      }
      assertSame(whole, search.find(query.start(), query.goal(), path, Budget.expansions(needed)));
      assertEquals(needed, search.counters().expanded);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "astar(open=heap)", "dijkstra", "greedy", "bfs", "dfs"})
  void stopsBeforeTheFirstExpansionWhenLateOrCancelled(String spec) {
    GridCase query = GridCase.of("8", 0, 0, 3, 0, "....");
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    Budget late = Budget.time(Duration.ZERO);
    assertSame(Outcome.OUT_OF_TIME, search.find(query.start(), query.goal(), path, late));
    assertEquals(0, search.counters().expanded);
    Budget cancelled = Budget.expansions(1000);
    cancelled.cancel();
    assertSame(Outcome.CANCELLED, search.find(query.start(), query.goal(), path, cancelled));
    assertEquals(0, search.counters().expanded);
  }

  /** A cancellation in mid-search is seen at the next interval. */
  @ParameterizedTest
  @ValueSource(strings = {"astar", "astar(open=heap)", "dijkstra", "greedy", "bfs", "dfs"})
  void aLongSearchLooksAtItsBudgetAgain(String spec) {
    String[] rows = new String[101];
    Arrays.fill(rows, ".".repeat(101));
    rows[100] = "@".repeat(100) + ".";
    rows[99] = "@".repeat(101);
    GridCase query = GridCase.of("8", 0, 0, 100, 100, rows);
    Budget budget = Budget.expansions(Long.MAX_VALUE);
    long[] expansions = {0};
    PathSearch search =
        Planners.prepare(
                spec.endsWith(")")
                    ? spec.replace(")", ",components=false)")
                    : spec + "(components=false)",
                query.graph())
            .newSearch(
                new SearchObserver() {
                  @Override
                  public void expand(int side, int cell, long g, long f) {
                    if (++expansions[0] == 1500) {
                      budget.cancel();
                    }
                  }
                });
    assertSame(
        Outcome.CANCELLED, search.find(query.start(), query.goal(), new PathBuffer(), budget));
    assertEquals(2048, search.counters().expanded);
  }

  @ParameterizedTest
  @ValueSource(strings = {"octile", "chebyshev", "zero", "manhattan", "euclidean"})
  void extraCountersAreNamedWhereTheyAreKept(String heuristic) {
    GridGraph graph = GridGraph.of(GridMap.parse(".."), Movement.OCTILE);
    String heap = "astar(open=heap,heuristic=" + heuristic + ")";
    assertEquals(List.of("necessary"), Planners.prepare(heap, graph).extraCounters());
    assertEquals(List.of(), Planners.prepare("astar", graph).extraCounters());
  }

  /** Those of f below the optimum: no A* with this heuristic can leave them out. */
  @ParameterizedTest
  @CsvSource({"high-g, 2, 5", "low-g, 2, 6"})
  void necessaryExpansionsDoNotDependOnTies(String ties, long necessary, long expanded) {
    GridCase query = GridCase.of("8", 0, 1, 4, 1, ".....", "..@..", "..@..", ".....");
    Watched watched = Watched.run("astar(ties=" + ties + ")", query);
    assertEquals(necessary, watched.counters().extra(0));
    assertEquals(expanded, watched.counters().expanded);
  }

  @Test
  void oneUnitLessIsAnImprovement() {
    for (GridCase query : GridCases.improvedByOneUnit()) {
      for (String spec : new String[] {"astar", "astar(open=heap)", "dijkstra", "canonical"}) {
        PlannerChecks.answersAsPromised(graph -> Planners.prepare(spec, graph), query);
      }
    }
  }
}
