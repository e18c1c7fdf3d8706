package hopscotch.core.goals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which of several answers is taken, on maps drawn by hand, by planners of one goal. */
class NearestAnswerTest {
  private final PathBuffer path = new PathBuffer();

  /** The goal behind the wall is two cells away, but further than the other, five cells away. */
  @ParameterizedTest
  @ValueSource(strings = {"jps", "canonical", "dstarlite", "thetastar", "rays(astar)"})
  void theGoalOfTheShortestPathIsTakenNotTheNearestOnAnEmptyMap(String spec) {
    GridMap wallOnTheRight =
        GridMap.parse("......@.", "......@.", "......@.", "......@.", "........");
    takesTheGoalBeforeTheWall(spec, wallOnTheRight, 5, 7, 0);
    GridMap wallOnTheLeft =
        GridMap.parse(".@......", ".@......", ".@......", ".@......", "........");
    takesTheGoalBeforeTheWall(spec, wallOnTheLeft, 2, 0, 7);
  }

  private void takesTheGoalBeforeTheWall(String spec, GridMap map, int x, int behind, int before) {
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    int[] goals = {map.cell(behind, 0), map.cell(before, 0)};
    ManyGoalsSearch search = ManyGoalsSearches.of(planner(spec, graph));
    for (int round = 0; round < 2; round++) {
      assertEquals(Outcome.FOUND, search.find(map.cell(x, 0), goals, path));
      assertEquals(map.cell(before, 0), search.goal());
      assertEquals(map.cell(x, 0), search.start());
      assertEquals(map.cell(before, 0), path.cell(path.size() - 1));
      assertEquals(5, PathValidator.check(graph, path).length(), 1e-9);
    }
  }

  /** Two swamp cells cost as much as six of grass. */
  @Test
  void costsOfTerrainAreCompared() {
    GridMap map = GridMap.parse("....SS.");
    GridGraph graph = GridGraph.of(map, Movement.parse("8 never sqrt2 .=1,S=3"));
    ManyGoalsSearch search = ManyGoalsSearches.of(planner("dstarlite", graph));
    int[] goals = {map.cell(0, 0), map.cell(6, 0)};
    search.find(map.cell(3, 0), goals, path);
    assertEquals(map.cell(0, 0), search.goal());
  }

  @ParameterizedTest
  @ValueSource(strings = {"jps", "thetastar"})
  void ofEqualPathsTheSmallestGoalIsTakenThenTheSmallestStart(String spec) {
    GridMap map = GridMap.parse(".......");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ManyGoalsSearch search = ManyGoalsSearches.of(planner(spec, graph));
    int[] goals = {map.cell(5, 0), map.cell(1, 0)};
    assertEquals(Outcome.FOUND, search.find(map.cell(3, 0), goals, path));
    assertEquals(map.cell(1, 0), search.goal());
    int[] starts = {map.cell(5, 0), map.cell(1, 0)};
    search.find(starts, new int[] {map.cell(3, 0)}, path, Budget.UNLIMITED);
    assertEquals(map.cell(1, 0), search.start());
  }

  /** The goal on the left is 3 away and its path longer than 4; that on the right is 4 away. */
  @ParameterizedTest
  @ValueSource(strings = {"jps", "thetastar"})
  void aLongerPathDoesNotReplaceTheAnswer(String spec) {
    GridMap map = GridMap.parse("..@...@.", "......@.", "......@.", "........");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ManyGoalsSearch search = ManyGoalsSearches.of(planner(spec, graph));
    int[] goals = {map.cell(0, 0), map.cell(7, 0)};
    for (int round = 0; round < 2; round++) {
      assertEquals(Outcome.FOUND, search.find(map.cell(3, 0), goals, path));
      assertEquals(map.cell(0, 0), search.goal());
    }
  }

  /** Both paths take 4 moves; the start on the right is nearer on an empty map and asked first. */
  @Test
  void ofEqualPathsToOneGoalThatFromTheSmallerStartIsTaken() {
    GridMap map = GridMap.parse(".....@.", ".......");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ManyGoalsSearch search = ManyGoalsSearches.of(planner("jps", graph));
    int[] starts = {map.cell(6, 0), map.cell(0, 0)};
    search.find(starts, new int[] {map.cell(4, 0)}, path, Budget.UNLIMITED);
    assertEquals(map.cell(0, 0), search.start());
  }

