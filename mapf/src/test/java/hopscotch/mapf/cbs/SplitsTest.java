package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which conflict a node of the constraint tree is split on. */
class SplitsTest {
  /** The cells of the conflicts that {@code cbs} split on, in order. */
  private static List<Integer> splits(String spec, Team team) {
    List<Integer> cells = new ArrayList<>();
    TeamObserver observer =
        new TeamObserver() {
          @Override
          public void split(int first, int second, int fromCell, int toCell, int step) {
            cells.add(toCell);
          }
        };
    TeamSearch search = TeamPlanners.prepare(spec, team.graph()).newSearch(observer);
    assertEquals(TeamOutcome.SOLVED, search.solve(team).outcome());
    return cells;
  }

  /** Two units cross at step 1; at step 3 a third passes one that is at its goal. All must wait. */
  @Test
  void aUnitAtItsGoalComesBeforeAnEarlierConflict() {
    GridMap map = GridMap.parse(".......", "@@@.@@@", "@@@@@@@", "@.@@@@@", "...@@@@", "@.@@@@@");
    Team team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            new int[] {map.cell(2, 0), map.cell(0, 0), map.cell(1, 3), map.cell(0, 4)},
            new int[] {map.cell(3, 0), map.cell(6, 0), map.cell(1, 5), map.cell(2, 4)});
    assertEquals(map.cell(3, 0), splits("cbs(heuristic=none)", team).get(0));
    assertEquals(map.cell(1, 4), splits("cbs(heuristic=none,target=false)", team).get(0));
  }

  /**
   * Two units rest at step 1 in the way of a third, which passes at steps 1 and 5. All must wait.
   */
  @Test
  void theUnitThatIsDelayedMostComesFirst() {
    GridMap map = GridMap.parse(".......", "@.@@@.@", "@.@@@.@");
    Team team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            new int[] {map.cell(0, 0), map.cell(1, 1), map.cell(5, 1)},
            new int[] {map.cell(6, 0), map.cell(1, 0), map.cell(5, 0)});
    assertEquals(map.cell(5, 0), splits("cbs(heuristic=none)", team).get(0));
  }

  /**
   * Two units change places through a short corridor, and two others, later, through a long one.
   */
  @Test
  void theCorridorThatDelaysMostComesFirst() {
    GridMap map =
        GridMap.parse(".@.@@@@", "...@@@@", ".@.@@@@", "@@@@@@@", ".@@@@@.", ".......", ".@@@@@.");
    Team team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            new int[] {map.cell(0, 0), map.cell(2, 0), map.cell(0, 4), map.cell(6, 4)},
            new int[] {map.cell(2, 0), map.cell(0, 0), map.cell(6, 4), map.cell(0, 4)});
    assertEquals(map.cell(3, 5), splits("cbs(heuristic=none)", team).get(0));
  }
}
