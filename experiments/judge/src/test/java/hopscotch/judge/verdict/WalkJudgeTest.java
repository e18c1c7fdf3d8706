package hopscotch.judge.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.datasets.walk.WalkEvent;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.PublishedLength;
import hopscotch.judge.query.WalkQuery;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** From A to B, straight on until the way is blocked, and then around. */
class WalkJudgeTest {
  private static final GridMap MAP = GridMap.parse("...", "...");
  private static final GridGraph OPEN = GridGraph.of(MAP, Movement.OCTILE);
  private static final CellChanges WALL = CellChanges.on(MAP).block(1, 0).build();
  private static final GridGraph BLOCKED = OPEN.with(WALL);
  private static final int A = MAP.cell(0, 0);
  private static final int B = MAP.cell(2, 0);
  private static final int[] STRAIGHT = {A, MAP.cell(1, 0), B};
  private static final int[] AROUND = {A, MAP.cell(0, 1), MAP.cell(1, 1), MAP.cell(2, 1), B};

  private final WalkJudge judge = new WalkJudge();

  @Test
  void anAnswerIsHeldAgainstTheMapAsItIsNow() {
    assertEquals(Verdict.OPTIMAL, judge(OPEN, null, STRAIGHT).verdict());
    assertEquals(Verdict.INVALID, judge(BLOCKED, null, STRAIGHT).verdict());
    Judgement around = judge(BLOCKED, null, AROUND);
    assertEquals(Verdict.OPTIMAL, around.verdict());
    assertEquals(4, around.expectedLength());
    assertEquals(Verdict.SUBOPTIMAL, judge(OPEN, null, AROUND).verdict(), "the wall is gone");
  }

  @Test
  void theFileIsBelievedUnlessTwoSearchesAgreeAgainstIt() {
    assertEquals(Verdict.OPTIMAL, judge(BLOCKED, "4", AROUND).verdict());
    assertEquals(Verdict.REFERENCE_DISAGREES, judge(BLOCKED, "2", AROUND).verdict());
    assertEquals(Verdict.REFERENCE_DISAGREES, judge(BLOCKED, "-1", AROUND).verdict());
  }

  @Test
  void noPathIsPrintedAsMinusOneAndZeroIsALength() {
    CellChanges wall = CellChanges.on(MAP).block(1, 0).block(1, 1).build();
    GridGraph parted = OPEN.with(wall);
    assertEquals(Verdict.NO_PATH, judge(parted, "-1").verdict());
    assertEquals(Verdict.REFERENCE_DISAGREES, judge(parted, "0").verdict());
    assertEquals(Verdict.MISSED, judge(BLOCKED, "0").verdict());
  }

  @Test
  void aBlockedEndHasNoPath() {
    GridGraph graph = OPEN.with(CellChanges.on(MAP).block(2, 0).build());
    assertEquals(Verdict.NO_PATH, judge.judgeBlocked(graph.map(), 1, ask(graph, "-1")).verdict());
    assertEquals(
        Verdict.REFERENCE_DISAGREES, judge.judgeBlocked(graph.map(), 1, ask(graph, "2")).verdict());
  }

  private static WalkQuery ask(GridGraph graph, String length) {
    Optional<PublishedLength> published =
        Optional.ofNullable(length)
            .map(BigDecimal::new)
            .map(it -> new PublishedLength(it, LengthFormat.SIX_DIGITS, WalkEvent.Ask.NO_PATH));
    return new WalkQuery(0, WALL, graph, A, B, published);
  }

  private Judgement judge(GridGraph graph, String length, int... cells) {
    PreparedPlanner planner = Planners.prepare("astar", graph);
    PathBuffer path = new PathBuffer();
    for (int cell : cells) {
      path.add(cell);
    }
    Outcome outcome = cells.length == 0 ? Outcome.NO_PATH : Outcome.FOUND;
    Attempt attempt = new Attempt(outcome, 1, new SearchCounters(0), null);
    return judge.judge(planner, planner.spec(), ask(graph, length), attempt, path);
  }
}
