package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Step;
import hopscotch.visual.teach.search.LevelEdges;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A wall falls across a route, and two of six clusters are repaired. */
class RepairLectureTest {
  private static final Lesson LESSON = Course.find("repair").orElseThrow();

  private final Lecture lecture = LESSON.lectures(null, Movement.OCTILE).get(0);
  private final GridMap map = lecture.step(0).squares().map();

  private Step step(String reason) {
    return lecture.steps().stream()
        .filter(step -> step.reason().startsWith(reason))
        .findFirst()
        .orElseThrow();
  }

  private static Set<List<Integer>> ends(List<Edge> edges) {
    return edges.stream().map(edge -> List.of(edge.from(), edge.to())).collect(Collectors.toSet());
  }

  /** The repaired graph is drawn as one of the changed map would be. */
  @Test
  void theRepairedGraphIsThatOfTheChangedMap() {
    CellChanges wall = CellChanges.on(map).block(4, 1).block(4, 2).build();
    Layer fresh =
        Planners.prepare(lecture.spec().toString(), GridGraph.of(map.with(wall), Movement.OCTILE))
            .capability(Layered.class)
            .orElseThrow()
            .layers()
            .get(0);
    Set<List<Integer>> expected = new HashSet<>();
    IntStream.range(0, fresh.clusterCount())
        .forEach(
            each -> {
              expected.addAll(ends(LevelEdges.inside(fresh, each)));
              expected.addAll(ends(LevelEdges.across(fresh, each)));
            });
    assertEquals(expected, ends(step("their 4 edges").edges()));
  }

  @Test
  void onlyClustersNearTheWallLoseTheirEdges() {
    assertEquals(
        "2 of the 6 clusters have a cell within 1 of the wall: no others can have changed",
        lecture.step(3).reason());
    assertTrue(
        lecture.step(3).edges().stream()
            .allMatch(edge -> map.y(edge.from()) >= 4 || map.x(edge.from()) >= 8));
  }

  @Test
  void aTransitionMovesToWhereTheEntranceIsOpen() {
    assertEquals(List.of("gone: (3, 2), (4, 2)", "new: (3, 3), (4, 3)"), lecture.step(4).changes());
  }

  @Test
  void theRouteIsCrossedAndMended() {
    assertTrue(
        step("the unit is at").changes().get(0).startsWith("a move of its route is blocked"));
    Step mended = step("the route is mended");
    assertEquals(2.5, mended.line()[0], "it begins where the unit is");
    assertEquals(10.5, mended.line()[mended.line().length - 2]);
  }

  @Test
  void aPlannerThatIsNotRepairedIsRefused() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> LESSON.lectures(Planners.known("astar"), Movement.OCTILE));
    assertTrue(e.getMessage().endsWith("expected hpa"), e.getMessage());
  }
}
