package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnytimeCurveTest {

  /** The time that a planner tells is not what is kept. */
  @Test
  void holdsThePlansOfTheLastTeamByItsOwnClock() {
    GridMap map = GridMap.parse("..");
    int[] cell = {map.cell(0, 0)};
    Team team = Team.of(GridGraph.of(map, Movement.ORTHOGONAL), cell, cell);
    Plan plan = Plan.ofPaths(new int[][] {cell});
    PlanCosts costs = PlanCosts.of(team, plan);
    AnytimeCurve curve = new AnytimeCurve();
    curve.begin(team);
    curve.improve(plan, costs, 1L << 60);
    curve.improve(plan, costs, -5);
    List<AnytimeCurve.Point> points = curve.points();
    assertEquals(2, points.size());
    assertEquals(costs, points.get(0).costs());
    assertTrue(points.get(0).nanos() >= 0 && points.get(1).nanos() < 60_000_000_000L);
    assertTrue(points.get(0).nanos() <= points.get(1).nanos());
    curve.begin(team);
    assertEquals(List.of(), curve.points());
  }
}
