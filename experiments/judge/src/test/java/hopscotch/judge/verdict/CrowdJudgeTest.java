package hopscotch.judge.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.CrowdQuery;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two units at the west end of a room with a wall, and their goal at the east end. */
class CrowdJudgeTest {
  private static final GridMap MAP = GridMap.parse(".....", "..@..", ".....");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final CrowdQuery CROWD =
      new CrowdQuery(0, List.of(MAP.cell(0, 0), MAP.cell(0, 2)), MAP.cell(4, 0), true);

  private static Judgement judge(String spec, Outcome outcome, int... places) {
    PreparedPlanner planner = Planners.prepare(spec, GRAPH);
    PathBuffer path = new PathBuffer();
    for (int place : places) {
      path.add(MAP.cell(place % 5, place / 5));
    }
    Attempt attempt = new Attempt(outcome, 1, new SearchCounters(0), null);
    return new CrowdJudge().judge(planner, planner.spec(), CROWD, attempt, path);
  }

  @Test
  void theShortestWaysAreOptimal() {
    Judgement judgement = judge("astar", Outcome.FOUND, 0, 1, 2, 3, 4, 10, 11, 12, 13, 9, 4);
    assertEquals(Verdict.OPTIMAL, judgement.verdict(), judgement.detail());
    assertEquals(8 + Math.sqrt(2), judgement.length(), 1e-9);
    assertEquals(8, judgement.straight());
  }

  @Test
  void aDetourOfOneUnitIsCountedForAll() {
    int[] ways = {0, 5, 0, 1, 2, 3, 4, 10, 11, 12, 13, 9, 4};
    Judgement judgement = judge("dfs", Outcome.FOUND, ways);
    assertEquals(Verdict.SUBOPTIMAL, judgement.verdict(), judgement.detail());
    assertEquals((10 + Math.sqrt(2)) / (8 + Math.sqrt(2)), judgement.suboptimality(), 1e-6);
  }

  @Test
  void aWayThatIsNoneIsNamedByItsUnit() {
    Judgement through = judge("astar", Outcome.FOUND, 0, 1, 2, 3, 4, 10, 11, 7, 3, 4);
    assertEquals(Verdict.INVALID, through.verdict());
    assertTrue(through.detail().startsWith("the unit at (0, 2)"), through.detail());
    assertEquals(Verdict.INVALID, judge("astar", Outcome.FOUND, 0, 1, 2, 3, 4).verdict());
    int[] three = {0, 1, 2, 3, 4, 10, 11, 12, 13, 9, 4, 4};
    assertEquals(Verdict.INVALID, judge("astar", Outcome.FOUND, three).verdict());
  }

  @Test
  void noWayIsMissedWhereThereIsOne() {
    assertEquals(Verdict.MISSED, judge("astar", Outcome.NO_PATH).verdict());
  }
}
