package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.visual.render.Palette;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Edge;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Step;
import hopscotch.visual.teach.search.SearchLecture;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HierarchyLectureTest {
  private static Lecture lecture(String planner) {
    return Course.find("rooms")
        .orElseThrow()
        .lectures(planner == null ? null : Planners.known(planner), Movement.OCTILE)
        .get(0);
  }

  private static Step step(Lecture lecture, String reason) {
    return lecture.steps().stream()
        .filter(step -> step.reason().startsWith(reason))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theGraphIsMadeBeforeTheQueryIsAnswered() {
    List<String> parts = lecture(null).steps().stream().map(Step::part).toList();
    assertEquals("before any query", parts.get(0));
    assertTrue(parts.lastIndexOf("before any query") < parts.indexOf("part 1 of 8, on cells"));
    assertEquals("after the query", parts.get(parts.size() - 1));
  }

  @Test
  void anEntranceIsARunOfCrossingsAndItsTransitionTheMiddleOne() {
    Lecture lecture = lecture(null);
    GridMap map = lecture.step(0).squares().map();
    assertEquals(
        List.of("(3, 1) leads to (4, 1)", "(3, 2) leads to (4, 2)", "(3, 3) leads to (4, 3)"),
        step(lecture, "an entrance").changes());
    assertEquals(
        List.of(new Edge(map.cell(3, 2), map.cell(4, 2), Edge.Kind.INTER)),
        step(lecture, "its transition").edges());
  }

  /** Without a wall the distance of two nodes is that of the octile formula. */
  @Test
  void distancesAreMeasuredInsideTheCluster() {
    Lecture lecture = lecture(null);
    assertEquals(
        3, lecture.steps().stream().filter(s -> s.reason().startsWith("the dist")).count());
    Step around = step(lecture, "the distance from (7, 1) to (6, 3)");
    assertTrue(around.reason().contains("is 3.0:"), around.reason());
    assertEquals(4, around.line().length / 2, "three moves, since the corner of (6, 2) is not cut");
  }

  /** Every node of the whole graph has an edge over its transition. */
  @Test
  void theWholeGraphIsDrawn() {
    Step whole = step(lecture(null), "the same in every cluster");
    HashSet<Integer> nodes = new HashSet<>();
    for (Edge edge : whole.edges()) {
      if (edge.kind() == Edge.Kind.INTER) {
        nodes.add(edge.from());
        nodes.add(edge.to());
      }
    }
    assertEquals(lecture(null).figure("nodes"), String.valueOf(nodes.size()));
    assertEquals(lecture(null).figure("edges"), String.valueOf(whole.edges().size()));
  }

  @Test
  void theSearchDrawsTheGraphAndTheRefinementTheWay() {
    Lecture lecture = lecture(null);
    Step search = step(lecture, "expand (4, 2)");
    assertEquals(
        3, search.edges().stream().filter(e -> e.kind() == Edge.Kind.JOINED).count(), "A 2, B 1");
    Step refine = step(lecture, "refine (4, 2)");
    assertTrue(refine.edges().stream().allMatch(edge -> edge.kind() == Edge.Kind.ROUTE));
    assertEquals(7, refine.edges().size(), "four stretches and three transitions");
  }

  @Test
  void itEndsWithSmoothingAndWithTheWorkOfAStar() {
    Lecture lecture = lecture(null);
    assertEquals(
        "smoothing by rays straightens the path: length 14.0 instead of 14.8",
        lecture.step(lecture.size() - 2).reason());
    assertEquals(
        "the same query by A*: 57 cells are expanded, and the length is 14.0",
        lecture.step(lecture.size() - 1).reason());
    assertEquals(
        "HPA* expanded 11: 6 nodes of the graph, and 5 cells inside clusters",
        lecture.step(lecture.size() - 1).changes().get(0));
  }

  @Test
  void aPlannerWithoutLayersIsShownByItsSearch() {
    assertInstanceOf(SearchLecture.class, lecture("astar"));
  }

  @ParameterizedTest
  @EnumSource
  void edgesStandOutFromTheGround(Edge.Kind kind) {
    double edge = luminance(Integer.parseInt(kind.rgb().substring(1), 16));
    double ground = luminance(Palette.terrain('.'));
    assertTrue((ground + 0.05) / (edge + 0.05) >= 3, kind::toString);
  }

  /** The relative luminance of WCAG 2. */
  private static double luminance(int rgb) {
    double[] weights = {0.0722, 0.7152, 0.2126};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double part = (rgb >> 8 * i & 0xff) / 255.0;
      sum += weights[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
  }
}
