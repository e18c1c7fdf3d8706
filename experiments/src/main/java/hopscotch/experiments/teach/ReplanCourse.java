package hopscotch.experiments.teach;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.IncrementalSearches;
import java.util.ArrayList;
import java.util.List;

/** A lesson about a map that changes, with its exercises. */
public record ReplanCourse(ReplanLesson lesson, String topic) implements CourseLesson {
  private static final Screen WHOLE = new Screen(1000, Integer.MAX_VALUE, false);

  @Override
  public String name() {
    return lesson.name();
  }

  @Override
  public List<String> point() {
    return lesson.point();
  }

  @Override
  public List<Board> boards(String planner, Movement movement, Screen screen) {
    return List.of(new ReplanBoard(lesson, lecture(planner, movement), screen));
  }

  @Override
  public List<String> comparison(String planner, Movement movement) {
    return List.of();
  }

  private ReplanLecture lecture(String planner, Movement movement) {
    return new ReplanLecture(lesson, planner == null ? lesson.planner() : planner, movement);
  }

  @Override
  public List<Exercise> exercises() {
    ReplanLecture lecture = lecture(null, Movement.OCTILE);
    Board board = new ReplanBoard(lesson, lecture, WHOLE);
    int wall = lecture.end(0) + 1;
    int first = wall + 2;
    List<String> next = new ArrayList<>(List.of(board.reason(first)));
    board.changes(first).forEach(change -> next.add("  " + change));
    List<String> counts = new ArrayList<>();
    for (String spec : List.of("dstarlite", "lpastar", "mtdstarlite")) {
      ReplanLecture other = lecture(spec + "(ties=low-g)", Movement.OCTILE);
      counts.add(
          "%-11s %2d cells at first, then %2d, %s; A* from scratch %d, then %d"
              .formatted(
                  spec,
                  other.expanded(0),
                  other.expanded(1),
                  IncrementalSearches.mayMove(other.planner()).start()
                      ? "going on with what it knew"
                      : "having begun anew",
                  other.fromScratch(0),
                  other.fromScratch(1)));
    }
    return List.of(
        new Exercise(
            "The figure shows g and rhs after the first search. The unit goes a step and the"
                + " marked wall appears: which cells are worked out again, and with what outcome?",
            SquaresSvg.of(board.squares(lecture.end(0))),
            board.changes(wall),
            SquaresSvg.of(board.squares(wall))),
        Exercise.of("Which cell is expanded first after that, and what does it change?", next),
        Exercise.of(
            "How many cells do D* Lite, LPA* and Moving Target D* Lite expand for each ask, and"
                + " how many does A* from scratch? Which of them has to begin anew after the"
                + " unit's step?",
            counts));
  }
}
