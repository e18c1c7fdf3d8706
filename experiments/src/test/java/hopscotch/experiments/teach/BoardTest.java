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
        open, by F: (1, 0) 2.4
        closed: (0, 0)
        """,
        text(new SearchBoard(LESSON, LECTURE, new Screen(80, 40, false)), 1));
  }

  @Test
  void aNarrowTerminalGetsOneSignACell() {
    List<String> lines = new SearchBoard(LESSON, LECTURE, new Screen(20, 40, false)).lines(1);
    assertEquals(List.of("*oS", "@.B"), lines.subList(1, 3));
  }

  @Test
  void aLowTerminalGetsNoRulesThenOneSignACell() {
    assertEquals(
        "|A *      |  o  ←   |        S|",
        new SearchBoard(LESSON, LECTURE, new Screen(80, 14, false)).lines(1).get(1));
    assertEquals(
        "*oS", new SearchBoard(LESSON, LECTURE, new Screen(80, 13, false)).lines(1).get(1));
  }

  @Test
  void showsTheLayerOfAPartWithItsClustersAndNodes() {
    Lesson lesson = Lesson.drawn("two", List.of(), List.of("A.......", "...@@..B"), Terrain.GROUND);
    Lecture lecture =
        Lecture.of(
            Planners.prepare("hpa(cluster=4)", GridGraph.of(lesson.map(), Movement.OCTILE)),
            Query.of(lesson.start(), lesson.goal()));
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
        return new SearchBoard(lesson, lecture, new Screen(20, 40, false)).lines(i);
      }
    }
    throw new AssertionError("no step begins with " + reason);
  }

  @Test
  void theLastStepShowsThePath() {
    List<String> lines =
        new SearchBoard(LESSON, LECTURE, new Screen(20, 40, false)).lines(LECTURE.size() - 1);
    assertEquals(List.of("A#o", "@oB"), lines.subList(1, 3));
  }

  @Test
  void coloursAreThereOnlyIfAskedFor() {
    assertTrue(
        text(new SearchBoard(LESSON, LECTURE, new Screen(80, 40, true)), 1).contains("\u001b["));
    assertFalse(
        text(new SearchBoard(LESSON, LECTURE, new Screen(80, 40, false)), 1).contains("\u001b["));
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
            List.of(new SearchBoard(LESSON, LECTURE, new Screen(80, 40, false))),
            40,
            new StringReader(keys),
            new PrintWriter(out));
    classroom.run();
    assertEquals(step, classroom.step());
    assertTrue(out.toString().contains("step " + step + " of 3"));
  }

  @Test
  void tabShowsTheSameStepOfTheNextPlanner() throws IOException {
    Lesson weights = Lesson.find("weights").orElseThrow();
    GridGraph graph = GridGraph.of(weights.map(), Movement.OCTILE);
    List<Board> boards =
        weights.planners().stream()
            .map(spec -> Planners.prepare(spec, graph))
            .map(planner -> Lecture.of(planner, Query.of(weights.start(), weights.goal())))
            .map(lecture -> (Board) new SearchBoard(weights, lecture, new Screen(80, 40, false)))
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
    Board board = new SearchBoard(LESSON, LECTURE, new Screen(80, 24, false));
    new Classroom(List.of(board), 8, new StringReader("l"), new PrintWriter(out)).run();
    String last = out.toString().substring(out.toString().lastIndexOf("\u001b[2J"));
    assertEquals(7, last.lines().count(), last);
    assertTrue(last.contains("more lines: enlarge the terminal"), last);
    assertTrue(last.contains("keys: "), last);
  }

  private static String text(Board board, int step) {
    return String.join("\n", board.lines(step)) + "\n";
  }
}
