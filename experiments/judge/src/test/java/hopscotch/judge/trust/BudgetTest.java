package hopscotch.judge.trust;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A query that its budget ends has made exactly as many expansions as that allows, however many
 * searches it is made of.
 */
class BudgetTest {
  private static final int MAPS = 4;

  private Random random = new Random(3);

  /** A query of one kind, put with a budget. */
  private interface Asking {
    Ended ask(Budget budget);
  }

  /** How a query ended, and what it expanded. */
  private record Ended(Outcome outcome, long expanded) {}

  static List<String> specs() {
    return Stream.concat(
            AllPlanners.specs().stream(),
            Stream.of(
                "hpa(cluster=4,direct=none)",
                "hpa(cluster=3,levels=3,direct=none)",
                "hpa(cluster=4,insertion=dijkstra,direct=none,components=false)",
                "sectors(sector=4)",
                "rays(hpa(cluster=4))"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("specs")
  void noQuerySpendsMoreThanItsBudget(String spec) {
    ask(spec, MAPS, 3);
  }

  void ask(String spec, int maps, long seed) {
    random = new Random(seed);
    for (int i = 0; i < maps; i++) {
      GridCase query = GridCases.random(random, GridCases.allMovements());
      PreparedPlanner planner;
      try {
        planner = Planners.prepare(spec, query.graph());
      } catch (IllegalArgumentException e) {
        continue; // The planner does not serve this movement.
      }
      for (GridCase asked : query.others(2)) {
        askInEachWay(planner, asked);
      }
    }
  }

  private void askInEachWay(PreparedPlanner planner, GridCase asked) {
    int start = asked.start();
    int goal = asked.goal();
    GridMap map = asked.map();
    PathBuffer path = new PathBuffer();

    PathSearch search = planner.newSearch();
    check(
        planner + ", a path, " + asked,
        budget -> {
          Outcome outcome = search.find(start, goal, path, budget);
          return new Ended(outcome, search.counters().expanded);
        });
    if (search instanceof StepwiseSearch steps) {
      check(planner + ", piece by piece, " + asked, budget -> pieces(steps, asked, budget));
    }
    if (search instanceof ResumableSearch slices) {
      slices(slices, asked);
    }

    ManyGoalsSearch goals = ManyGoalsSearches.of(planner);
    int[] starts = some(asked, start);
    int[] ends = some(asked, goal);
    check(
        planner + ", the nearest goal, " + asked,
        budget -> {
          Outcome outcome = goals.find(starts, ends, path, budget);
          return new Ended(outcome, goals.counters().expanded);
        });

    NearestCellSearch nearest = NearestCellSearch.of(planner);
    int x = random.nextInt(map.width());
    int y = random.nextInt(map.height());
    check(
        planner + ", the nearest cell, " + asked,
        budget -> {
          Outcome outcome = nearest.find(start, x, y, path, budget);
          return new Ended(outcome, nearest.counters().expanded);
        });

    if (map.cell(x, y) != start && map.cell(x, y) != goal) {
      CellChanges wall = CellChanges.on(map).block(x, y).build();
      check(planner + ", after a change, " + asked, budget -> walk(planner, asked, wall, budget));
    }
  }

  /** Puts a query without limits, then with less than it needs. */
  private void check(String what, Asking query) {
    long needed = query.ask(Budget.UNLIMITED).expanded();
    for (int i = 0; i < 3; i++) {
      Budget budget = Budget.expansions((long) (random.nextDouble() * needed));
      require(query.ask(budget), budget, what);
    }
  }

  private static void require(Ended ended, Budget budget, String what) {
    assertTrue(
        ended.outcome() == Outcome.OUT_OF_EXPANSIONS
            ? ended.expanded() == budget.expansions()
            : ended.expanded() <= budget.expansions(),
        () -> "%s of %d allowed: %s".formatted(ended, budget.expansions(), what));
  }

  private static Ended pieces(StepwiseSearch search, GridCase asked, Budget budget) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.begin(asked.start(), asked.goal(), path, budget);
    try {
      boolean isGoing = outcome == Outcome.FOUND;
      while (isGoing) {
        isGoing = search.advance(path);
      }
    } catch (BudgetExhaustedException e) {
      outcome = e.outcome();
    }
    return new Ended(outcome, search.counters().expanded);
  }

  private void slices(ResumableSearch search, GridCase asked) {
    PathBuffer path = new PathBuffer();
    Budget budget = Budget.expansions(random.nextInt(10));
    Outcome outcome = search.find(asked.start(), asked.goal(), path, budget);
    long before = 0;
    while (outcome.isInterrupted()) {
      long expanded = search.counters().expanded;
      require(new Ended(outcome, expanded - before), budget, "a slice, " + asked);
      before = expanded;
      budget = Budget.expansions(1 + random.nextInt(40));
      outcome = search.resume(path, budget);
    }
  }

  private static Ended walk(
      PreparedPlanner planner, GridCase asked, CellChanges changes, Budget budget) {
    PathBuffer path = new PathBuffer();
    IncrementalSearch search = IncrementalSearches.of(planner, null);
    search.find(asked.start(), asked.goal(), path, Budget.UNLIMITED);
    search.change(changes);
    Outcome outcome = search.find(asked.start(), asked.goal(), path, budget);
    return new Ended(outcome, search.counters().expanded);
  }

  /** This cell, and up to five more that are free. */
  private int[] some(GridCase asked, int own) {
    GridCase[] others = asked.others(40);
    int[] cells = new int[1 + random.nextInt(6)];
    Arrays.setAll(cells, i -> i == 0 ? own : others[random.nextInt(others.length)].start());
    return cells;
  }
}
