package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonBoard;
import hopscotch.visual.teach.lesson.Screen;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldLectureTest {
  private static final Lesson LESSON = Course.find("fields").orElseThrow();
  private static final String TILES = "hpa(cluster=4)";

  private static int step(Lecture lecture, String reason) {
    int i = 0;
    while (!lecture.step(i).reason().contains(reason)) {
      i++;
    }
    return i;
  }

  private static FieldLecture lecture(String planner) {
    return lecture(planner, "8 never sqrt2 ground");
  }

  private static FieldLecture lecture(String planner, String movement) {
    return new FieldLecture(LESSON, Planners.known(planner), Movement.parse(movement));
  }

  @Test
  void theSearchGoesOutFromTheGoalByCost() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(List.of("(6, 3) is the goal: cost 0.0"), lecture.step(0).changes());
    assertEquals(
        "cells of cost 1 to below 2: each takes the move by which its cost is least",
        lecture.step(1).reason());
    assertEquals(
        List.of("(6, 2): cost 1.0, next (6, 3)", "(6, 4): cost 1.0, next (6, 3)"),
        lecture.step(1).changes());
    assertEquals("0", lecture.figure("tiles"));
  }

  @Test
  void theCostFallsByWhatAMoveCosts() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(
        List.of(
            "unit 1 goes to (1, 1): the move costs 1.4, and the cost falls from 9.8 to 8.4",
            "unit 2 goes to (2, 1): the move costs 1.0, and the cost falls from 9.0 to 8.0",
            "unit 3 goes to (1, 4): the move costs 1.4, and the cost falls from 8.8 to 7.4"),
        lecture.step(step(lecture, "goes a step")).changes());
  }

  @Test
  void aWallChangesWhatLayBehindIt() {
    FieldLecture lecture = lecture("dijkstra");
    List<String> changes = lecture.step(step(lecture, "is blocked")).changes();
    assertEquals(
        "9 of the 34 cells with a known cost have another cost now; the others keep theirs",
        changes.get(0));
    assertTrue(changes.contains("(2, 2): cost 9.0 instead of 7.0"), changes::toString);
  }

  @Test
  void aCostIsToldOnceTheSearchHasComeThere() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(List.of("units: 1 at (0, 0); 2 at (2, 0); 3 at (0, 3)"), lecture.step(1).lists());
    assertEquals(
        List.of("units: 1 at (0, 0); 2 at (2, 0); 3 at (0, 3), cost 8.8"), lecture.step(8).lists());
  }

  /** Three searches reach at most 35 cells each; those after the wall make it more. */
  @Test
  void theEndSaysWhatSearchesForEachUnitWouldTake() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(
        "every unit is at the goal: the search reached 35 cells; if each unit searched by A*, once"
            + " and again after the wall, it would be 121",
        lecture.step(lecture.size() - 1).reason());
  }

  /** A unit in the lower left need not go by the nodes of its cluster, but tiles lead there. */
  @Test
  void tilesAreMadeWhenAUnitAsksAndLeadThroughNodes() {
    FieldLecture tiles = lecture(TILES);
    assertEquals("unit 1 asks at (0, 0): the tile of this cluster is made", tiles.step(1).reason());
    assertEquals("1", tiles.figure("early-tiles"));
    assertEquals("4", tiles.figure("tiles"));
    double exact = Double.parseDouble(lecture("dijkstra").figure("length-3"));
    assertTrue(Double.parseDouble(tiles.figure("length-3")) > exact + 0.5, "longer than " + exact);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dijkstra", TILES, "hpa(cluster=4,levels=2)", "jps"})
  void everyUnitArrives(String planner) {
    for (String movement : List.of("8", "4", "8 always")) {
      FieldLecture lecture = lecture(planner, movement);
      assertTrue(
          lecture.step(lecture.size() - 1).reason().startsWith("every unit is at the goal"),
          movement);
    }
  }

  /** After the wall the unit in the room on the left has no way, and stays. */
  @Test
  void aUnitWithoutAWayStays() {
    Lesson closed =
        Lesson.read(
            "closed",
            """
            about: field
            units: 0,1 4,0
            goal: 5,1
            wall: 3,1
            == map
            ...@..
            ......
            ...@..
            """,
            Map.of("field", FieldLecture::new));
    FieldLecture lecture = new FieldLecture(closed, Planners.known("dijkstra"), Movement.OCTILE);
    String last = lecture.step(lecture.size() - 1).reason();
    assertTrue(last.startsWith("the units that have a way are there"), last);
    assertTrue(
        lecture
            .step(lecture.size() - 1)
            .lists()
            .get(0)
            .startsWith("units: 1 at (1, 1), cost ∞; 2 at"));
  }

  @Test
  void aPlannerThatIsNotThereIsNamed() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> lecture("nonsense")).getMessage();
    assertTrue(message.contains("unknown planner 'nonsense'"), message);
  }

  @Test
  void theBoardShowsCostsArrowsAndClusters() {
    List<String> lines =
        new LessonBoard(LESSON, lecture(TILES), new Screen(80, 60, false)).lines(1);
    assertTrue(lines.stream().anyMatch(line -> line.contains("|1 *  ↘")), lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.contains("║")), lines::toString);
    assertTrue(
        lines.get(lines.size() - 1).startsWith("units: 1 at (0, 0), cost "), lines::toString);
  }
}
