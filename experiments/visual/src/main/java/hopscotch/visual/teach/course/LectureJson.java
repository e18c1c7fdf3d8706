package hopscotch.visual.teach.course;

import hopscotch.core.grid.GridMap;
import hopscotch.visual.render.Palette;
import hopscotch.visual.teach.lesson.Edge;
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

/**
 * The steps of a lecture for the script of a page. Each step names the squares that differ from
 * those of the step before it; squares that look alike are written once.
 */
final class LectureJson {
  private static final String EXPANDED = "#d97706";
  private static final String ADDED = "#2f6aa8";
  private static final List<Edge.Kind> EDGE_KINDS = List.of(Edge.Kind.values());

  private final Lecture lecture;
  private final List<Guide.CodeLine> code;
  private final GridMap map;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final JsonObject json = new JsonObject();
  private final JsonArray looks = json.putArray("looks");
  private final Set<Tint> tints = EnumSet.noneOf(Tint.class);
  private final Set<Edge.Kind> edgeKinds = EnumSet.noneOf(Edge.Kind.class);
  private final int[] shown;
  private List<Edge> shownEdges = List.of();
  private int[][] shownLines = {};

  private LectureJson(Lecture lecture, List<Guide.CodeLine> code) {
    this.lecture = lecture;
    this.code = code;
    this.map = lecture.step(0).squares().map();
    this.shown = new int[map.width() * map.height()];
    Arrays.fill(shown, -1);
  }

  /** A lecture, whose steps name the lines of pseudo-code that they do. */
  static JsonObject of(Lecture lecture, List<Guide.CodeLine> code) {
    return new LectureJson(lecture, code).write();
  }

  private JsonObject write() {
    json.put("spec", lecture.spec().toString());
    json.put("width", map.width());
    json.put("height", map.height());
    JsonArray kinds = json.putArray("kinds");
    for (Edge.Kind kind : Edge.Kind.values()) {
      kinds.addArray().add(kind.name().toLowerCase(Locale.ROOT)).add(kind.rgb());
    }
    JsonArray steps = json.putArray("steps");
    lecture.steps().forEach(step -> addStep(steps.addObject(), step));
    JsonArray legend = json.putArray("legend");
    for (Tint tint : tints) {
      if (!lecture.legend().meaning(tint).isEmpty()) {
        legend.addArray().add(tint.rgb()).add(lecture.legend().meaning(tint));
      }
    }
    for (Edge.Kind kind : edgeKinds) {
      legend.addArray().add(kind.rgb()).add(kind.meaning());
    }
    if (lecture.steps().stream().anyMatch(step -> step.cones().length > 0)) {
      legend.addArray().add(EXPANDED).add("interval expanded now");
      legend.addArray().add(ADDED).add("interval added");
    }
    return json;
  }

  /** Writes the lines between clusters, x and y of both ends, unless the last step had them. */
  private void putLines(JsonObject json, Squares squares) {
    int[][] lines = squares.lines().toArray(int[][]::new);
    if (!Arrays.deepEquals(lines, shownLines)) {
      shownLines = lines;
      JsonArray rows = json.putArray("lines");
      for (int[] ends : lines) {
        rows.addArray().add(ends[0]).add(ends[1]).add(ends[2]).add(ends[3]);
      }
    }
  }

  private void addStep(JsonObject json, Step step) {
    json.put("reason", step.reason());
    addAll(json, "changes", step.changes());
    addAll(json, "lists", step.lists());
    if (!step.part().isEmpty()) {
      json.put("part", step.part());
    }
    JsonArray lines = json.putArray("code");
    for (int line = 0; line < code.size(); line++) {
      if (code.get(line).isDone(step)) {
        lines.add(line);
      }
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
    putLines(json, squares);
    putEdges(json, step.edges());
    putPlaces(json, "line", step.line());
    putPlaces(json, "cones", step.cones());
  }

  /** Writes the edges of a step, with their kinds, unless the last step had them. */
  private void putEdges(JsonObject json, List<Edge> edges) {
    if (edges.equals(shownEdges)) {
      return;
    }
    shownEdges = edges;
    JsonArray rows = json.putArray("edges");
    for (Edge edge : edges) {
      edgeKinds.add(edge.kind());
      JsonArray row = rows.addArray().add(EDGE_KINDS.indexOf(edge.kind()));
      for (double place : edge.ends(map)) {
        row.add(Math.round(10 * place));
      }
    }
  }

  /** Writes numbers in tenths, which is precise enough to draw; nothing if there are none. */
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

  /** The number of a square's look, with which it is written if it is new. */
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
        .add(isPlain ? "" : "" + square.ground())
        .add(square.mark() == 'n' ? "n" : "");
    square.lines().forEach(look::add);
    Integer number = numbers.putIfAbsent(look.toString(), numbers.size());
    if (number == null) {
      looks.add(look);
      return numbers.size() - 1;
    }
    return number;
  }
}
