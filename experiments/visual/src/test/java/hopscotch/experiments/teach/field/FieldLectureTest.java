package hopscotch.experiments.teach.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.experiments.teach.lesson.Board;
import hopscotch.experiments.teach.lesson.Screen;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldLectureTest {
  private static final String TILES = "hpa(cluster=4)";

  private static FieldLecture lecture(String planner) {
    return new FieldLecture(FieldLesson.FIELDS, planner, Movement.OCTILE);
  }

  @Test
  void theSearchGoesOutFromTheGoalByCost() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(List.of("(6, 3) is the goal: cost 0.0"), lecture.changes(0));
    assertEquals(
        "cells of cost 1 to below 2: each takes the move by which its cost is least",
        lecture.reason(1));
    assertEquals(
        List.of("(6, 2): cost 1.0, next (6, 3)", "(6, 4): cost 1.0, next (6, 3)"),
        lecture.changes(1));
    assertEquals(0, lecture.tileCount());
  }

  @Test
  void theCostFallsByWhatAMoveCosts() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(
        List.of(
            "unit 1 goes to (1, 1): the move costs 1.4, and the cost falls from 9.8 to 8.4",
            "unit 2 goes to (2, 1): the move costs 1.0, and the cost falls from 9.0 to 8.0",
            "unit 3 goes to (1, 4): the move costs 1.4, and the cost falls from 8.8 to 7.4"),
        lecture.changes(lecture.firstMove()));
  }

  @Test
  void aWallChangesWhatLayBehindIt() {
    FieldLecture lecture = lecture("dijkstra");
    List<String> changes = lecture.changes(lecture.wallStep());
    assertEquals(
        "9 of the 34 cells with a known cost have another cost now; the others keep theirs",
        changes.get(0));
    assertTrue(changes.contains("(2, 2): cost 9.0 instead of 7.0"), changes::toString);
  }

  @Test
  void aCostIsToldOnceTheSearchHasComeThere() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(List.of("units: 1 at (0, 0); 2 at (2, 0); 3 at (0, 3)"), lecture.lists(1));
    assertEquals(
        List.of("units: 1 at (0, 0); 2 at (2, 0); 3 at (0, 3), cost 8.8"), lecture.lists(8));
  }

  /** Three searches reach at most 35 cells each; those after the wall make it more. */
  @Test
  void theEndSaysWhatSearchesForEachUnitWouldTake() {
    FieldLecture lecture = lecture("dijkstra");
    assertEquals(
        "every unit is at the goal: the search reached 35 cells; if each unit searched by A*, once"
            + " and again after the wall, it would be 121",
        lecture.reason(lecture.size() - 1));
  }

  /** A unit in the lower left need not go by the nodes of its cluster, but tiles lead there. */
  @Test
  void tilesAreMadeWhenAUnitAsksAndLeadThroughNodes() {
    FieldLecture tiles = lecture(TILES);
    assertEquals("unit 1 asks at (0, 0): the tile of this cluster is made", tiles.reason(1));
    assertEquals(1, tiles.tilesBeforeTheWall());
    assertEquals(4, tiles.tileCount());
    double exact = lecture("dijkstra").lengths(0).get(2);
    assertTrue(tiles.lengths(0).get(2) > exact + 0.5, "longer than " + exact);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dijkstra", TILES, "hpa(cluster=4,levels=2)", "jps"})
  void everyUnitArrives(String planner) {
    for (String movement : List.of("8", "4", "8 always")) {
      FieldLecture lecture =
          new FieldLecture(FieldLesson.FIELDS, planner, Movement.parse(movement));
      assertTrue(
          lecture.reason(lecture.size() - 1).startsWith("every unit is at the goal"), movement);
    }
  }

  /** After the wall the unit in the room on the left has no way, and stays. */
  @Test
  void aUnitWithoutAWayStays() {
    GridMap map = GridMap.parse("...@..", "......", "...@..");
    FieldLesson closed =
        new FieldLesson(
            "closed",
            "a topic",
            List.of(),
            map,
            map.cell(5, 1),
            List.of(map.cell(0, 1), map.cell(4, 0)),
            map.cell(3, 1));
    FieldLecture lecture = new FieldLecture(closed, "dijkstra", Movement.OCTILE);
    String last = lecture.reason(lecture.size() - 1);
    assertTrue(last.startsWith("the units that have a way are there"), last);
    assertTrue(
        lecture.lists(lecture.size() - 1).get(0).startsWith("units: 1 at (1, 1), cost ∞; 2 at"));
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
        new Board(FieldLesson.FIELDS, lecture(TILES), new Screen(80, 60, false)).lines(1);
    assertTrue(lines.stream().anyMatch(line -> line.contains("|1 *  ↘")), lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.contains("║")), lines::toString);
    assertTrue(
        lines.get(lines.size() - 1).startsWith("units: 1 at (0, 0), cost "), lines::toString);
  }
}