  /** A straight line of length 3 cannot be beaten by what is 4 away: one search is enough. */
  @ParameterizedTest
  @ValueSource(strings = {"jps", "thetastar"})
  void aGoalThatIsFartherThanThePathIsLongIsNotAsked(String spec) {
    GridMap map = GridMap.parse("........");
    Planner planner = planner(spec, GridGraph.of(map, Movement.OCTILE));
    PathSearch alone = planner.newSearch();
    alone.find(map.cell(3, 0), map.cell(0, 0), path);
    ManyGoalsSearch search = ManyGoalsSearches.of(planner);
    search.find(map.cell(3, 0), new int[] {map.cell(0, 0), map.cell(7, 0)}, path);
    assertEquals(alone.counters().expanded, search.counters().expanded);
  }

  @Test
  void aPlannerThatTellsDistancesIsAskedForOnePath() {
    GridMap map = GridMap.parse("......@.", "......@.", "......@.", "......@.", "........");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ManyGoalsSearch search =
        ManyGoalsSearches.of(new Teller(graph, Guarantee.OPTIMAL, LengthMetric.GRID));
    int[] goals = new int[40];
    Arrays.fill(goals, map.cell(7, 0));
    goals[39] = map.cell(0, 0);
    int[] starts = {map.cell(4, 0), map.cell(5, 0), map.cell(3, 0)};
    assertEquals(Outcome.FOUND, search.find(starts, goals, path, Budget.UNLIMITED));
    assertEquals(map.cell(0, 0), search.goal());
    assertEquals(map.cell(3, 0), search.start());
    assertEquals(3L * graph.straightCost(), PathValidator.check(graph, path).cost());
    assertEquals(Outcome.OUT_OF_EXPANSIONS, search.find(starts, goals, path, Budget.expansions(0)));
    assertEquals(0, search.counters().expanded);
    assertEquals(-1, search.goal());
    assertEquals(-1, search.start());
  }

  @Test
  void endsOfAPlannerThatTellsDistancesAreChecked() {
    GridMap map = GridMap.parse(".@");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ManyGoalsSearch search =
        ManyGoalsSearches.of(new Teller(graph, Guarantee.OPTIMAL, LengthMetric.GRID));
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> search.find(map.cell(0, 0), new int[0], path))
            .getMessage();
    assertEquals("no goal: expected at least one", message);
  }

  /** They would not be those of its paths. */
  @Test
  void distancesThatAreNotThoseOfPathsAreNotAsked() {
    GridMap map = GridMap.parse("....");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    int[] goals = {map.cell(3, 0), map.cell(1, 0)};
    for (Teller teller :
        List.of(
            new Teller(graph, Guarantee.COMPLETE, LengthMetric.GRID),
            new Teller(graph, Guarantee.OPTIMAL, LengthMetric.EUCLIDEAN))) {
      ManyGoalsSearch search = ManyGoalsSearches.of(teller);
      assertEquals(Outcome.FOUND, search.find(map.cell(0, 0), goals, path));
      assertEquals(map.cell(1, 0), search.goal());
      assertEquals(0, teller.asked.get());
    }
  }

  @Test
  void abstractPathsWithoutACostCannotBeCompared() {
    GridGraph graph = GridGraph.of(GridMap.parse("...."), Movement.OCTILE);
    Teller teller = new Teller(graph, Guarantee.COMPLETE, LengthMetric.ABSTRACT);
    String message =
        assertThrows(IllegalArgumentException.class, () -> ManyGoalsSearches.of(teller))
            .getMessage();
    assertEquals(
        "a planner of abstract paths without a counter 'abstract-cost': its paths cannot be"
            + " compared",
        message);
  }

  private static Planner planner(String spec, GridGraph graph) {
    Planner planner = Planners.prepare(spec, graph);
    assertFalse(planner.capability(ManyGoals.class).isPresent(), spec);
    return planner;
  }

  /** {@code astar} that tells the costs of its paths; counts how often it was asked. */
  private record Teller(
      GridGraph graph, Guarantee guarantee, LengthMetric metric, AtomicInteger asked)
      implements Planner, DistanceOracle {
    Teller(GridGraph graph, Guarantee guarantee, LengthMetric metric) {
      this(graph, guarantee, metric, new AtomicInteger());
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return Planners.prepare("astar", graph).newSearch(observer);
    }

    @Override
    public DistanceSearch newDistanceSearch() {
      PathSearch search = newSearch();
      PathBuffer path = new PathBuffer();
      return new DistanceSearch() {
        @Override
        public long distance(int start, int goal) {
          asked.incrementAndGet();
          return search.find(start, goal, path) == Outcome.FOUND
              ? PathValidator.check(graph, path).cost()
              : UNREACHABLE;
        }

        @Override
        public void distances(int start, int[] goals, int count, long[] distances) {
          for (int i = 0; i < count; i++) {
            distances[i] = distance(start, goals[i]);
          }
        }
      };
    }
  }
}
