package hopscotch.visual.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.visual.teach.Course;
import java.util.List;
import org.junit.jupiter.api.Test;

class LessonBoardTest {
  private static final Lesson LESSON = Course.drawn("small", List.of("A.S", "@.B"), null);
  private static final Lecture LECTURE = LESSON.lectures(null, Movement.OCTILE).get(0);

  @Test
  void writesFGAndHIntoEveryReachedCell() {
    assertEquals(
        """
        small, astar(open=heap): step 1 of 3
        +---------+---------+---------+
        |A *      |  o  ←   |        S|
        |F 2.4    |F 2.4    |         |
        |0.0+2.4  |1.0+1.4  |         |
        +---------+---------+---------+
        |@@@@@@@@@|         |B        |
        |@@@@@@@@@|         |         |
        |@@@@@@@@@|         |         |
        +---------+---------+---------+
        expand (0, 0): nothing else is open
          added (1, 0): g 1.0, F 2.4
        open, by F: (1, 0) 2.4
        closed: (0, 0)
        """,
        text(new LessonBoard(LESSON, LECTURE, new Screen(80, 40, false)), 1));
  }

  @Test
  void aNarrowTerminalGetsOneSignACell() {
    List<String> lines = new LessonBoard(LESSON, LECTURE, new Screen(20, 40, false)).lines(1);
    assertEquals(List.of("*oS", "@.B"), lines.subList(1, 3));
  }

  @Test
  void aLowTerminalGetsNoRulesThenOneSignACell() {
    assertEquals(
        "|A *      |  o  ←   |        S|",
        new LessonBoard(LESSON, LECTURE, new Screen(80, 14, false)).lines(1).get(1));
    assertEquals(
        "*oS", new LessonBoard(LESSON, LECTURE, new Screen(80, 13, false)).lines(1).get(1));
  }

  @Test
  void showsTheLayerOfAPartWithItsClustersAndNodes() {
    Lesson lesson = Course.drawn("two", List.of("A.......", "...@@..B"), null);
    Lecture lecture = lesson.lectures(Planners.known("hpa(cluster=4)"), Movement.OCTILE).get(0);
    List<String> searching = layer(lesson, lecture, "search level 1");
    assertTrue(searching.get(0).endsWith("; part 3 of 5, on level 1"), searching.get(0));
    assertEquals(List.of("A..n|o...", "...@|@..B"), searching.subList(1, 3));
    assertTrue(searching.contains("  added (4, 0) over (3, 0): g 4.0, F 7.4"), searching::toString);
    List<String> refining = layer(lesson, lecture, "refine (4, 0) to (7, 1)");
    assertEquals(List.of("A###|#...", "...@|@..B"), refining.subList(1, 3));
  }

  private static List<String> layer(Lesson lesson, Lecture lecture, String reason) {
    for (int i = 0; i < lecture.size(); i++) {
      if (lecture.step(i).reason().startsWith(reason)) {
        return new LessonBoard(lesson, lecture, new Screen(20, 40, false)).lines(i);
      }
    }
    throw new AssertionError("no step begins with " + reason);
  }

  @Test
  void theLastStepShowsThePath() {
    List<String> lines =
        new LessonBoard(LESSON, LECTURE, new Screen(20, 40, false)).lines(LECTURE.size() - 1);
    assertEquals(List.of("A#o", "@oB"), lines.subList(1, 3));
  }

  @Test
  void coloursAreThereOnlyIfAskedFor() {
    assertTrue(
        text(new LessonBoard(LESSON, LECTURE, new Screen(80, 40, true)), 1).contains("\u001b["));
    assertFalse(
        text(new LessonBoard(LESSON, LECTURE, new Screen(80, 40, false)), 1).contains("\u001b["));
  }

  private static String text(LessonBoard board, int step) {
    return String.join("\n", board.lines(step)) + "\n";
  }
}
