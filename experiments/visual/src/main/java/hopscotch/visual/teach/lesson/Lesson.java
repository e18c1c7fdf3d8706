package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.Timeout;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.Recording;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Something to learn from a small map: lectures on it, exercises, and the text of a page. It is a
 * file of facts, one line for each, followed by sections.
 *
 * <pre>
 * topic: Fields: one search for many units
 * about: field
 * planner: dijkstra
 * planner: hpa(cluster=4)
 * sign: B goal, arrow to the next cell
 * == map
 * ...@..
 * ......
 * == point
 * What to look at, a line each.
 * == exercise
 * A question, and what belongs to it; see {@link Exercise}.
 * </pre>
 *
 * <p>If there are several planners, each gets a lecture, and they are compared. A fact {@code
 * movement} fixes the movement of units. The {@link Subject} of the lesson says which other facts
 * there may be. The sections of the text are those of {@code course.Guide}. Words in braces stand
 * for figures that planners work out: {@code {length astar}}.
 */
public final class Lesson {
  /** The planner of a drawing: A* as in textbooks. */
  public static final String TEXTBOOK = "astar(open=heap)";

  private static final Terrain SWAMPY = Terrain.parse(".=1,S=4");
  private static final String UNDER = " under ";

  /** The subjects of lessons on one query; the first is that of a drawing. */
  private static final List<String> QUERIES = List.of("search", "hierarchy");

  /** A section of the file, with its head and the lines under it. */
  public record Section(String head, String body) {}

  private final String name;
  private final Subject subject;
  private final Map<String, List<String>> facts;
  private final List<Section> sections;
  private final Terrain terrain;

  private Lesson(
      String name,
      Subject subject,
      Map<String, List<String>> facts,
      List<Section> sections,
      Terrain terrain) {
    this.name = name;
    this.subject = subject;
    this.facts = facts;
    this.sections = List.copyOf(sections);
    this.terrain = terrain;
  }

  /** Reads the lesson in a file, by the words for subjects in it. */
  public static Lesson read(String name, String text, Map<String, Subject> subjects) {
    Map<String, List<String>> facts = new HashMap<>();
    List<Section> sections = new ArrayList<>();
    for (String part : text.strip().split("\n== ")) {
      String[] section = part.split("\n", 2);
      sections.add(new Section(section[0], section.length > 1 ? section[1] : ""));
    }
    Section first = sections.remove(0);
    for (String line : (first.head() + "\n" + first.body()).split("\n")) {
      String[] fact = line.split(": ", 2);
      facts.computeIfAbsent(fact[0], key -> new ArrayList<>()).add(fact[1]);
    }
    return new Lesson(name, subjects.get(facts.get("about").get(0)), facts, sections, SWAMPY);
  }

  /** A lesson on a drawing, on the lessons' terrain if that is {@code null}. */
  public static Lesson drawn(String name, List<String> rows, Subject subject, Terrain terrain) {
    return new Lesson(
        name,
        subject,
        Map.of(
            "topic", List.of(name), "about", List.of(QUERIES.get(0)), "planner", List.of(TEXTBOOK)),
        List.of(new Section("map", String.join("\n", rows))),
        terrain == null ? SWAMPY : terrain);
  }

  /** This lesson on other terrain, without exercises, which ask about its own terrain. */
  public Lesson with(Terrain other) {
    List<Section> kept =
        sections.stream().filter(section -> !section.head().equals("exercise")).toList();
    return new Lesson(name, subject, facts, kept, other);
  }

  /** Its name on the command line. */
  public String name() {
    return name;
  }

  /** Its topic, in a few words. */
  public String topic() {
    return fact("topic");
  }

  /** The points to look at, one line for each. */
  public List<String> point() {
    return lines("point");
  }

  /** The specs of the planners that show it; none if it is about what all have in common. */
  public List<KnownSpec> planners() {
    return facts("planner").stream().map(Lesson::planner).toList();
  }

  /** The planner that a text of a lesson names, of queries or of teams. */
  static KnownSpec planner(String text) {
    return TeamPlanners.knownOfEither(PlannerSpec.parse(text));
  }

  /** The only fact with this name. Empty if there is none. */
  public String fact(String key) {
    return String.join("", facts(key));
  }

  /** The facts with this name. */
  public List<String> facts(String key) {
    return facts.getOrDefault(key, List.of());
  }

  /** The cells of a fact, with column and row of each, such as {@code 0,0 4,0}. */
  public List<Integer> cells(String key) {
    GridMap map = map();
    return Arrays.stream(fact(key).split(" "))
        .map(cell -> cell.split(","))
        .map(cell -> map.cell(Integer.parseInt(cell[0]), Integer.parseInt(cell[1])))
        .toList();
  }

  /** The sections, in their order. */
  public List<Section> sections() {
    return sections;
  }

  /** The lines of the section with this head. There are none if there is no such section. */
  public List<String> lines(String head) {
    return sections.stream()
        .filter(section -> section.head().equals(head))
        .flatMap(section -> section.body().lines())
        .toList();
  }

  /** The map. */
  public GridMap map() {
    return GridMap.parse(
        lines("map").stream().map(row -> row.replaceAll("[AB]", ".")).toArray(String[]::new));
  }

  /** The map with start and goal. */
  public LessonDrawing drawing() {
    return LessonDrawing.read(name, lines("map"));
  }

  /** Whether it is about one query, so that its map is on the page as {@code lesson/}. */
  public boolean isPlayable() {
    return QUERIES.contains(fact("about"));
  }

  /** A movement on the ground of this lesson. */
  public Movement on(Movement movement) {
    if (facts.containsKey("movement")) {
      return Movement.parse(fact("movement"));
    }
    return isPlayable() ? movement.withTerrain(terrain) : movement;
  }

