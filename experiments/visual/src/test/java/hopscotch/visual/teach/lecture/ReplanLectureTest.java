package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonBoard;
import hopscotch.visual.teach.lesson.Screen;
import hopscotch.visual.teach.lesson.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplanLectureTest {
  private static final Lesson LESSON = Course.find("replan").orElseThrow();
  private static final int END_OF_FIRST_ASK = 11;

  private static ReplanLecture lecture(String planner) {
    return new ReplanLecture(LESSON, Planners.known(planner), Movement.OCTILE);
  }

  private static List<String> reasons(ReplanLecture lecture) {
    return lecture.steps().stream().map(Step::reason).toList();
  }

  @Test
  void theFirstSearchIsOverconsistentThroughout() {
    ReplanLecture lecture = lecture("dstarlite(ties=low-g)");
    List<String> first = reasons(lecture).subList(0, END_OF_FIRST_ASK + 1);
    assertEquals("the unit asks at (0, 2): the first search has nothing to go on", first.get(0));
    assertTrue(first.stream().noneMatch(reason -> reason.contains("underconsistent")));
    assertEquals(
        "expand (5, 3): it is alone on the queue, with key [5.4; 0.0];"
            + " overconsistent, g ∞ > rhs 0.0, so g becomes 0.0",
        first.get(1));
  }

  @Test
  void theWallMakesCellsUnderconsistentAndTheseAreRaisedFirst() {
    ReplanLecture lecture = lecture("dstarlite(ties=low-g)");
    Step wall = lecture.step(END_OF_FIRST_ASK + 1);
    assertEquals("(2, 1) is blocked: rhs is worked out again where moves changed", wall.reason());
    assertTrue(
        wall.changes().contains("(2, 1): rhs ∞ instead of 6.4; underconsistent, key [8.8; 6.4]"),
        wall.changes()::toString);
    assertTrue(
        reasons(lecture)
            .get(END_OF_FIRST_ASK + 3)
            .endsWith("underconsistent, g 6.4 < rhs ∞, so g becomes ∞"));
  }

  /** What the lesson is for: D* Lite goes on with what it knows, LPA* begins anew. */
  @Test
  void repairTakesFewerExpansionsThanAStarFromScratch() {
    ReplanLecture lecture = lecture("dstarlite(ties=low-g)");
    assertEquals("6", lecture.figure("then"));
    assertEquals("18", lecture.figure("then-from-scratch"));
    assertEquals("10", lecture.figure("then-from-goal"));
    assertEquals(
        "the path has length 9.0; dstarlite(ties=low-g) expanded 6 cells for this query, A* from"
            + " scratch 18, or 10 if it too searches from B",
        lecture.step(lecture.size() - 1).reason());
    assertEquals("18", lecture("lpastar(ties=low-g)").figure("then"));
  }

  @Test
  void aPlannerWithoutRhsIsNotTaughtSo() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> lecture("astar")).getMessage();
    assertTrue(message.contains("'astar' keeps no g and rhs"), message);
  }

  @Test
  void theBoardShowsGAndRhsAndTheQueue() {
    ReplanLecture lecture = lecture("dstarlite(ties=low-g)");
    LessonBoard board = new LessonBoard(LESSON, lecture, new Screen(80, 40, false));
    List<String> lines = board.lines(1);
    assertTrue(lines.stream().anyMatch(line -> line.contains("|g   0.0  |")), lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.contains("rhs 1.0")), lines::toString);
    assertTrue(lines.get(lines.size() - 1).startsWith("queue, by key: (5, 2) ["), lines::toString);
  }
}
