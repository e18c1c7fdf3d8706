package hopscotch.experiments.teach.replan;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkReader;
import hopscotch.experiments.teach.lesson.Exercise;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import hopscotch.experiments.teach.lesson.SquaresSvg;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A walk on a small map with a point to make, and exercises about it.
 *
 * @param name what it is called on the command line
 * @param topic what it is about, in a few words
 * @param point what to look at, a line each
 * @param planner the spec of the planner that shows it, one that keeps g and rhs
 */
public record ReplanLesson(String name, String topic, List<String> point, Walk walk, String planner)
    implements Lesson {
  /** A wall appears where the way leads through. */
  public static final ReplanLesson REPLAN =
      new ReplanLesson(
          "replan",
          "Replanning: a wall appears, D* Lite repairs",
          List.of(
              "D* Lite searches from the goal B and keeps two costs a cell: g, as last worked out,",
              "and rhs, the least that the g of its neighbours allow. If these differ, the cell is",
              "on the queue: overconsistent if g > rhs, underconsistent if g < rhs. Its key is",
              "[min(g, rhs) + h + km; min(g, rhs)]. There h is the distance from the unit A, and",
              "km is how far the unit has moved.",
              "The unit goes a step, then a wall appears. Only what it touches is worked out again.",
              "Compare with --planner lpastar, which searches from A. Compare with --planner",
              "dstarlite: of equal first keys it takes underconsistent cells first, and then those",
              "of the largest rhs."),
          walk(
              """
              type walk
              version 1
              height 4
              width 6
              map
              ......
              ....@.
              ...@@.
              ....@.
              commands
              Q 0 2 5 3 ?
              C 2 1 @
              Q 1 2 5 3 ?
              """),
          "dstarlite(ties=low-g)");

  /** Copies the lines. */
  public ReplanLesson {
    point = List.copyOf(point);
  }

  private static Walk walk(String text) {
    try {
      return WalkReader.read(text.getBytes(StandardCharsets.US_ASCII), "replan");
    } catch (BadFileException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public List<Lecture> lectures(String planner, Movement movement) {
    return List.of(lecture(planner, movement));
  }

  private ReplanLecture lecture(String planner, Movement movement) {
    return new ReplanLecture(this, planner == null ? this.planner : planner, movement);
  }

  @Override
  public List<Exercise> exercises() {
    ReplanLecture lecture = lecture(null, Movement.OCTILE);
    int wall = lecture.end(0) + 1;
    int first = wall + 2;
    List<String> counts = new ArrayList<>();
    for (String spec : List.of("dstarlite", "lpastar", "mtdstarlite")) {
      ReplanLecture other = lecture(spec + "(ties=low-g)", Movement.OCTILE);
      counts.add(
          "%-11s %2d cells at first, then %2d, %s"
              .formatted(
                  spec,
                  other.expanded(0),
                  other.expanded(1),
                  IncrementalSearches.mayMove(other.planner()).start()
                      ? "going on with what it knew"
                      : "having begun anew"));
    }
    counts.add(
        "%-11s %2d cells at first, then %2d; from the goal %d, then %d"
            .formatted(
                "astar",
                lecture.fromScratch(0),
                lecture.fromScratch(1),
                lecture.fromGoal(0),
                lecture.fromGoal(1)));
    return List.of(
        new Exercise(
            "The figure shows g and rhs after the first search. The unit goes a step and the"
                + " marked wall appears: which cells are worked out again, and with what outcome?",
            SquaresSvg.of(lecture.squares(lecture.end(0))),
            lecture.changes(wall),
            SquaresSvg.of(lecture.squares(wall))),
        Exercise.of(
            "(2, 1) was blocked, and the unit asks again. Which cell is expanded first, and what does"
                + " it change?",
            lecture.told(first)),
        Exercise.of(
            "How many cells does D* Lite expand for each ask? LPA* searches from the unit to the"
                + " goal, and Moving Target D* Lite lets the goal move as well: how many do they"
                + " expand, and how many does A* from scratch? Which of them has to begin anew"
                + " after the unit's step?",
            counts));
  }
}
