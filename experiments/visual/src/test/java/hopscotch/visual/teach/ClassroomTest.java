package hopscotch.visual.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonBoard;
import hopscotch.visual.teach.lesson.Screen;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassroomTest {
  private static final Lesson LESSON = Course.drawn("small", List.of("A.S", "@.B"), null);

  private static LessonBoard board(int rows) {
    Lecture lecture = LESSON.lectures(null, Movement.OCTILE).get(0);
    return new LessonBoard(LESSON, lecture, new Screen(80, rows, false));
  }

  @ParameterizedTest
  @CsvSource({
    "llh,           1",
    "'\u001b[C\u001b[C\u001b[D\u001b[Cx', 2",
    "$,             3",
    "$l,            3",
    "$0,            0",
    "h,             0",
    "lqll,          1",
    "'\u001bOF\u001b[Hl', 1",
  })
  void keysLeadForwardAndBack(String keys, int step) throws IOException {
    StringWriter out = new StringWriter();
    Classroom classroom =
        new Classroom(List.of(board(40)), 40, new StringReader(keys), new PrintWriter(out));
    classroom.run();
    assertEquals(step, classroom.step());
    assertTrue(out.toString().contains("step " + step + " of 3"));
  }

  @Test
  void tabShowsTheSameStepOfTheNextPlanner() throws IOException {
    Lesson weights = Course.find("weights").orElseThrow();
    List<LessonBoard> boards =
        weights.lectures(null, Movement.OCTILE).stream()
            .map(lecture -> new LessonBoard(weights, lecture, new Screen(80, 40, false)))
            .toList();
    StringWriter out = new StringWriter();
    new Classroom(boards, 40, new StringReader("ll\t"), new PrintWriter(out)).run();
    String last = out.toString().substring(out.toString().lastIndexOf("\u001b[2J"));
    assertTrue(last.contains("weights, astar(weight=2,reopen=true): step 2 of "), last);
    assertTrue(last.contains("tab next planner"), last);
  }

  @Test
  void aSmallScreenIsNotOverrun() throws IOException {
    StringWriter out = new StringWriter();
    new Classroom(List.of(board(24)), 8, new StringReader("l"), new PrintWriter(out)).run();
    String last = out.toString().substring(out.toString().lastIndexOf("\u001b[2J"));
    assertEquals(7, last.lines().count(), last);
    assertTrue(last.contains("more lines: enlarge the terminal"), last);
    assertTrue(last.contains("keys: "), last);
  }
}
