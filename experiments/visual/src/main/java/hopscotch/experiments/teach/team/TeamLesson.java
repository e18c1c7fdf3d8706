package hopscotch.experiments.teach.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.experiments.teach.lesson.Exercise;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import hopscotch.experiments.teach.lesson.SquaresSvg;
import hopscotch.mapf.team.Team;
import java.util.List;

/**
 * Units on a small map with a point to make, and exercises about them. Units move in 4 directions.
 *
 * @param name what it is called on the command line
 * @param topic what it is about, in a few words
 * @param point what to look at, a line each
 * @param starts the column and row where each unit starts
 * @param goals the column and row to which it goes
 * @param planners the specs of the planners that show it, each gone through
 */
public record TeamLesson(
    String name,
    String topic,
    List<String> point,
    GridMap map,
    List<int[]> starts,
    List<int[]> goals,
    List<String> planners)
    implements Lesson {

  /** Conflict-based search as in the paper of 2015, without what was added to it later. */
  static final String PLAIN_CBS =
      "cbs(prioritise=false,bypass=false,heuristic=none,target=false,corridor=false,"
          + "rectangle=false,disjoint=false,solvable=false)";

  /** Two units meet in a corridor that has a siding. */
  public static final TeamLesson TEAM =
      new TeamLesson(
          "team",
          "Several units: CBS splits, PIBT hands priority on",
          List.of(
              "Units 1 and 2 must change places in a corridor. One has to wait in the siding.",
              "Conflict-based search (CBS) gives each its shortest path. Where two collide it splits:",
              "one side of the tree forbids unit 1 to be there at that step, the other unit 2.",
              "The cheapest node is next, so the first one without a conflict is optimal.",
              "PIBT goes step by step. The unit of highest priority takes its best cell. If another",
              "unit stands there, that one inherits the priority and must make way first. If it",
              "cannot, the first unit tries another cell. By the swap rule one unit steps back.",
              "Without that rule both are stuck."),
          GridMap.parse(".....", "@@.@@"),
          List.of(new int[] {0, 0}, new int[] {4, 0}),
          List.of(new int[] {4, 0}, new int[] {0, 0}),
          List.of(PLAIN_CBS, "pibt", "pibt(swap=false,steps=5)"));

  /** Copies its lists. */
  public TeamLesson {
    point = List.copyOf(point);
    starts = List.copyOf(starts);
    goals = List.copyOf(goals);
    planners = List.copyOf(planners);
  }

  /** The team under a movement. */
  Team team(Movement movement) {
    GridGraph graph = GridGraph.of(map, movement);
    return Team.of(graph, cells(starts), cells(goals));
  }

  private int[] cells(List<int[]> points) {
    return points.stream().mapToInt(point -> map.cell(point[0], point[1])).toArray();
  }

  @Override
  public List<Lecture> lectures(String planner, Movement movement) {
    return List.copyOf(plannings(planner));
  }

  @Override
  public List<String> comparison(String planner, Movement movement) {
    List<TeamLecture> plannings = plannings(planner);
    return plannings.size() > 1
        ? plannings.stream().map(each -> line(each.spec().toString(), each)).toList()
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

  private List<TeamLecture> plannings(String planner) {
    List<String> specs = planner == null ? planners : List.of(planner);
    return specs.stream().map(this::lecture).toList();
  }

  private TeamLecture lecture(String spec) {
    return new TeamLecture(this, spec, Movement.parse("4 never 1/1 ground"));
  }

  @Override
  public List<Exercise> exercises() {
    String plain = planners.get(0);
    Lecture cbs = lecture(plain);
    return List.of(
        new Exercise(
            "The figure shows the root: in each cell the steps at which a unit is there. Where do"
                + " the units collide first, and which two constraints does CBS add?",
            SquaresSvg.of(cbs.squares(0)),
            List.of(cbs.reason(1), String.join("\n", cbs.changes(1))),
            SquaresSvg.of(cbs.squares(1))),
        pushing(
            planners.get(1),
            "PIBT: the units go where the arrows say. Which unit is next after that, where does it"
                + " go, and who inherits whose priority?"),
        pushing(
            planners.get(2),
            "PIBT without the swap rule: the units go where the arrows say. What is next?"),
        pushing(planners.get(2), "And after that? Why do they never get past each other?", 2),
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
    Lecture lecture = lecture(planner);
    int step = -1;
    for (int found = 0; found < nth; ) {
      step++;
      found += lecture.changes(step).size() > 2 ? 1 : 0;
    }
    return new Exercise(question, SquaresSvg.of(lecture.squares(step - 1)), lecture.told(step), "");
  }
}
