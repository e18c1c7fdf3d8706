package hopscotch.experiments.teach;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.trace.Observed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A lesson about one query, with its exercises.
 *
 * @param tasks make an exercise each
 */
public record SearchCourse(Lesson lesson, String topic, List<Function<Lesson, Exercise>> tasks)
    implements CourseLesson {
  private static final Screen WHOLE = new Screen(1000, Integer.MAX_VALUE, false);

  /** Copies the tasks. */
  public SearchCourse {
    tasks = List.copyOf(tasks);
  }

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
    return lectures(planner, movement).stream()
        .map(each -> (Board) new SearchBoard(lesson, each, screen))
        .toList();
  }

  @Override
  public List<String> comparison(String planner, Movement movement) {
    List<Lecture> lectures = lectures(planner, movement);
    return lectures.size() > 1 ? Comparison.lines(lectures) : List.of();
  }

  private List<Lecture> lectures(String planner, Movement movement) {
    List<String> specs = planner == null ? lesson.planners() : List.of(planner);
    return specs.stream().map(spec -> lecture(lesson, spec, movement)).toList();
  }

  private static Lecture lecture(Lesson lesson, String spec, Movement movement) {
    GridGraph graph = GridGraph.of(lesson.map(), lesson.movement(movement));
    return Lecture.of(Planners.prepare(spec, graph), Query.of(lesson.start(), lesson.goal()));
  }

  private static Board board(Lesson lesson) {
    Lecture lecture = lecture(lesson, lesson.planners().get(0), Movement.OCTILE);
    return new SearchBoard(lesson, lecture, WHOLE);
  }

  @Override
  public List<Exercise> exercises() {
    return tasks.stream().map(task -> task.apply(lesson)).toList();
  }

  private SearchCourse with(Function<Lesson, Exercise> task) {
    List<Function<Lesson, Exercise>> all = new ArrayList<>(tasks);
    all.add(task);
    return new SearchCourse(lesson, topic, all);
  }

  /** And the figures of the cells after a step are to be filled in. */
  SearchCourse fill(int step, String question) {
    return with(each -> Exercise.fill(board(each), step, question));
  }

  /** And what comes after a step is to be said. */
  SearchCourse next(int step, String question) {
    return with(
        each -> {
          Board board = board(each);
          List<String> answer = new ArrayList<>(List.of(board.reason(step + 1)));
          board.changes(step + 1).forEach(change -> answer.add("  " + change));
          return Exercise.next(board, step, question, answer);
        });
  }

  /** And planners are to be compared. */
  SearchCourse compare(String question, String... specs) {
    return with(
        each -> {
          List<String> lines = new ArrayList<>();
          for (String spec : specs) {
            Observed answer = lecture(each, spec, Movement.OCTILE).observed();
            SearchCounters counters = answer.attempt().counters();
            lines.add(
                "%-32s %3d expanded%s, length %s, %s; promise %s"
                    .formatted(
                        spec,
                        counters.expanded,
                        counters.reopened == 0 ? "" : " (%d again)".formatted(counters.reopened),
                        Lecture.text(answer.judgement().length()),
                        answer.judgement().verdict().text(),
                        answer.planner().guarantee()));
          }
          return Exercise.of(question, lines);
        });
  }

  /** And the best path is to be found under several movements. */
  SearchCourse movements(String question, String... movements) {
    return with(
        each ->
            Exercise.of(
                question,
                List.of(movements).stream()
                    .map(
                        text -> "%s: length %s".formatted(text, length(each, Movement.parse(text))))
                    .toList()));
  }

  /** And the best path on a drawing is to be found for several weights of its swamp. */
  SearchCourse terrain(String question, List<String> rows, int... weights) {
    return with(
        each -> {
          Lesson drawn = Lesson.drawn(each.name(), List.of(), rows, each.terrain());
          List<String> lines = new ArrayList<>();
          for (int weight : weights) {
            Lesson weighted = drawn.with(Terrain.parse(".=1,S=" + weight));
            Lecture lecture = lecture(weighted, Lesson.TEXTBOOK, Movement.OCTILE);
            boolean isThrough = crosses(drawn.map(), lecture.observed().path());
            lines.add(
                "S=%d: length %s, %s swamp"
                    .formatted(
                        weight,
                        Lecture.text(lecture.observed().judgement().length()),
                        isThrough ? "through" : "around"));
          }
          return new Exercise(question, SquaresSvg.blank(board(drawn).squares(0)), lines, "");
        });
  }

  private static String length(Lesson lesson, Movement movement) {
    return Lecture.text(lecture(lesson, Lesson.TEXTBOOK, movement).observed().judgement().length());
  }

  private static boolean crosses(GridMap map, PathBuffer path) {
    for (int i = 0; i < path.size(); i++) {
      if (map.terrain(path.cell(i)) == 'S') {
        return true;
      }
    }
    return false;
  }
}
