package hopscotch.experiments.teach.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistanceLectureTest {
  private static final DistanceLesson LESSON = DistanceLesson.DISTANCES;

  /** The cells that are drawn with a distance are as many as the planners' table holds. */
  @Test
  void whatIsDrawnIsWhatTheTableHolds() {
    DistanceLecture lecture = new DistanceLecture(LESSON);
    int last = lecture.size() - 1;
    assertEquals(lecture.touched(), lecture.within(lecture.steps().get(last).known()));
  }

  @Test
  void everyDistanceDrawnIsThatOfAnotherSearch() {
    DistanceLecture lecture = new DistanceLecture(LESSON);
    GridGraph graph = LESSON.graph();
    GridMap map = graph.map();
    Oracle oracle = new Oracle(map, graph.movement(), graph.costs());
    long[][] costs = oracle.costsFrom(map.x(LESSON.goal()), map.y(LESSON.goal()));
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        List<String> figures = lecture.squares(lecture.size() - 1).at(map.cell(x, y)).lines();
        if (!figures.isEmpty()) {
          assertEquals(String.valueOf(costs[y][x] / graph.straightCost()), figures.get(0));
        }
      }
    }
  }

  /** But for the one step at which it is pushed, the unit comes nearer by one. */
  @Test
  void theUnitComesNearerAtEveryStepButOne() {
    DistanceLecture lecture = new DistanceLecture(LESSON);
    int away = 0;
    for (int i = 2; i < lecture.size() - 1; i++) {
      int before = distance(lecture, lecture.steps().get(i - 1).unit());
      int after = distance(lecture, lecture.steps().get(i).unit());
      away += after > before ? 1 : 0;
      assertEquals(1, Math.abs(after - before), lecture.reason(i));
    }
    assertEquals(1, away);
    assertTrue(lecture.reason(4).startsWith("another unit needs its cell"));
  }

  private static int distance(DistanceLecture lecture, int cell) {
    return Integer.parseInt(lecture.squares(lecture.size() - 1).at(cell).lines().get(0));
  }

  @Test
  void noPlannerCanBeChosen() {
    assertThrows(IllegalArgumentException.class, () -> LESSON.lectures("pibt", Movement.OCTILE));
  }
}
