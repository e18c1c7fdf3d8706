package hopscotch.judge.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.GoalsQuery;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** From the west end of a corridor, with one cell walled in at its east end. */
class GoalsJudgeTest {
  private static final GridMap MAP = GridMap.parse("......@.", "......@@");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final int START = MAP.cell(1, 0);
  private static final int NEAR = MAP.cell(3, 0);
  private static final int FAR = MAP.cell(5, 0);
  private static final int WALLED = MAP.cell(7, 0);

  private final GoalsJudge judge = new GoalsJudge();

  private Judgement judge(String spec, GoalsQuery query, Outcome outcome, int... cells) {
    PreparedPlanner planner = Planners.prepare(spec, GRAPH);
    PathBuffer path = new PathBuffer();
    IntStream.of(cells).forEach(path::add);
    return judge.judge(
        planner, planner.spec(), query, new Attempt(outcome, 1, new SearchCounters(0), null), path);
  }

  private static int[] along(int from, int to) {
    return IntStream.iterate(
            from,
            cell -> cell != to + Integer.signum(to - from),
            cell -> cell + Integer.signum(to - from))
        .toArray();
  }

  private static GoalsQuery goals(Integer... goals) {
    return new GoalsQuery(0, START, List.of(goals), false);
  }

  private static GoalsQuery nearest(int goal) {
    return new GoalsQuery(0, START, List.of(goal), true);
  }

  @Test
  void aPathIsHeldAgainstTheNearestGoal() {
    GoalsQuery query = goals(FAR, NEAR, WALLED);
    Judgement near = judge("astar", query, Outcome.FOUND, along(START, NEAR));
    assertEquals(Verdict.OPTIMAL, near.verdict());
    assertEquals(2, near.expectedLength());
    Judgement far = judge("hpa", query, Outcome.FOUND, along(START, FAR));
    assertEquals(Verdict.SUBOPTIMAL, far.verdict());
    assertEquals(2, far.suboptimality());
    assertEquals(
        Verdict.BOUNDED,
        judge("astar(weight=2)", query, Outcome.FOUND, along(START, FAR)).verdict());
  }

  @Test
  void aPathHasToEndAtAGoal() {
    Judgement elsewhere =
        judge("astar", goals(NEAR, WALLED), Outcome.FOUND, along(START, MAP.cell(2, 0)));
    assertEquals(Verdict.INVALID, elsewhere.verdict());
    assertEquals("the path ends at (2, 0), which is no goal", elsewhere.detail());
    assertEquals(Verdict.INVALID, judge("astar", goals(NEAR), Outcome.FOUND, FAR, NEAR).verdict());
    assertEquals(Verdict.INVALID, judge("astar", goals(NEAR), Outcome.FOUND).verdict());
  }

  @Test
  void noPathIsRightWhereNoGoalIsReached() {
    assertEquals(Verdict.NO_PATH, judge("astar", goals(WALLED), Outcome.NO_PATH).verdict());
    assertEquals(Verdict.MISSED, judge("astar", goals(WALLED, FAR), Outcome.NO_PATH).verdict());
  }

  @Test
  void thePathToABlockedGoalEndsAtTheNearestCell() {
    int goal = MAP.cell(6, 0);
    assertEquals(
        Verdict.OPTIMAL, judge("astar", nearest(goal), Outcome.FOUND, along(START, FAR)).verdict());
    Judgement elsewhere = judge("astar", nearest(goal), Outcome.FOUND, along(START, NEAR));
    assertEquals("the path ends at (3, 0), which is no nearest cell", elsewhere.detail());
    assertEquals(Verdict.MISSED, judge("astar", nearest(WALLED), Outcome.NO_PATH).verdict());
  }

  @Test
  void aPathAtAnyAngleIsHeldAgainstTheShortestLine() {
    int corner = MAP.cell(3, 1);
    GoalsQuery query = goals(FAR, corner);
    Judgement line = judge("anya", query, Outcome.FOUND, START, corner);
    assertEquals(Verdict.VALID, line.verdict());
    assertEquals(1, line.suboptimality());
    assertEquals(Verdict.SUBOPTIMAL, judge("anya", query, Outcome.FOUND, START, FAR).verdict());
  }

  @Test
  void aBudgetThatRanOutIsNoAnswer() {
    assertEquals(Verdict.BUDGET, judge("astar", goals(NEAR), Outcome.OUT_OF_TIME).verdict());
  }
}
