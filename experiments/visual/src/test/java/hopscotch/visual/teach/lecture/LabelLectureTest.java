package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonDrawing;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LabelLectureTest {
  private static final Lesson LESSON = Course.find("labels").orElseThrow();

  /** What the two lists tell is the cost of the path that A* finds, for every two nodes. */
  @Test
  void twoListsTellTheDistanceOfEveryTwoNodes() {
    GridGraph graph = GridGraph.of(LESSON.map(), Movement.OCTILE);
    PreparedPlanner planner = Planners.prepare("hl", graph);
    PreparedPlanner astar = Planners.prepare("astar", graph);
    int[] nodes = planner.capability(Labelled.class).orElseThrow().nodes();
    assertEquals(12, nodes.length);
    for (int start : nodes) {
      for (int goal : nodes) {
        PathBuffer path = new PathBuffer();
        astar.newSearch().find(start, goal, path);
        LabelLecture lecture =
            new LabelLecture(LESSON.legend(), planner, new LessonDrawing(graph.map(), start, goal));
        assertEquals(Path.of(graph, path).cost(), lecture.distance());
      }
    }
  }

  @Test
  void listsAreSortedByRankAndEndWithTheNodeItself() {
    PreparedPlanner planner = Planners.prepare("hl", GridGraph.of(LESSON.map(), Movement.OCTILE));
    Labelled labels = planner.capability(Labelled.class).orElseThrow();
    for (int node : labels.nodes()) {
      int[] ranks = Arrays.stream(labels.hubs(node)).map(labels::rank).toArray();
      assertTrue(
          Arrays.equals(ranks, Arrays.stream(ranks).distinct().sorted().toArray()),
          () -> Arrays.toString(ranks));
      assertEquals(node, labels.hubs(node)[ranks.length - 1]);
      assertEquals(0, labels.costs(node)[ranks.length - 1]);
    }
  }

  @Test
  void theListsAreGoneThroughOnce() {
    LabelLecture lecture = new LabelLecture(LESSON, Planners.known("hl"), Movement.OCTILE);
    assertEquals("rank 0 is in both lists: hub (5, 3)", lecture.step(3).reason());
    assertEquals(
        "6.0 from A to the hub, 4.8 from the hub to B: 10.8", lecture.step(3).changes().get(0));
    assertEquals("rank 1 is in the list of A alone", lecture.step(4).reason());
    assertEquals(
        "one list is at its end: the distance from A to B is 10.8, over the hub (5, 3)",
        lecture.step(lecture.size() - 1).reason());
  }

  @Test
  void aPlannerWithoutLabelsIsRefused() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> LESSON.lectures(Planners.known("astar"), Movement.OCTILE));
    assertEquals(
        "astar has no hub labels: expected hl, or hl with parameters", refused.getMessage());
  }
}
