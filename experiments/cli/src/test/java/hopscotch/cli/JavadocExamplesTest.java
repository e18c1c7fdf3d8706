package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.field.DistanceField;
import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlannerProvider;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples in the Javadoc of the classes where one begins: each stands here, and runs. */
class JavadocExamplesTest {
  private static final Path SELF = Path.of("src/test/java/hopscotch/cli/JavadocExamplesTest.java");

  private final GridMap map = GridMap.of(10, 5, (x, y) -> x != 4 || y == 2 || y == 4);
  private final GridGraph graph = GridGraph.of(map, Movement.OCTILE);
  private final Planner planner = Planners.prepare("hpa", graph);
  private final PathBuffer path = new PathBuffer();
  private final int start = map.cell(0, 2);
  private final int goal = map.cell(9, 2);
  private final int[] goals = {goal, map.cell(9, 4)};

  @ParameterizedTest
  @ValueSource(
      strings = {
        "core/src/main/java/hopscotch/core/planner/Planners.java",
        "core/src/main/java/hopscotch/core/planner/PathSearch.java",
        "core/src/main/java/hopscotch/core/planner/Repairable.java",
        "core/src/main/java/hopscotch/core/planner/PlannerProvider.java",
        "core/src/main/java/hopscotch/core/planner/capability/Changeable.java",
        "core/src/main/java/hopscotch/core/planner/capability/IncrementalSearches.java",
        "core/src/main/java/hopscotch/core/planner/capability/ResumableSearch.java",
        "core/src/main/java/hopscotch/core/grid/GridMap.java",
        "core/src/main/java/hopscotch/core/field/DistanceField.java",
        "core/src/main/java/hopscotch/core/goals/NearestCellSearch.java",
        "core/src/main/java/hopscotch/core/goals/ManyGoalsSearches.java",
        "mapf/src/main/java/hopscotch/mapf/planner/TeamPlanners.java",
        "mapf/src/main/java/hopscotch/mapf/planner/TeamPlannerProvider.java"
      })
  void theExampleOfTheClassStandsHere(String file) throws IOException {
    String source = Files.readString(Path.of("../..", file));
    int begin = source.indexOf(" * <pre>{@code\n") + " * <pre>{@code\n".length();
    String example =
        source
            .substring(begin, source.indexOf(" * }</pre>", begin))
            .lines()
            .map(line -> line.replaceFirst("^ \\* ?", ""))
            .collect(Collectors.joining("\n"));
    String self = Files.readString(SELF);
    assertTrue(self.contains(example.indent(4)) || self.contains(example.indent(2)), example);
  }

  public static final class MyPlanners implements PlannerProvider {
    @Override
    public List<PlannerFactory> planners() {
      return List.of(
          PlannerFactory.named("mine")
              .from((arguments, graph) -> Planners.prepare("astar", graph)));
    }
  }

  public static final class MyTeamPlanners implements TeamPlannerProvider {
    @Override
    public List<TeamPlannerFactory> planners() {
      TeamPlannerFactory pibt = TeamPlanners.factory("pibt");
      return List.of(
          new TeamPlannerFactory(
              "mine", "PIBT", pibt.paper(), pibt.parameters(), pibt.preparation()));
    }
  }

  @Test
  void providersNameTheirPlanners() {
    assertEquals("mine", new MyPlanners().planners().get(0).id());
    assertEquals("mine", new MyTeamPlanners().planners().get(0).id());
  }

