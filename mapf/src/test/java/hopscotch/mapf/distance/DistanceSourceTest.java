package hopscotch.mapf.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Planners of teams whose distances a planner of single paths tells. */
class DistanceSourceTest {
  private static final GridMap MAP = map();

  private static GridMap map() {
    GridMap.Builder builder = GridMap.builder(20, 15);
    Random random = new Random(5);
    for (int y = 0; y < 15; y++) {
      for (int x = 0; x < 20; x++) {
        builder.set(x, y, random.nextInt(6) == 0 ? '@' : '.');
      }
    }
    return builder.build();
  }

  private static Team team(Movement movement) {
    return RandomTeams.of(GridGraph.of(MAP, movement), 15, 3);
  }

  private static TeamAnswer answer(String spec, Team team) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch().solve(team);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pibt", "lacam", "pp", "lns", "lns2", "eecbs"})
  void exactDistancesGiveTheSamePlanAsASearch(String id) {
    String rounds = id.startsWith("lns") ? "rounds=20" : "seed=0";
    String rest = id.equals("eecbs") ? "w=1.5" : rounds;
    for (Movement movement : new Movement[] {Movement.ORTHOGONAL, Movement.OCTILE}) {
      Team team = team(movement);
      TeamAnswer searched = answer(id + "(" + rest + ")", team);
      TeamAnswer told = answer(id + "(astar," + rest + ")", team);
      assertEquals(searched.plan(), told.plan());
      assertEquals(searched.lowerBound(), told.lowerBound());
    }
  }

  /** A few cells around each unit are kept, however large the map is and however far units walk. */
  @Test
  void aSourceNeedsNoTables() {
    GridGraph graph = GridGraph.of(GridMap.of(400, 300, (x, y) -> true), Movement.ORTHOGONAL);
    KnownSpec spec = Planners.known("astar");
    VertexGraph vertices =
        VertexGraph.of(graph, DistanceSource.prepare(spec, graph, Budget.UNLIMITED));
    int corner = graph.map().cell(0, 0);
    GoalDistances distances = new GoalDistances(vertices, new int[] {vertices.vertex(corner)});
    for (int x = 399; x >= 0; x--) {
      assertEquals(x + 7, distances.of(0, vertices.vertex(graph.map().cell(x, 7))));
    }
    assertEquals(512, distances.bytes());
    distances.reset(0, vertices.vertex(graph.map().cell(399, 299)));
    assertEquals(399 + 299, distances.of(0, vertices.vertex(corner)));
  }

  @Test
  void longerDistancesProveNoBound() {
    Team team = team(Movement.ORTHOGONAL);
    TeamAnswer answer = answer("lacam(astar(weight=5))", team);
    assertTrue(PlanValidator.check(team, answer.plan()).isValid());
    assertEquals(0, answer.lowerBound());
  }

  /** The distances of an empty map lead a team, and prove nothing. */
  @Test
  void distancesOfAnEmptyMapAreAGuide() {
    Team team = team(Movement.ORTHOGONAL);
    TeamAnswer answer = answer("lacam(manhattan)", team);
    assertTrue(PlanValidator.check(team, answer.plan()).isValid());
    assertEquals(0, answer.lowerBound());
    for (String spec : List.of("cbs(manhattan)", "pibt(manhattan(x=1))", "pibt(manhattan(hl))")) {
      assertThrows(IllegalArgumentException.class, () -> answer(spec, team), spec);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cbs", "eecbs", "lacamstar"})
  void whatPromisesABoundRefusesLongerDistances(String id) {
    GridGraph graph = GridGraph.of(MAP, Movement.ORTHOGONAL);
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> TeamPlanners.prepare(id + "(astar(weight=2))", graph));
    assertTrue(e.getMessage().contains("expected a nested planner that is OPTIMAL"));
  }

  @Test
  void weightedTerrainIsRefused() {
    Movement weighted = Movement.ORTHOGONAL.withTerrain(Terrain.parse(".=1,T=3"));
    GridGraph graph = GridGraph.of(GridMap.parse("..T", "..."), weighted);
    assertThrows(IllegalArgumentException.class, () -> TeamPlanners.prepare("pibt(astar)", graph));
  }
}
