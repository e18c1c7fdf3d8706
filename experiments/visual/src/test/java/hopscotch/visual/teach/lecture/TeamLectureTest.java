package hopscotch.visual.teach.lecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

class TeamLectureTest {
  private static final Lesson LESSON = Course.find("team").orElseThrow();

  /** Conflict-based search as in the paper of 2015, without what was added to it later. */
  private static final String PLAIN_CBS = LESSON.planners().get(0).toString();

  private static TeamLecture lecture(String planner) {
    return new TeamLecture(
        LESSON,
        TeamPlanners.known(PlannerSpec.parse(planner)),
        Movement.parse("4 never 1/1 ground"));
  }

  @Test
  void aSplitIsToldWithItsConflictBothConstraintsAndTheirCosts() {
    Step split = lecture(PLAIN_CBS).step(1);
    assertEquals(
        "node 0, cost 8, is the cheapest open one:"
            + " units 1 and 2 are both in (2, 0) at step 2, so it is split",
        split.reason());
    assertEquals(
        List.of(
            "node 1, cost 9: unit 1 not in (2, 0) at step 2",
            "node 2, cost 9: unit 2 not in (2, 0) at step 2"),
        split.changes());
  }

  @Test
  void theTreeEndsAtAPlanOfTheLeastCost() {
    TeamLecture lecture = lecture(PLAIN_CBS);
    assertEquals("sum of costs 11, makespan 6; 15 nodes, 7 of them split", lecture.figure("plan"));
    assertTrue(lecture("cbs").figure("plan").startsWith("sum of costs 11, makespan 6; "));
    assertEquals(
        "a plan without a conflict: sum of costs 11, makespan 6, in node 10 after 7 splits",
        lecture.step(lecture.size() - 1).reason());
  }

  @Test
  void priorityIsInherited() {
    assertTrue(
        changes(lecture("pibt"))
            .contains(
                "unit 2 stands there: it inherits the priority of unit 1 and must make way first"));
  }

  @Test
  void priorityIsHandedBackWhereThereIsNoWay() {
    List<String> changes = changes(lecture("pibt(swap=false,steps=5)"));
    int given = changes.indexOf("unit 2 finds no cell and stays: unit 1 has to try another");
    assertTrue(given > 0, changes::toString);
    assertEquals("unit 1 stays in (3, 0)", changes.get(given + 1));
  }

  /** Units that came to no plan are shown where they were at each step. */
  @Test
  void stepsWithoutAPlanAreShownAsTheyWere() {
    TeamLecture lecture = lecture("pibt(swap=false,steps=5)");
    Squares last = lecture.step(lecture.size() - 1).squares();
    assertEquals(List.of("1: 0"), last.at(last.map().cell(0, 0)).lines());
    assertEquals(List.of("1: 3-", "2: 1,2"), last.at(last.map().cell(3, 0)).lines());
  }

  private static List<String> changes(TeamLecture lecture) {
    return lecture.steps().stream().flatMap(step -> step.changes().stream()).toList();
  }

  @Test
  void aPlannerThatTellsNoDecisionsIsNotTaught() {
    String message = assertThrows(IllegalArgumentException.class, () -> lecture("pp")).getMessage();
    assertTrue(message.contains("'pp' tells no decisions"), message);
  }
}