  /**
   * A lecture for each planner.
   *
   * @param planner the only planner, or {@code null} for those of the lesson
   * @param movement the movement; the terrain is that of the lesson
   * @throws IllegalArgumentException if the planner cannot be taught by this lesson
   * @throws Timeout.HungException if a planner from a jar takes too long
   * @throws Timeout.FailedException if one failed
   */
  public List<Lecture> lectures(KnownSpec planner, Movement movement) {
    return planner == null && !planners().isEmpty()
        ? planners().stream().map(spec -> lecture(spec, movement)).toList()
        : List.of(lecture(planner, movement));
  }

  private Lecture lecture(KnownSpec planner, Movement movement) {
    Supplier<Lecture> lecture = () -> subject.lecture(this, planner, on(movement));
    if (planner == null) {
      return lecture.get();
    }
    return Timeout.require(planner, Timeout.limited(planner, Budget.UNLIMITED), lecture);
  }

  /** The planners' answers side by side, a line each; none for a single planner. */
  public List<String> comparison(KnownSpec planner, Movement movement) {
    if (planner != null || planners().size() < 2) {
      return List.of();
    }
    return isPlayable()
        ? planners().stream().map(spec -> compared(spec, movement)).toList()
        : lines("comparison").stream().map(line -> filled(line, movement)).toList();
  }

  /** The meaning of signs and colours in the file. */
  public Legend legend() {
    return Legend.of(this);
  }

  /** The exercises under the usual movement, with their answers. */
  public List<Exercise> exercises() {
    return sections.stream()
        .filter(section -> section.head().equals("exercise"))
        .map(section -> Exercise.read(this, section.body()))
        .toList();
  }

  /** A text in which figures replace their names in braces. */
  public String filled(String text, Movement movement) {
    StringBuilder filled = new StringBuilder();
    int at = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
      int close = text.indexOf('}', open);
      filled.append(text, at, open).append(figure(text.substring(open + 1, close), movement));
      at = close + 1;
    }
    return filled.append(text, at, text.length()).toString();
  }

  /**
   * A figure that planners work out on the lesson's map: {@code free} for the number of cells that
   * are not walls; between start and goal {@code expanded SPEC}, {@code again SPEC} (expanded a
   * second time), {@code generated SPEC}, {@code length SPEC}, and {@code way SPEC}, through or
   * around the swamp; or a figure of the lecture on a planner. The word {@code under} introduces
   * another movement.
   *
   * @throws IllegalArgumentException if there is no such figure
   */
  private String figure(String what, Movement usual) {
    int under = what.indexOf(UNDER);
    if (under >= 0) {
      Movement movement = Movement.parse(what.substring(under + UNDER.length()));
      return figure(what.substring(0, under), movement, movement);
    }
    return figure(what, usual, on(usual));
  }

  private String figure(String what, Movement asked, Movement movement) {
    String[] words = what.split(" ", 2);
    KnownSpec spec = words.length > 1 ? planner(words[1]) : null;
    return switch (words[0]) {
      case "free" -> String.valueOf(GridGraph.of(map(), movement).freeCount());
      case "expanded" -> String.valueOf(answer(spec, movement).attempt().counters().expanded);
      case "again" -> String.valueOf(answer(spec, movement).attempt().counters().reopened);
      case "generated" -> String.valueOf(answer(spec, movement).attempt().counters().generated);
      case "length" -> Lecture.text(answer(spec, movement).judgement().length());
      case "way" -> isThroughSwamp(answer(spec, movement)) ? "through" : "around";
      default -> lectures(spec, asked).get(0).figure(words[0]);
    };
  }

  private Observed answer(KnownSpec spec, Movement movement) {
    LessonDrawing drawing = drawing();
    return Observed.of(
        Planners.prepare(spec, GridGraph.of(drawing.map(), movement), Budget.UNLIMITED),
        Query.of(drawing.start(), drawing.goal()),
        new Recording(0),
        Budget.UNLIMITED);
  }

  private static boolean isThroughSwamp(Observed answer) {
    GridMap map = answer.planner().graph().map();
    for (int i = 0; i < answer.path().size(); i++) {
      if (map.terrain(answer.path().cell(i)) == 'S') {
        return true;
      }
    }
    return false;
  }

  /** A line with the expansions of a planner between start and goal, its answer and its promise. */
  String compared(KnownSpec spec, Movement movement) {
    Observed answer = answer(spec, on(movement));
    long again = answer.attempt().counters().reopened;
    return "%-32s %3d expanded%s, length %s, %s; promises %s"
        .formatted(
            spec,
            answer.attempt().counters().expanded,
            again == 0 ? "" : " (%d again)".formatted(again),
            Lecture.text(answer.judgement().length()),
            answer.judgement().verdict().text(),
            promise(answer.planner().guarantee()));
  }

  private static String promise(Guarantee guarantee) {
    return switch (guarantee.kind()) {
      case OPTIMAL -> "the shortest path";
      case BOUNDED -> "at most %s times the shortest".formatted(Lecture.text(guarantee.bound()));
      case COMPLETE -> "a path where there is one";
      case INCOMPLETE -> "nothing";
    };
  }

  /** The planners among some that this lesson does not show. */
  List<String> unknown(List<KnownSpec> specs) {
    List<String> shown = planners().stream().map(KnownSpec::id).toList();
    return specs.stream()
        .map(KnownSpec::id)
        .distinct()
        .filter(id -> !shown.contains(id) && !TEXTBOOK.startsWith(id))
        .map(id -> "%s: %s".formatted(id, Planners.factory(id).summary()))
        .toList();
  }

  /** This lesson on another map, without its sections. */
  Lesson on(List<String> rows) {
    return drawn(name, rows, subject, terrain);
  }
}
