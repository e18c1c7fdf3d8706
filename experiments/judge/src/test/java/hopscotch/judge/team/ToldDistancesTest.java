package hopscotch.judge.team;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Team;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Teams whose distances hub labels tell, which are of another module than planners of teams. */
class ToldDistancesTest {
  private static final int UNITS = 12;

  private static GridMap map() {
    Random random = new Random(5);
    return GridMap.of(20, 15, (x, y) -> random.nextInt(6) > 0 || y == 0);
  }

  private static int[] drawn(GridGraph graph, Random random) {
    int start = graph.map().cell(0, 0);
    int[] free = graph.freeCells();
    return random
        .ints(0, free.length)
        .map(i -> free[i])
        .filter(cell -> graph.components().connected(start, cell))
        .distinct()
        .limit(UNITS)
        .toArray();
  }

  private static TeamAnswer answer(String spec, Team team) {
    return TeamPlanners.prepare(spec, team.graph()).newSearch().solve(team);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pp", "pibt", "lacam"})
  void plansAreThoseOfASearch(String id) {
    GridGraph graph = GridGraph.of(map(), Movement.OCTILE);
    Random random = new Random(6);
    for (int i = 0; i < 5; i++) {
      Team team = Team.of(graph, drawn(graph, random), drawn(graph, random));
      TeamAnswer searched = answer(id + "(seed=1)", team);
      TeamAnswer told = answer(id + "(hl,seed=1)", team);
      assertEquals(TeamOutcome.SOLVED, told.outcome());
      assertEquals(searched.plan(), told.plan());
    }
  }
}
