package hopscotch.experiments.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.query.Query;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
  private static final Lesson LESSON =
      Lesson.drawn("small", List.of("A point."), List.of("A.S", "@.B"), Terrain.parse(".=1,S=4"));
  private static final Lecture LECTURE =
      Lecture.of(
          Planners.prepare(
              "astar(open=heap)", GridGraph.of(LESSON.map(), LESSON.movement(Movement.OCTILE))),
          Query.of(LESSON.start(), LESSON.goal()));

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
        """,
        text(new Board(LESSON, LECTURE, 80, false), 1));
  }

  @Test
  void aNarrowTerminalGetsOneSignACell() {
    List<String> lines = new Board(LESSON, LECTURE, 20, false).lines(1);
    assertEquals(List.of("*oS", "@.B"), lines.subList(1, 3));
  }

  @Test
  void theLastStepShowsThePath() {
    List<String> lines = new Board(LESSON, LECTURE, 20, false).lines(LECTURE.size() - 1);
    assertEquals(List.of("A#o", "@oB"), lines.subList(1, 3));
  }

  @Test
  void coloursAreThereOnlyIfAskedFor() {
    assertTrue(text(new Board(LESSON, LECTURE, 80, true), 1).contains("\u001b["));
    assertFalse(text(new Board(LESSON, LECTURE, 80, false), 1).contains("\u001b["));
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
        new Classroom(
            new Board(LESSON, LECTURE, 80, false),
            LECTURE.size(),
            new StringReader(keys),
            new PrintWriter(out));
    classroom.run();
    assertEquals(step, classroom.step());
    assertTrue(out.toString().contains("step " + step + " of 3"));
  }

  private static String text(Board board, int step) {
    return String.join("\n", board.lines(step)) + "\n";
  }
}
