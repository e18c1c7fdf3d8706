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
import hopscotch.judge.query.CrowdWay;
import hopscotch.judge.query.Wall;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two units at the west end of a room with a wall, and their goal at the east end. */
class CrowdJudgeTest {
  private static final GridMap MAP = GridMap.parse(".....", "..@..", ".....");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final CrowdQuery CROWD =
      new CrowdQuery(0, List.of(MAP.cell(0, 0), MAP.cell(0, 2)), MAP.cell(4, 0), CrowdWay.FIELD);

  private static Judgement judge(String spec, Outcome outcome, int... places) {
    return judge(CROWD, spec, outcome, places);
  }

  private static Judgement judge(CrowdQuery crowd, String spec, Outcome outcome, int... places) {
    PreparedPlanner planner = Planners.prepare(spec, GRAPH);
    PathBuffer path = new PathBuffer();
    for (int place : places) {
      path.add(MAP.cell(place % 5, place / 5));
    }
    Attempt attempt = new Attempt(outcome, 1, new SearchCounters(0), null);
    return new CrowdJudge().judge(planner, planner.spec(), crowd, attempt, path);
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

  /**
   * The same units go to the corners of the east side, and after their first moves a wall falls.
   */
  private static final CrowdQuery WALK =
      new CrowdQuery(
          0,
          CROWD.units(),
          List.of(MAP.cell(4, 0), MAP.cell(4, 2)),
          CrowdWay.MENDS,
          List.of(new Wall(1, List.of(MAP.cell(3, 0), MAP.cell(3, 1)))));

  private static Judgement judgeWalk(int... places) {
    return judge(WALK, "astar", Outcome.FOUND, places);
  }

  @Test
  void aWalkIsLegalByTheMapAtEachOfItsSteps() {
    int[] around = {0, 1, 2, 1, 6, 11, 12, 13, 14, 9, 4, 10, 11, 12, 13, 14};
    Judgement judgement = judgeWalk(around);
    assertEquals(Verdict.VALID, judgement.verdict(), judgement.detail());
    assertEquals(14.0 / 8, judgement.suboptimality(), 1e-9);
    Judgement through = judgeWalk(0, 1, 2, 3, 4, 10, 11, 12, 13, 14);
    assertEquals(Verdict.INVALID, through.verdict());
    assertTrue(through.detail().startsWith("the unit at (0, 0) after 1 walls"), through.detail());
  }

  @Test
  void aUnitThatStopsWithAPathBeforeItMissesIt() {
    Judgement judgement = judgeWalk(0, 1, 1, 10, 11, 12, 13, 14);
    assertEquals(Verdict.MISSED, judgement.verdict());
  }

  @Test
  void aUnitMayStopWhereNoPathLeadsToItsGoal() {
    Wall closed = new Wall(1, List.of(MAP.cell(3, 0), MAP.cell(3, 1), MAP.cell(3, 2)));
    CrowdQuery walk =
        new CrowdQuery(0, WALK.units(), WALK.goals(), CrowdWay.REPLANS, List.of(closed));
    Judgement judgement = judge(walk, "astar", Outcome.FOUND, 0, 1, 1, 10, 11, 11);
    assertEquals(Verdict.VALID, judgement.verdict(), judgement.detail());
    assertTrue(judgement.detail().startsWith("2 units"), judgement.detail());
  }
}
