package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.ManyGoalsChecks;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The nearest of several goals by one search of the abstract graph. */
class HpaManyGoalsTest {
  private static final String SEED = "4141";

  @Provide
  Arbitrary<GridCase> queries() {
    List<Movement> movements =
        GridCases.allMovements().stream().flatMap(m -> Stream.of(m, m.withBody(2))).toList();
    return GridCases.queries(movements);
  }

  @Provide
  Arbitrary<String> optimal() {
    return Arbitraries.of(
        "hpa(crossing=all,diagonal=true)",
        "hpa(cluster=4,crossing=all,diagonal=true,direct=none)",
        "hpa(cluster=6,crossing=all,diagonal=true,levels=3)",
        "hpa(cluster=5,crossing=all,diagonal=true,insertion=dijkstra,components=false)",
        "hpa(cluster=5,crossing=all,diagonal=true,insertion=astar)");
  }

  @Provide
  Arbitrary<String> complete() {
    return Arbitraries.of(
        "hpa(cluster=5,direct=none)",
        "hpa(cluster=4,levels=3,diagonal=true,direct=none)",
        "hpa(cluster=7,entrance=3,direct=none,components=false)",
        "hpa(cluster=5,landmarks=4,searched-level=1,levels=1,direct=none)");
  }

  @Property(seed = SEED, tries = 500)
  void theNearestGoalIsExactWhereThePlannerIs(
      @ForAll("queries") GridCase query, @ForAll("optimal") String spec) {
    Planner planner = Planners.prepare(spec, query.graph());
    assertTrue(planner.capability(ManyGoals.class).isPresent());
    ManyGoalsChecks.findsTheNearest(planner, query);
  }

  @Property(seed = SEED, tries = 500)
  void theAnswerIsTheShortestOfThoseToEachGoal(
      @ForAll("queries") GridCase query, @ForAll("complete") String spec) {
    Planner planner = Planners.prepare(spec, query.graph());
    checkAgainstPairs(planner, query);
  }

