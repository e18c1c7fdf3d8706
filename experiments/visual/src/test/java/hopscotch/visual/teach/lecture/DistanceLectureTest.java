package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.testkit.Oracle;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistanceLectureTest {
  private static final Lesson LESSON = Course.find("distances").orElseThrow();

  private static DistanceLecture lecture() {
    return (DistanceLecture) LESSON.lectures(null, Movement.OCTILE).get(0);
  }

  /** The square of a cell in the end. */
  private static Square square(DistanceLecture lecture, int x, int y) {
    Squares squares = lecture.step(lecture.size() - 1).squares();
    return squares.at(squares.map().cell(x, y));
  }

  /** The cells that are drawn with a distance are as many as the planners' table holds. */
  @Test
  void whatIsDrawnIsWhatTheTableHolds() {
    DistanceLecture lecture = lecture();
    GridMap map = LESSON.map();
    int drawn = 0;
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        drawn += square(lecture, x, y).lines().size();
      }
    }
    assertEquals(lecture.figure("known"), String.valueOf(drawn));
  }

  @Test
  void everyDistanceDrawnIsThatOfAnotherSearch() {
    DistanceLecture lecture = lecture();
    GridGraph graph = GridGraph.of(LESSON.map(), LESSON.on(Movement.OCTILE));
    GridMap map = graph.map();
    int goal = LESSON.drawing().goal();
    Oracle oracle = new Oracle(map, graph.movement(), graph.costs());
    long[][] costs = oracle.costsFrom(map.x(goal), map.y(goal));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        List<String> figures = square(lecture, x, y).lines();
        if (!figures.isEmpty()) {
          assertEquals(String.valueOf(costs[y][x] / graph.straightCost()), figures.get(0));
        }
      }
    }
  }

  /** But for the one step at which it is pushed, the unit comes nearer by one. */
  @Test
  void theUnitComesNearerAtEveryStepButOne() {
    DistanceLecture lecture = lecture();
    int away = 0;
    for (int i = 2; i < lecture.size() - 1; i++) {
      int before = distanceOfUnit(lecture, i - 1);
      int after = distanceOfUnit(lecture, i);
      away += after > before ? 1 : 0;
      assertEquals(1, Math.abs(after - before), lecture.step(i).reason());
    }
    assertEquals(1, away);
    assertTrue(lecture.step(4).reason().startsWith("another unit needs its cell"));
  }

  private static int distanceOfUnit(DistanceLecture lecture, int step) {
    Squares squares = lecture.step(step).squares();
    int unit = 0;
    while (squares.at(unit) == null || squares.at(unit).end() != '1') {
      unit++;
    }
    return Integer.parseInt(squares.at(unit).lines().get(0));
  }

  @Test
  void noPlannerCanBeChosen() {
    KnownSpec pibt = TeamPlanners.factory("pibt").spec();
    assertThrows(IllegalArgumentException.class, () -> LESSON.lectures(pibt, Movement.OCTILE));
  }
}
