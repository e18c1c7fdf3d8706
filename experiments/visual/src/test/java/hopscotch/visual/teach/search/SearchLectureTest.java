package hopscotch.visual.teach.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.trace.Footprint;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchLectureTest {
  private static final String ROOMS = "hpa(cluster=4,levels=1,landmarks=none)";

  private static SearchLecture lecture(String lesson, String spec) {
    Lesson chosen = Course.find(lesson).orElseThrow();
    return SearchLecture.of(chosen, Planners.known(spec), chosen.on(Movement.OCTILE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wall", "swamp", "dead-end", "corner"})
  void hasAStepForTheStartForEachExpansionAndForTheAnswer(String lesson) {
    SearchLecture lecture = lecture(lesson, "astar(open=heap)");
    assertEquals(lecture.observed().attempt().counters().expanded + 2, lecture.size());
    assertTrue(lecture.at(lecture.size() - 1).reason().endsWith("optimal"));
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
  void cellsOfTheLargestGAreNamedWhereSeveralTie() {
    assertEquals(
        "expand (4, 0): F 6.8 is the least, tied with (0, 3), (0, 1), (1, 0) and 2 more;"
            + " it has the largest g, as has (4, 4); it was put on the open list first",
        lecture("wall", "astar(open=heap)").step(12).reason());
  }

  /** All that the node leads to was reached by ways no longer. */
  @Test
  void aNodeWithoutABetterWayAddsNothing() {
    assertEquals(
        List.of("nothing is added: no edge leads to a way better than those known"),
        lecture("rooms", ROOMS).step(7).changes());
  }

  @Test
  void branchStarHasHeadsAndNoOpenList() {
    SearchLecture lecture = lecture("branch", "bstar");
    assertEquals(List.of("heads: (3, 1) 3.0, (3, 3) 3.0"), lecture.at(5).lists());
    assertEquals(List.of("added (2, 2): g 1.0"), lecture.at(1).changes());
    assertEquals("1.0", lecture.at(1).squares().at(lecture.at(2).cell()).lines().get(0));
  }

  @Test
  void aBetterWayIsAnImprovement() {
    SearchLecture lecture = lecture("swamp", "astar(open=heap)");
    boolean improved = false;
    for (int i = 0; i < lecture.size(); i++) {
      improved |=
          lecture.at(i).changes().stream().anyMatch(c -> c.startsWith("improved (2, 1): g 3.9"));
    }
    assertTrue(improved);
  }

  @Test
  void saysWhyACellWasNext() {
    SearchLecture lecture = lecture("wall", "astar(open=heap)");
    assertEquals("expand (1, 2): nothing else is open", lecture.at(1).reason());
    assertEquals("expand (2, 2): its F 4.0 is the least of 8 open cells", lecture.at(2).reason());
    assertEquals(
        "expand (2, 1): F 4.8 is the least, tied with (2, 3); it was put on the open list first",
        lecture.at(3).reason());
  }

  /** The lesson's figures: without reopening less work and a longer path, with it the reverse. */
  @Test
  void weightedAStarIsSeenWithAndWithoutReopening() {
    Lesson weights = Course.find("weights").orElseThrow();
    List<Lecture> both = weights.lectures(null, Movement.OCTILE);
    assertEquals(
        List.of(
            "astar(weight=2)                   33 expanded, length 13.7, bounded;"
                + " promises at most 2.0 times the shortest",
            "astar(weight=2,reopen=true)       45 expanded (14 again), length 12.8, optimal;"
                + " promises at most 2.0 times the shortest"),
        weights.comparison(null, Movement.OCTILE));
    assertTrue(
        changes(both.get(0)).stream()
            .anyMatch(change -> change.endsWith(", but it is closed and not reopened")));
    assertTrue(changes(both.get(1)).stream().anyMatch(change -> change.startsWith("reopened (")));
  }

  private static List<String> changes(Lecture lecture) {
    List<String> changes = new ArrayList<>();
    for (int i = 0; i < lecture.size(); i++) {
      changes.addAll(lecture.step(i).changes());
    }
    return changes;
  }

  @Test
  void anyaIsTaughtByItsIntervals() {
    SearchLecture lecture = lecture("intervals", "anya(blocks=false)");
    assertEquals("the start (1, 1) sees the first intervals", lecture.at(0).reason());
    assertEquals(
        "added the interval (0.0, 2.0) to (3.0, 2.0), seen from (1.5, 1.5): g 0.0, F 8.6",
        lecture.at(0).changes().get(0));
    assertEquals(
        "expand the interval (0.0, 2.0) to (3.0, 2.0), seen from (1.5, 1.5): its F 8.6 is the least",
        lecture.at(1).reason());
    assertTrue(lecture.after(lecture.at(1)).cones().get(0).contains(1.5, 1.9), "below the start");
    assertFalse(
        lecture.after(lecture.at(1)).cones().get(0).contains(1.5, 2.1), "beyond the interval");
    boolean hasOnlySuccessor = false;
    for (int i = 0; i < lecture.size(); i++) {
      hasOnlySuccessor |= lecture.at(i).reason().contains("the only one that follows");
    }
    assertTrue(hasOnlySuccessor);
  }

  @Test
  void aDepthFirstSearchLooksAtOtherNeighboursLater() {
    assertTrue(
        lecture("wall", "dfs").step(1).changes().contains("left out (2, 2): not looked at yet"));
    SearchLecture pruned = lecture("wall", "astar");
    boolean isPruned = false;
    for (int i = 0; i < pruned.size(); i++) {
      isPruned |=
          pruned.at(i).changes().stream()
              .anyMatch(change -> change.endsWith("it cannot lie on a better way"));
    }
    assertTrue(isPruned, "A* over buckets leaves out what is reached as well another way");
  }

  @Test
  void everyPlannerCanBeTaught() {
    for (PlannerFactory factory : Planners.all()) {
      String spec = factory.innerCount() > 0 ? factory.id() + "(astar)" : factory.id();
      SearchLecture lecture = lecture("rooms", spec);
      long steps = 0;
      for (int i = 0; i < lecture.size(); i++) {
        steps += lecture.at(i).cell() < 0 ? 0 : 1;
      }
      assertEquals(lecture.observed().attempt().counters().expanded, steps, spec);
      assertTrue(steps > 0, spec);
    }
  }

  @Test
  void aQueueTakesWhatWasPutOnFirst() {
    SearchLecture lecture = lecture("corner", "bfs");
    assertTrue(lecture.at(3).reason().contains("its F 1.0 is the least"));
  }

  @Test
  void aHierarchicalQueryIsToldPartByPart() {
    SearchLecture lecture = lecture("rooms", "hpa(cluster=4,insertion=dijkstra)");
    List<String> begun = new ArrayList<>();
    for (int i = 0; i < lecture.size(); i++) {
      SearchStep step = lecture.at(i);
      if (step.cell() < 0) {
        begun.add(step.reason());
      }
    }
    assertEquals(
        List.of(
            "join the start (1, 1) to level 1: Dijkstra's algorithm inside its cluster",
            "(1, 1) now has an edge to 2 of the 2 nodes of its cluster",
            "join the goal (10, 6) to level 1: Dijkstra's algorithm inside its cluster",
            "(10, 6) now has an edge to 1 of the 1 nodes of its cluster",
            "search level 1 from (1, 1) to (10, 6): A* over its nodes",
            "the way on level 1 costs 14.8",
            "refine (1, 1) to (3, 2) into moves: straight or with one turn, so no search",
            "refine (4, 2) to (7, 1) into moves: straight or with one turn, so no search",
            "refine (8, 1) to (10, 3) into moves: A* inside the cluster",
            "refine (10, 4) to (10, 6) into moves: straight or with one turn, so no search",
            "the goal is reached: length 14.8, suboptimal"),
        begun);
  }

  @Test
  void anEndThatIsJoinedByWalksIsToldNodeByNode() {
    SearchLecture lecture = lecture("rooms", "hpa(cluster=4)");
    assertEquals(
        "join the start (1, 1) to node (3, 2): straight or with one turn, so no search",
        lecture.at(0).reason());
  }

  @Test
  void anAbstractNodeHasFAndGAndTheNodeItIsReachedOver() {
    SearchLecture lecture = lecture("rooms", "hpa(cluster=4,insertion=dijkstra)");
    int i = firstOnLevel(lecture, 1) + 1;
    assertEquals("expand (4, 2): its F 11.1 is the least of 2 open cells", lecture.at(i).reason());
    assertEquals("added (8, 1) over (7, 1): g 7.8, F 13.7", lecture.at(i).changes().get(0));
    Footprint layer = lecture.after(lecture.at(i));
    assertTrue(layer.isClosed(0, lecture.observed().query().start()), "its edges were taken first");
    assertTrue(layer.isReached(0, lecture.at(i).cell()));
    assertFalse(layer.isReached(0, lecture.observed().planner().graph().map().cell(2, 2)));
  }

  private static int firstOnLevel(SearchLecture lecture, int level) {
    int i = 0;
    while (lecture.parts().get(lecture.at(i).layer()).level() != level) {
      i++;
    }
    return i;
  }

  @Test
  void twoLevelsAreTwoLayersAndBackLooksAsForth() {
    SearchLecture lecture = lecture("rooms", "hpa(cluster=4,levels=2,insertion=dijkstra)");
    List<Integer> expansions = new ArrayList<>();
    for (int i = 0; i < lecture.size(); i++) {
      expansions.add(lecture.after(lecture.at(i)).expansions());
    }
    for (int i = lecture.size() - 1; i >= 0; i--) {
      assertEquals(expansions.get(i), lecture.after(lecture.at(i)).expansions(), "step " + i);
    }
    assertTrue(firstOnLevel(lecture, 2) > firstOnLevel(lecture, 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pra; search level 2 from (2, 1) to (9, 6): A* over its regions",
        "sectors(sector=4); search level 1 from (1, 2) to (10, 6): A* over its regions",
      })
  void corridorsGoDownLevelByLevel(String spec, String first) {
    SearchLecture lecture = lecture("rooms", spec);
    assertEquals(first, lecture.at(0).reason());
    SearchStep last = lecture.at(lecture.size() - 1);
    assertEquals(0, lecture.parts().get(last.layer()).level());
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
        "hpa(cluster=4,insertion=dijkstra)",
        "rays(hpa(cluster=4))",
        "pra",
        "sectors(sector=4)",
        "subgoal",
        "ch"
      })
  void tellsOfEveryKindOfSearch(String spec) {
    SearchLecture lecture = lecture("wall", spec);
    assertTrue(lecture.size() > 2, spec);
    for (int i = 1; i < lecture.size() - 1; i++) {
      SearchStep step = lecture.at(i);
      int order =
          step.cell() < 0 ? 1 : lecture.after(lecture.at(i)).order(step.side(), step.cell());
      assertTrue(order > 0, step::toString);
    }
  }
}
