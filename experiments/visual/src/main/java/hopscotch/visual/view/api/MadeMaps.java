package hopscotch.visual.view.api;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.teach.lesson.LessonDrawing;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The maps that need no file: those of the lessons, empty ones, and generated ones. */
public final class MadeMaps implements MapSource {
  private static final String LESSONS = "lesson/";
  private static final int MOST_SIDE = 1024;

  /** The names of empty maps, such as {@code empty/40x30}. */
  private static final Pattern EMPTY = Pattern.compile("empty/(\\d{1,4})x(\\d{1,4})");

  /** The names of generated maps, such as {@code generated/rooms(size=7)/64x64/1}. */
  private static final Pattern GENERATED =
      Pattern.compile("generated/([^/]+)/(\\d{1,4})x(\\d{1,4})/(\\d{1,9})");

  /** The terrain of the lessons with its swamp, as the page writes it. */
  private static final String LESSON_TERRAIN = ".=1,G=1,S=4";

  /** The kinds of generated maps as {@code {"name":"rooms","title":"..."}}. */
  public static JsonArray generators() {
    JsonArray all = new JsonArray();
    for (String kind : MapGenerators.kinds()) {
      all.addObject().put("name", kind).put("title", MapGenerators.title(kind));
    }
    return all;
  }

  @Override
  public JsonArray maps() {
    JsonArray all = new JsonArray();
    addTo(all);
    return all;
  }

  /** Adds the maps that have a fixed name. */
  void addTo(JsonArray all) {
    Course.LESSONS.stream().filter(Lesson::isPlayable).forEach(lesson -> addLesson(all, lesson));
  }

  private static void addLesson(JsonArray all, Lesson lesson) {
    LessonDrawing drawing = lesson.drawing();
    GridMap map = drawing.map();
    JsonObject entry = all.addObject();
    entry.put("name", LESSONS + lesson.name());
    entry.put("terrain", LESSON_TERRAIN);
    List<String> planners = lesson.facts("planner");
    if (!planners.equals(List.of(Lesson.TEXTBOOK))) {
      planners.forEach(entry.putArray("planners")::add);
    }
    if (!lesson.fact("movement").isEmpty()) {
      entry.put("directions", "" + lesson.on(Movement.OCTILE).directions()).put("corners", "never");
    }
    entry.putArray("from").add(map.x(drawing.start())).add(map.y(drawing.start()));
    entry.putArray("to").add(map.x(drawing.goal())).add(map.y(drawing.goal()));
  }

  @Override
  public GridMap map(String name) throws IOException, BadRequestException {
    Matcher empty = EMPTY.matcher(name);
    if (empty.matches()) {
      String row = ".".repeat(side(empty.group(1)));
      return GridMap.parse(Collections.nCopies(side(empty.group(2)), row).toArray(String[]::new));
    }
    Matcher generated = GENERATED.matcher(name);
    if (generated.matches()) {
      return MapGenerators.parse(generated.group(1))
          .generate(
              side(generated.group(2)),
              side(generated.group(3)),
              Long.parseLong(generated.group(4)));
    }
    if (name.startsWith(LESSONS)) {
      return Course.find(name.substring(LESSONS.length()))
          .filter(Lesson::isPlayable)
          .orElseThrow(() -> unknown(name))
          .drawing()
          .map();
    }
    throw unknown(name);
  }

  @Override
  public JsonArray scenarios(String mapName) {
    return new JsonArray();
  }

  @Override
  public Scenario scenario(String mapName, String name) throws BadRequestException {
    throw unknownScenario(mapName, name);
  }

  private static int side(String digits) throws BadRequestException {
    int side = Integer.parseInt(digits);
    if (side < 1 || side > MOST_SIDE) {
      throw new BadRequestException(
          "a side of %d cells: expected 1 to %d".formatted(side, MOST_SIDE));
    }
    return side;
  }

  /** Whether a name is that of a map of these kinds, even if it is wrong. */
  static boolean has(String name) {
    return name.startsWith(LESSONS)
        || EMPTY.matcher(name).matches()
        || GENERATED.matcher(name).matches();
  }

  static BadRequestException unknown(String name) {
    return new BadRequestException(404, "no map '%s' here".formatted(name));
  }

  static BadRequestException unknownScenario(String mapName, String name) {
    return new BadRequestException(
        404, "no scenario '%s' of the map %s here".formatted(name, mapName));
  }
}
