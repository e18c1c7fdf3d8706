package hopscotch.experiments.teach;

import hopscotch.core.grid.Movement;
import java.util.ArrayList;
import java.util.List;

/** A lesson about a team, with its exercises. Units move in 4 directions. */
public record TeamCourse(TeamLesson lesson, String topic) implements CourseLesson {
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
    return lectures(planner).stream()
        .map(each -> (Board) new TeamBoard(lesson, each, screen))
        .toList();
  }

  @Override
  public List<String> comparison(String planner, Movement movement) {
    List<TeamLecture> lectures = lectures(planner);
    return lectures.size() > 1
        ? lectures.stream().map(each -> line(each.planner().spec().toString(), each)).toList()
        : List.of();
  }

  private static String line(String name, TeamLecture lecture) {
    String costs =
        lecture.answer().costs() == null
            ? "no plan"
            : "sum of costs %d, makespan %d"
                .formatted(
                    lecture.answer().costs().sumOfCosts(), lecture.answer().costs().makespan());
    String tree =
        lecture.nodes() == 0
            ? ""
            : "; %d nodes, %d of them split".formatted(lecture.nodes(), lecture.splits());
    return "%s: %s%s".formatted(name, costs, tree);
  }

  private List<TeamLecture> lectures(String planner) {
    List<String> specs = planner == null ? lesson.planners() : List.of(planner);
    return specs.stream().map(this::lecture).toList();
  }

  private TeamLecture lecture(String spec) {
    return new TeamLecture(lesson, spec, Movement.parse("4 never 1/1 ground"));
  }

  @Override
  public List<Exercise> exercises() {
    String plain = lesson.planners().get(0);
    Board cbs = new TeamBoard(lesson, lecture(plain), WHOLE);
    return List.of(
        new Exercise(
            "The figure shows the root: in each cell the steps at which a unit is there. Where do"
                + " the units collide first, and which two constraints does CBS add?",
            SquaresSvg.of(cbs.squares(0)),
            List.of(cbs.reason(1), String.join("\n", cbs.changes(1))),
            SquaresSvg.of(cbs.squares(1))),
        pushing(
            lesson.planners().get(1),
            "PIBT: the units go where the arrows say. Who is next after that, where to, and who"
                + " inherits whose priority?"),
        pushing(
            lesson.planners().get(2),
            "PIBT without the swap rule: the units go where the arrows say. What is next?"),
        pushing(
            lesson.planners().get(2), "And after that? Why do they never get past each other?", 2),
        Exercise.of(
            "How many nodes does the tree have as in the paper of 2015, with corridors reasoned"
                + " about, and with all improvements? What does PIBT's plan cost beside it?",
            List.of(
                line("as in the paper", lecture(plain)),
                line("with corridors", lecture(plain.replace("corridor=false", "corridor=true"))),
                line("all improvements", lecture("cbs")),
                line("pibt", lecture("pibt")))));
  }

  private Exercise pushing(String planner, String question) {
    return pushing(planner, question, 1);
  }

  /** To say what comes at the step where a unit inherits priority for the nth time. */
  private Exercise pushing(String planner, String question, int nth) {
    Board board = new TeamBoard(lesson, lecture(planner), WHOLE);
    int step = -1;
    for (int found = 0; found < nth; ) {
      step++;
      found += board.changes(step).size() > 2 ? 1 : 0;
    }
    List<String> answer = new ArrayList<>(List.of(board.reason(step)));
    board.changes(step).forEach(change -> answer.add("  " + change));
    return new Exercise(question, SquaresSvg.of(board.squares(step - 1)), answer, "");
  }
}
