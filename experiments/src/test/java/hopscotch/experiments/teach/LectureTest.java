package hopscotch.experiments.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.query.Query;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LectureTest {

  private static Lecture lecture(String lesson, String spec) {
    Lesson chosen = Lesson.find(lesson).orElseThrow();
    GridGraph graph = GridGraph.of(chosen.map(), chosen.movement(Movement.OCTILE));
    return Lecture.of(Planners.prepare(spec, graph), Query.of(chosen.start(), chosen.goal()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wall", "swamp", "dead-end", "corner"})
  void hasAStepForTheStartForEachExpansionAndForTheAnswer(String lesson) {
    Lecture lecture = lecture(lesson, "astar(open=heap)");
    assertEquals(lecture.observed().attempt().counters().expanded + 2, lecture.size());
    assertTrue(lecture.step(lecture.size() - 1).reason().endsWith("optimal"));
  }

  @Test
  void saysWhatEachNeighbourBecame() {
    assertEquals(
        List.of("added (0, 3): g 1.0, F 6.2", "added (1, 4): g 1.0, F 6.2"),
        lecture("corner", "astar(open=heap)").step(1).changes());
    assertTrue(
        lecture("wall", "astar(open=heap)")
            .step(2)
            .changes()
            .contains("ignored (2, 1): g 1.4 already, by this way 2.0"));
  }

  @Test
  void aBetterWayIsAnImprovement() {
    Lecture lecture = lecture("swamp", "astar(open=heap)");
    boolean improved = false;
    for (int i = 0; i < lecture.size(); i++) {
      improved |=
          lecture.step(i).changes().stream().anyMatch(c -> c.startsWith("improved (2, 1): g 3.9"));
    }
    assertTrue(improved);
  }

  @Test
  void saysWhyACellWasNext() {
    Lecture lecture = lecture("wall", "astar(open=heap)");
    assertEquals("expand (1, 2): nothing else is open", lecture.step(1).reason());
    assertEquals("expand (2, 2): its F 4.0 is the least of 8 open cells", lecture.step(2).reason());
    assertEquals(
        "expand (2, 1): F 4.8 is the least, tied with (2, 3); it was put on the open list first",
        lecture.step(3).reason());
  }

  @Test
  void aQueueTakesWhatWasPutOnFirst() {
    Lecture lecture = lecture("corner", "bfs");
    assertTrue(lecture.step(3).reason().contains("its F 1.0 is the least"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dijkstra",
        "greedy",
        "bfs",
        "dfs",
        "jps",
        "nbs",
        "mm",
        "hpa(cluster=4)",
        "subgoal"
      })
  void tellsOfEveryKindOfSearch(String spec) {
    Lecture lecture = lecture("wall", spec);
    assertTrue(lecture.size() > 2, spec);
    for (int i = 1; i < lecture.size() - 1; i++) {
      Step step = lecture.step(i);
      assertTrue(lecture.after(i).order(step.side(), step.cell()) > 0, step::toString);
    }
  }
}