  @Property(seed = SEED, tries = 200)
  void aRepairedPlannerFindsTheNearestOnTheChangedMap(
      @ForAll("queries") GridCase query, @ForAll("complete") String spec, @ForAll long changeSeed) {
    HpaPlanner planner = (HpaPlanner) Planners.prepare(spec, query.graph()).planner();
    GridMap map = query.map();
    Random random = new Random(changeSeed);
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < 6; i++) {
      changes.block(random.nextInt(map.width()), random.nextInt(map.height()));
    }
    HpaPlanner repaired = planner.withChanges(changes.build());
    int[] starts = ManyGoalsChecks.ends(query, query.start(), 1);
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 2);
    GridGraph graph = repaired.graph();
    if (Stream.of(starts, goals).allMatch(ends -> areFree(graph, ends))) {
      checkAgainstPairs(repaired, query);
    }
  }

  @Property(seed = SEED, tries = 200)
  void pairsAnsweredByShorterPathsMakeNoAnswerLonger(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    long least = leastOfPairs(Planners.prepare("hpa(cluster=5,direct=none)", graph), query);
    Planner near = Planners.prepare("hpa(cluster=5,direct=6)", graph);
    ManyGoalsSearch search = search(near);
    PathBuffer path = new PathBuffer();
    if (find(search, query, path) == Outcome.FOUND) {
      assertTrue(Path.of(graph, path).cost() <= least);
    }
  }

  @Property(seed = SEED, tries = 200)
  void abstractPathsAreComparedByTheirCosts(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    long least = leastOfPairs(Planners.prepare("hpa(cluster=5,direct=none)", graph), query);
    Planner planner = Planners.prepare("hpa(cluster=5,refine=none)", graph);
    ManyGoalsSearch search = search(planner);
    if (find(search, query, new PathBuffer()) == Outcome.FOUND) {
      assertEquals(least, search.counters().extra(QueryMeter.ABSTRACT_COST));
    }
  }

  private static ManyGoalsSearch search(Planner planner) {
    return planner.capability(ManyGoals.class).orElseThrow().newManyGoalsSearch(null);
  }

  private static Outcome find(ManyGoalsSearch search, GridCase query, PathBuffer path) {
    int[] starts = ManyGoalsChecks.ends(query, query.start(), 1);
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 2);
    return search.find(starts, goals, path, Budget.UNLIMITED);
  }

  /** The least cost of the planner's paths from any start to any goal, asked pair by pair. */
  private static long leastOfPairs(Planner planner, GridCase query) {
    PathSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    long least = Oracle.UNREACHABLE;
    for (int start : ManyGoalsChecks.ends(query, query.start(), 1)) {
      for (int goal : ManyGoalsChecks.ends(query, query.goal(), 2)) {
        if (search.find(start, goal, path) == Outcome.FOUND) {
          least = Math.min(least, Path.of(planner.graph(), path).cost());
        }
      }
    }
    return least;
  }

  private static boolean areFree(GridGraph graph, int... cells) {
    for (int cell : cells) {
      if (!graph.isFree(cell)) {
        return false;
      }
    }
    return true;
  }

  private static void checkAgainstPairs(Planner planner, GridCase query) {
    long expected = leastOfPairs(planner, query);
    ManyGoalsSearch nearest = search(planner);
    PathBuffer path = new PathBuffer();
    Outcome outcome = find(nearest, query, path);
    assertEquals(expected == Oracle.UNREACHABLE ? Outcome.NO_PATH : Outcome.FOUND, outcome);
    if (outcome == Outcome.FOUND) {
      assertEquals(expected, Path.of(planner.graph(), path).cost());
      assertEquals(nearest.start(), path.cell(0));
      assertEquals(nearest.goal(), path.cell(path.size() - 1));
    }
  }

  private static ManyGoalsSearch onOpenMap() {
    GridMap map = MapShape.OPEN.map(256, 256, ".", new Random(1));
    Planner planner = Planners.prepare("hpa(cluster=8)", GridGraph.of(map, Movement.OCTILE));
    return search(planner);
  }

  private static int[] farGoals(int count) {
    GridMap map = MapShape.OPEN.map(256, 256, ".", new Random(1));
    Random random = new Random(2);
    return random
        .ints(count, 0, 100)
        .map(i -> map.cell(150 + i, 150 + random.nextInt(100)))
        .toArray();
  }

  @Example
  void goalsThatTheSearchDoesNotComeNearAreNotJoined() {
    ManyGoalsSearch search = onOpenMap();
    PathBuffer path = new PathBuffer();
    GridMap map = MapShape.OPEN.map(256, 256, ".", new Random(1));
    int[] goals = farGoals(101);
    goals[100] = map.cell(20, 20);
    assertEquals(Outcome.FOUND, search.find(map.cell(3, 3), goals, path));
    assertEquals(goals[100], search.goal());
    assertTrue(search.counters().expanded < 20, search.counters()::toString);
  }

  /** With the goals joined while their cluster is searched, by searches of their own. */
  @Example
  void aJoinSpendsOfTheBudgetWhatTheSearchAroundItLeft() {
    GridMap map = GridMap.parse(".@...", ".....");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ManyGoalsSearch search = search(Planners.prepare("hpa(cluster=4,direct=none)", graph));
    int[] starts = {map.cell(4, 1)};
    int[] goals = {map.cell(0, 1), map.cell(0, 0)};
    for (int most = 0; most <= 5; most++) {
      Outcome outcome = search.find(starts, goals, new PathBuffer(), Budget.expansions(most));
      assertEquals(Outcome.OUT_OF_EXPANSIONS, outcome);
      assertEquals(most, search.counters().expanded);
    }
    assertEquals(Outcome.FOUND, search.find(starts, goals, new PathBuffer(), Budget.expansions(6)));
  }

  @Example
  void aBudgetBoundsTheSearchOfAllEnds() {
    ManyGoalsSearch search = onOpenMap();
    PathBuffer path = new PathBuffer();
    int[] starts = {MapShape.OPEN.map(256, 256, ".", new Random(1)).cell(3, 3)};
    Outcome outcome = search.find(starts, farGoals(10), path, Budget.expansions(3));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, outcome);
    assertEquals(0, path.size());
    assertEquals(-1, search.goal());
    assertEquals(3, search.counters().expanded);
  }

  /** Also where the path that was walked first is known, and whether it is the nearest is not. */
  @Example
  void whateverTheBudgetOnlyAnAnswerHasAPath() {
    GridMap map = MapShape.OPEN.map(256, 256, ".", new Random(1));
    ManyGoalsSearch search = onOpenMap();
    PathBuffer path = new PathBuffer();
    int[] starts = {map.cell(3, 3), map.cell(90, 3)};
    int[] goals = farGoals(10);
    assertEquals(Outcome.FOUND, search.find(starts, goals, path, Budget.UNLIMITED));
    long needed = search.counters().expanded;
    for (long most = 1; most < needed; most++) {
      assertEquals(
          Outcome.OUT_OF_EXPANSIONS, search.find(starts, goals, path, Budget.expansions(most)));
      assertEquals(most, search.counters().expanded);
      assertEquals(0, path.size());
      assertEquals(-1, search.start());
      assertEquals(-1, search.goal());
    }
  }

  @Property(seed = SEED, tries = 200)
  void eachQueryIsCountedAloneAndItsPhasesAddUp(
      @ForAll("queries") GridCase query, @ForAll("complete") String spec) {
    ManyGoalsSearch search = search(Planners.prepare(spec, query.graph()));
    PathBuffer path = new PathBuffer();
    find(search, query, path);
    SearchCounters counters = search.counters();
    String first = counters.toString();
    assertEquals(counters.expanded, counters.extra(0) + counters.extra(1) + counters.extra(2));
    find(search, query, path);
    assertEquals(first, counters.toString());
  }
}
