package hopscotch.experiments.teach.search;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.teach.lesson.Exercise;
import hopscotch.experiments.teach.lesson.Lecture;
import hopscotch.experiments.teach.lesson.Lesson;
import hopscotch.experiments.teach.lesson.SquaresSvg;
import hopscotch.experiments.trace.Observed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A query on a small map with a point to make, and exercises about it.
 *
 * @param name what it is called on the command line
 * @param topic what it is about, in a few words
 * @param point what to look at, a line each
 * @param drawing the map and the query
 * @param terrain what to walk on
 * @param planners the specs of the planners that show it best, at least one; of several, each is
 *     gone through, and they are compared
 * @param tasks make an exercise each
 */
public record SearchLesson(
    String name,
    String topic,
    List<String> point,
    Drawing drawing,
    Terrain terrain,
    List<String> planners,
    List<Function<SearchLesson, Exercise>> tasks)
    implements Lesson {
  /** The planner of lessons that name no other: A* as textbooks have it. */
  public static final String TEXTBOOK = "astar(open=heap)";

  private static final Terrain SWAMPY = Terrain.parse(".=1,S=4");

  /** Copies its lists. */
  public SearchLesson {
    point = List.copyOf(point);
    planners = List.copyOf(planners);
    tasks = List.copyOf(tasks);
  }

  /** A lesson that {@value #TEXTBOOK} shows, with swamp at four times the cost, no exercise yet. */
  public static SearchLesson of(String name, String topic, List<String> point, Drawing drawing) {
    return new SearchLesson(name, topic, point, drawing, SWAMPY, List.of(TEXTBOOK), List.of());
  }

  /** The same on a map drawn row by row. */
  static SearchLesson drawn(String name, String topic, List<String> point, String... rows) {
    return of(name, topic, point, Drawing.read(name, List.of(rows)));
  }

  /** This lesson on other terrain, without exercises: their questions are about its own. */
  public SearchLesson with(Terrain other) {
    return new SearchLesson(name, topic, point, drawing, other, planners, List.of());
  }

  /** This lesson, shown by these planners. */
  SearchLesson shownBy(String... specs) {
    return new SearchLesson(name, topic, point, drawing, terrain, List.of(specs), tasks);
  }

  private SearchLesson with(Function<SearchLesson, Exercise> task) {
    List<Function<SearchLesson, Exercise>> all = new ArrayList<>(tasks);
    all.add(task);
    return new SearchLesson(name, topic, point, drawing, terrain, planners, all);
  }

  @Override
  public List<Lecture> lectures(String planner, Movement movement) {
    return List.copyOf(searches(planner, movement));
  }

  private List<SearchLecture> searches(String planner, Movement movement) {
    List<String> specs = planner == null ? planners : List.of(planner);
    return specs.stream().map(spec -> search(spec, movement)).toList();
  }

  private SearchLecture search(String spec, Movement movement) {
    GridGraph graph = GridGraph.of(drawing.map(), movement.withTerrain(terrain));
    return SearchLecture.of(
        Planners.prepare(spec, graph), Query.of(drawing.start(), drawing.goal()));
  }

  private SearchLecture first() {
    return search(planners.get(0), Movement.OCTILE);
  }

  @Override
  public List<String> comparison(String planner, Movement movement) {
    List<SearchLecture> searches = searches(planner, movement);
    int width = searches.stream().mapToInt(each -> each.spec().toString().length()).max().orElse(0);
    return searches.size() > 1
        ? searches.stream().map(each -> line(each, width)).toList()
        : List.of();
  }

  /** The expansions of a search, how many of them again, and the length it found. */
  private static String line(SearchLecture search, int width) {
    SearchCounters counters = search.observed().attempt().counters();
    String spec = search.spec().toString();
    return "%s  %d expansions, %d of them of a cell expanded before; length %s, %s"
        .formatted(
            spec + " ".repeat(width - spec.length()),
            counters.expanded,
            counters.reopened,
            Lecture.text(search.observed().judgement().length()),
            search.observed().judgement().verdict().text());
  }

  /**
   * {@inheritDoc}
   *
   * <p>{@code expanded SPEC}, {@code again SPEC} (expanded a second time), {@code generated SPEC},
   * {@code length SPEC}, or {@code free} for the cells that are no walls.
   */
  @Override
  public String figure(String what) {
    String[] words = what.split(" ", 2);
    if (what.equals("free")) {
      return String.valueOf(GridGraph.of(drawing.map(), Movement.OCTILE).freeCount());
    } else if (words.length == 1) {
      return Lesson.super.figure(what);
    }
    Observed answer = search(words[1], Movement.OCTILE).observed();
    SearchCounters counters = answer.attempt().counters();
    return switch (words[0]) {
      case "expanded" -> String.valueOf(counters.expanded);
      case "again" -> String.valueOf(counters.reopened);
      case "generated" -> String.valueOf(counters.generated);
      case "length" -> Lecture.text(answer.judgement().length());
      default -> Lesson.super.figure(what);
    };
  }

  @Override
  public boolean isPlayable() {
    return true;
  }

  @Override
  public List<Exercise> exercises() {
    return tasks.stream().map(task -> task.apply(this)).toList();
  }

  /** And the figures of the cells after a step are to be filled in. */
  SearchLesson fill(int step, String question) {
    return with(each -> Exercise.fill(each.first(), step, question));
  }

  /** And what comes after a step is to be said. */
  SearchLesson next(int step, String question) {
    return with(each -> Exercise.next(each.first(), step, question));
  }

  /** And planners are to be compared. */
  SearchLesson compare(String question, String... specs) {
    return with(
        each -> {
          List<String> lines = new ArrayList<>();
          for (String spec : specs) {
            Observed answer = each.search(spec, Movement.OCTILE).observed();
            SearchCounters counters = answer.attempt().counters();
            lines.add(
                "%-32s %3d expanded%s, length %s, %s; promises %s"
                    .formatted(
                        spec,
                        counters.expanded,
                        counters.reopened == 0 ? "" : " (%d again)".formatted(counters.reopened),
                        Lecture.text(answer.judgement().length()),
                        answer.judgement().verdict().text(),
                        promise(answer.planner().guarantee())));
          }
          lines.addAll(unknown(specs));
          return Exercise.of(question, lines);
        });
  }

  /** What the planners are that this lesson has not shown. */
  private List<String> unknown(String... specs) {
    List<String> shown = planners.stream().map(spec -> PlannerSpec.parse(spec).id()).toList();
    return Arrays.stream(specs)
        .map(spec -> PlannerSpec.parse(spec).id())
        .distinct()
        .filter(id -> !shown.contains(id) && !TEXTBOOK.startsWith(id))
        .map(id -> "%s: %s".formatted(id, Planners.factory(id).summary()))
        .toList();
  }

  private static String promise(Guarantee guarantee) {
    return switch (guarantee.kind()) {
      case OPTIMAL -> "the shortest path";
      case BOUNDED -> "at most %s times the shortest".formatted(Lecture.text(guarantee.bound()));
      case COMPLETE -> "a path where there is one";
      case INCOMPLETE -> "nothing";
    };
  }

  /** And the best path is to be found under several movements, each named by a word and a colon. */
  SearchLesson movements(String question, String... movements) {
    return with(
        each ->
            Exercise.of(
                question,
                List.of(movements).stream()
                    .map(text -> text.split(": "))
                    .map(named -> "%s: length %s".formatted(named[0], each.length(named[1])))
                    .toList()));
  }

  private String length(String movement) {
    SearchLecture search = search(TEXTBOOK, Movement.parse(movement));
    return Lecture.text(search.observed().judgement().length());
  }

  /** And the best path on a drawing is to be found for several weights of its swamp. */
  SearchLesson weigh(String question, List<String> rows, int... weights) {
    return with(
        each -> {
          Drawing drawn = Drawing.read(name, rows);
          SearchLesson plain = of(name, topic, List.of(), drawn);
          List<String> lines = new ArrayList<>();
          for (int weight : weights) {
            SearchLecture search =
                plain.with(Terrain.parse(".=1,S=" + weight)).search(TEXTBOOK, Movement.OCTILE);
            lines.add(
                "S=%d: length %s, %s swamp"
                    .formatted(
                        weight,
                        Lecture.text(search.observed().judgement().length()),
                        crosses(drawn.map(), search.observed().path()) ? "through" : "around"));
          }
          return new Exercise(question, SquaresSvg.blank(plain.first().squares(0)), lines, "");
        });
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