  @Test
  void aPlannerIsPreparedByItsName() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".@"), Movement.OCTILE);
    PathSearch search = Planners.prepare("astar(ties=low-g)", graph).newSearch();

    GridMap map = graph.map();
    PathBuffer path = new PathBuffer();
    if (search.find(map.cell(0, 0), map.cell(1, 0), path) == Outcome.FOUND) {
      for (int i = 0; i < path.size(); i++) {
        System.out.println(map.x(path.cell(i)) + ", " + map.y(path.cell(i)));
      }
    }
    assertEquals(2, path.size());
  }

  @Test
  void aMapIsMadeOfRowsOrOfAPredicate() {
    GridMap rows = GridMap.parse("..@", "...");
    int corner = rows.cell(2, 1); // column 2, row 1
    GridMap walls = GridMap.of(64, 64, (x, y) -> x % 16 != 15 || y % 16 == 7);

    assertEquals("(2, 1)", rows.describe(corner));
    assertFalse(GridGraph.of(walls, Movement.OCTILE).isFree(walls.cell(15, 0)));
  }

  @Test
  void aDoorClosesForAPlanner() {
    CellChanges closed = CellChanges.on(map).block(4, 2).build();
    Planner repaired = planner.capability(Repairable.class).orElseThrow().withChanges(closed);

    assertEquals(Outcome.FOUND, repaired.newSearch().find(start, goal, path));
    assertTrue(usesTheOtherDoor());
  }

  @Test
  void aDoorClosesForAllUnitsOfOnePlanner() {
    Planner planner = Planners.prepare("hpa", graph);
    ChangingPlanner living = planner.capability(Changeable.class).orElseThrow().changing();
    PathSearch unit = living.newSearch();
    unit.find(start, goal, path);
    living.change(CellChanges.on(map).block(4, 2).build());
    unit.find(path.cell(1), goal, path);

    assertTrue(usesTheOtherDoor());
  }

  private boolean usesTheOtherDoor() {
    return Arrays.stream(path.toArray()).anyMatch(cell -> cell == map.cell(4, 4));
  }

  @Test
  void aDoorClosesBeforeAUnit() {
    IncrementalSearch unit = IncrementalSearches.of(Planners.prepare("dstarlite", graph), null);
    unit.find(start, goal, path);
    unit.change(CellChanges.on(map).block(4, 2).build());
    unit.find(path.cell(1), goal, path);

    assertTrue(usesTheOtherDoor());
  }

  @Test
  void aSearchTakesASliceAFrame() {
    ResumableSearch search = (ResumableSearch) Planners.prepare("astar", graph).newSearch();
    Budget slice = Budget.expansions(2);
    Outcome outcome = search.find(start, goal, path, slice);
    while (outcome.isInterrupted()) {
      outcome = search.resume(path, slice); // in the next frame
    }

    assertEquals(Outcome.FOUND, outcome);
  }

  @Test
  void aUnitFollowsAField() {
    DistanceField field = DistanceField.of(graph, goals);
    int cell = start;
    while (field.isReachable(cell) && !field.isGoal(cell)) {
      cell = field.next(cell);
    }

    assertEquals(goal, cell);
  }

  @Test
  void aWallIsClickedOn() {
    int x = 4;
    int y = 1;
    NearestCellSearch nearest = NearestCellSearch.of(planner);
    if (nearest.find(start, x, y, path) == Outcome.FOUND) {
      System.out.println("went to " + map.describe(nearest.cell()));
    }

    assertEquals("(3, 1)", map.describe(nearest.cell()));
  }

  @Test
  void theNearestShopIsFound() {
    ManyGoalsSearch shops = ManyGoalsSearches.of(planner);
    if (shops.find(start, goals, path) == Outcome.FOUND) {
      System.out.println(map.describe(shops.goal()));
    }

    assertEquals("(9, 2)", map.describe(shops.goal()));
  }

  @Test
  void aTeamIsPlannedFor() {
    int[] starts = {start, map.cell(0, 0)};
    Team team = Team.of(graph, starts, goals);
    TeamBudget budget = TeamBudget.of(Budget.time(Duration.ofSeconds(5)));
    TeamAnswer answer = TeamPlanners.prepare("lacam", graph).newSearch().solve(team, budget);
    answer.findPlan().ifPresent(plan -> System.out.println(plan.makespan() + " steps"));

    assertTrue(answer.findPlan().isPresent());
  }
}
