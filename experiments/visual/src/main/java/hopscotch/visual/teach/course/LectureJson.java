package hopscotch.visual.teach.course;

import hopscotch.core.grid.GridMap;
import hopscotch.visual.render.Palette;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Square;
import hopscotch.visual.teach.lesson.Squares;
import hopscotch.visual.teach.lesson.Step;
import hopscotch.visual.teach.lesson.Tint;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The steps of a lecture for the script of a page. Each step names the squares that differ from
 * those of the step before it; squares that look alike are written once.
 */
final class LectureJson {
  /** The colour of borders, as in the style of the pages. */
  private static final String EDGE = "#b4b4be";

  private static final String SHORTCUT = "#c2410c";
  private static final String EXPANDED = "#d97706";
  private static final String ADDED = "#2f6aa8";

  private final Lecture lecture;
  private final GridMap map;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final JsonObject json = new JsonObject();
  private final JsonArray looks = json.putArray("looks");
  private final Set<Tint> tints = EnumSet.noneOf(Tint.class);
  private final int[] shown;

  private LectureJson(Lecture lecture) {
    this.lecture = lecture;
    this.map = lecture.step(0).squares().map();
    this.shown = new int[map.width() * map.height()];
    Arrays.fill(shown, -1);
  }

  /** A lecture. */
  static JsonObject of(Lecture lecture) {
    return new LectureJson(lecture).write();
  }

  private JsonObject write() {
    json.put("spec", lecture.spec().toString());
    json.put("width", map.width());
    json.put("height", map.height());
    putWalls(lecture.step(0).squares());
    putPlaces(json, "edges", lecture.edges());
    JsonArray steps = json.putArray("steps");
    lecture.steps().forEach(step -> addStep(steps.addObject(), step));
    JsonArray legend = json.putArray("legend");
    for (Tint tint : tints) {
      if (!lecture.legend().meaning(tint).isEmpty()) {
        legend.addArray().add(tint.rgb()).add(lecture.legend().meaning(tint));
      }
    }
    double[] edges = lecture.edges();
    if (edges.length > 0) {
      legend.addArray().add(EDGE).add("edge of the prepared graph");
    }
    if (IntStream.range(0, edges.length / 5).anyMatch(edge -> edges[5 * edge + 4] > 0)) {
      legend.addArray().add(SHORTCUT).add("shortcut");
    }
    if (lecture.steps().stream().anyMatch(step -> step.cones().length > 0)) {
      legend.addArray().add(EXPANDED).add("interval expanded now");
      legend.addArray().add(ADDED).add("interval added");
    }
    return json;
  }

  /** Writes the lines between clusters in the first step: x and y of both ends. */
  private void putWalls(Squares squares) {
    JsonArray lines = json.putArray("lines");
    for (int[] ends : squares.lines()) {
      lines.addArray().add(ends[0]).add(ends[1]).add(ends[2]).add(ends[3]);
    }
  }

  private void addStep(JsonObject json, Step step) {
    json.put("reason", step.reason());
    addAll(json, "changes", step.changes());
    addAll(json, "lists", step.lists());
    if (!step.part().isEmpty()) {
      json.put("part", step.part());
    }
    JsonArray cells = json.putArray("cells");
    Squares squares = step.squares();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int look = number(squares.at(map.cell(x, y)));
        int at = y * map.width() + x;
        if (shown[at] != look) {
          shown[at] = look;
          cells.add(at).add(look);
        }
      }
    }
    putPlaces(json, "line", step.line());
    putPlaces(json, "cones", step.cones());
  }

  /**
   * Writes numbers in tenths, which is precise enough to draw. Writes nothing if there are none.
   */
  private static void putPlaces(JsonObject object, String name, double[] places) {
    if (places.length > 0) {
      JsonArray array = object.putArray(name);
      for (double place : places) {
        array.add(Math.round(10 * place));
      }
    }
  }

  private static void addAll(JsonObject step, String name, List<String> lines) {
    if (!lines.isEmpty()) {
      JsonArray array = step.putArray(name);
      lines.forEach(array::add);
    }
  }

  /**
   * The number of a square's look: colour, letter, arrow, terrain and figures. A new look is
   * written.
   */
  private int number(Square square) {
    if (square.tint() != Tint.PLAIN) {
      tints.add(square.tint());
    }
    String ground = String.format(Locale.ROOT, "#%06x", Palette.terrain(square.ground()));
    boolean isGround = square.tint().rgb().isEmpty() || square.tint() == Tint.CONE;
    String fill = isGround ? ground : square.tint().rgb();
    boolean isPlain = square.ground() == '.' || !square.isFree();
    JsonArray look = new JsonArray();
    look.add(fill)
        .add((square.end() + "").strip())
        .add(square.arrow().strip())
        .add(isPlain ? "" : "" + square.ground());
    square.lines().forEach(look::add);
    Integer number = numbers.putIfAbsent(look.toString(), numbers.size());
    if (number == null) {
      looks.add(look);
      return numbers.size() - 1;
    }
    return number;
  }
}
