package hopscotch.visual.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import hopscotch.core.grid.GridMap;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * Writes a recording as a search trace, version 1.4.0, for the Posthoc visualiser of the Shortest
 * Path Lab. The id of a node is 1 more than its index row by row. The ids of side 1 follow those of
 * side 0. Each part of a hierarchical query has its own ids too, and begins with a source, so that
 * no parent leads from one search into another.
 *
 * <p>The visualiser draws a path by following parents from the current event. With two frontiers,
 * with parts or smoothing, or in a trace that was cut short, the goal's parents do not lead back
 * along the path. In that case the path is added at the end, with one event and id for each turn.
 * Each is the parent of the next.
 *
 * <p>A trace holds a limited number of events. If there are more, events of generating and updating
 * are left out first, then those of closing, then the last expansions.
 */
public final class PosthocTrace {
  /** The default limit, which the visualiser can handle. */
  public static final int DEFAULT_LIMIT = 100_000;

  private static final String VERSION = "1.4.0";
  private static final String[][] VIEW = {
    {"$", "rect"},
    {"x", "${{ $.x }}"},
    {"y", "${{ $.y }}"},
    {"width", "1"},
    {"height", "1"},
    {"fill", "${{ color[$.type] }}"}
  };
  private static final int FRAME_EVENTS = 3;

  private final GridMap map;
  private final Recording recording;
  private final SearchCosts costs;
  private final Footprint footprint;
  private final List<PathTurns.Turn> turns;
  private final boolean withGenerations;
  private final boolean withClosing;
  private final int expansions;
  private JsonGenerator out;
  private int block;
  private int level;
  private int told;

  /** A trace of at most {@code limit} events, at least 4. */
  public PosthocTrace(Observed observed, Recording recording, int limit) {
    if (limit < FRAME_EVENTS + 1) {
      throw new IllegalArgumentException("limit of " + limit + " events: expected at least 4");
    }
    if (observed.path().holdsPoints()) {
      throw new IllegalArgumentException(
          "planner '%s' answers points at corners of cells, and a trace shows cells; use render"
              .formatted(observed.planner().spec()));
    }
    this.map = observed.planner().graph().map();
    this.recording = recording;
    this.costs = SearchCosts.of(observed.planner());
    this.footprint = new Footprint(map.cellCount());
    long all = recording.expansions();
    long generations = recording.size() - all;
    long room = (long) limit - FRAME_EVENTS - recording.parts().size();
    boolean fits = recording.isComplete() && all <= room;
    turns = fits && isToldByParents(observed) ? List.of() : PathTurns.of(observed, limit / 2);
    room = Math.max(1, room - Math.max(0, turns.size() - 1));
    withGenerations = recording.isComplete() && 2 * all + generations <= room;
    withClosing = withGenerations || 2 * all <= room;
    expansions = (int) Math.min(all, room);
  }

  /** Whether the parents of the goal lead back along the path. */
  private boolean isToldByParents(Observed observed) {
    if (!recording.parts().isEmpty()) {
      return false;
    }
    Replay replay = new Replay(recording, map.cellCount());
    replay.moveTo(recording.size());
    return PathTurns.areOf(observed, replay.footprint());
  }

  /** A note on what was left out because of the limit. Empty if nothing was. */
  public String omissions() {
    if (withGenerations) {
      return "";
    }
    String left = "generating and updating events";
    if (!withClosing) {
      left += ", closing events";
    }
    return expansions < recording.expansions() || !recording.isComplete()
        ? left + ", and all expansions after " + expansions
        : left;
  }

  /**
   * Whether a file with this beginning is a trace that this class wrote. The version line of the
   * format does not say so, but the description of how to draw an event does.
   */
  public static boolean isOurs(String head) {
    return head.contains(VERSION) && head.contains(VIEW[VIEW.length - 1][1]);
  }

  /** Writes the trace as JSON. */
  public void writeJson(Writer writer) throws IOException {
    write(new JsonFactory(), writer);
  }

  /** Writes the trace as YAML. */
  public void writeYaml(Writer writer) throws IOException {
    write(
        YAMLFactory.builder()
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .build(),
        writer);
  }

  private void write(JsonFactory format, Writer writer) throws IOException {
    footprint.begin(recording.start(), recording.goal());
    try (JsonGenerator generator = format.createGenerator(writer)) {
      out = generator;
      out.writeStartObject();
      out.writeStringField("version", VERSION);
      writeViews();
      out.writeArrayFieldStart("events");
      writePlace("source", recording.start());
      writePlace("destination", recording.goal());
      writeParts();
      writeEnd();
      out.writeEndArray();
      out.writeEndObject();
    }
  }

  private void writeViews() throws IOException {
    out.writeObjectFieldStart("views");
    out.writeArrayFieldStart("main");
    out.writeStartObject();
    for (String[] field : VIEW) {
      if (field[1].matches("[0-9]+")) {
        out.writeNumberField(field[0], Integer.parseInt(field[1]));
      } else {
        out.writeStringField(field[0], field[1]);
      }
    }
    out.writeObjectFieldStart("$info");
    for (String name :
        recording.parts().isEmpty() ? List.of("f", "g", "h") : List.of("f", "g", "h", "level")) {
      out.writeStringField(name, "${{ $." + name + " }}");
    }
    out.writeEndObject();
    out.writeEndObject();
    out.writeEndArray();
    out.writeEndObject();
    out.writeObjectFieldStart("pivot");
    out.writeStringField("x", "${{ $.x + 0.5 }}");
    out.writeStringField("y", "${{ $.y + 0.5 }}");
    out.writeEndObject();
  }

  private void writeParts() throws IOException {
    List<Recording.Part> parts = recording.parts();
    block = 0;
    level = 0;
    told = 0;
    if (parts.isEmpty()) {
      writeEvents(0, recording.size());
    }
    for (int p = 0; p < parts.size() && told < expansions; p++) {
      Recording.Part part = parts.get(p);
      int end = p + 1 < parts.size() ? parts.get(p + 1).firstEvent() : recording.size();
      footprint.begin(part.from(), part.to());
      block = p;
      level = part.level();
      boolean isSearched = part.firstEvent() < end;
      if (isSearched && (p > 0 || part.from() != recording.start())) {
        writePlace("source", part.from());
      }
      writeEvents(part.firstEvent(), end);
    }
  }

  private void writeEvents(int from, int to) throws IOException {
    int open = -1;
    for (int i = from; i < to; i++) {
      int side = recording.side(i);
      int cell = recording.cell(i);
      boolean wasReached = footprint.isReached(side, cell);
      boolean isExpansion = recording.isExpansion(i);
      if (isExpansion && told == expansions) {
        break;
      }
      recording.replay(i, footprint);
      if (isExpansion) {
        told++;
        writeClosing(open);
        writeEvent("expanding", side, cell);
        open = i;
      } else if (withGenerations) {
        writeEvent(wasReached ? "updating" : "generating", side, cell);
      }
    }
    writeClosing(open);
  }

  private void writeClosing(int event) throws IOException {
    if (withClosing && event >= 0) {
      writeEvent("closing", recording.side(event), recording.cell(event));
    }
  }

  /** Writes the end, which is the goal if it was reached, or else the last expansion. */
  private void writeEnd() throws IOException {
    if (!turns.isEmpty()) {
      writeTurns();
      return;
    }
    if (footprint.isReached(0, recording.goal())) {
      writeEvent("end", 0, recording.goal());
      return;
    }
    for (int i = recording.size() - 1; i >= 0; i--) {
      int cell = recording.cell(i);
      if (recording.isExpansion(i) && footprint.isReached(recording.side(i), cell)) {
        writeEvent("end", recording.side(i), cell);
        return;
      }
    }
    writePlace("end", recording.start());
  }

  private void writeTurns() throws IOException {
    block = Math.max(2, recording.parts().size());
    level = 0;
    for (int i = 0; i < turns.size(); i++) {
      PathTurns.Turn turn = turns.get(i);
      startEvent(i == turns.size() - 1 ? "end" : "generating", 0, turn.cell());
      if (i > 0) {
        out.writeNumberField("pId", id(0, turns.get(i - 1).cell()));
      }
      if (!Double.isNaN(turn.length())) {
        writeCosts(turn.length(), turn.g(), turn.length() - turn.g());
      }
      out.writeEndObject();
    }
  }

  private void writePlace(String type, int cell) throws IOException {
    startEvent(type, 0, cell);
    out.writeEndObject();
  }

  private void writeEvent(String type, int side, int cell) throws IOException {
    startEvent(type, side, cell);
    int parent = footprint.parent(side, cell);
    if (parent >= 0) {
      out.writeNumberField("pId", id(side, parent));
    }
    long g = footprint.g(side, cell);
    long f = footprint.f(side, cell);
    writeCosts(costs.f(f), costs.g(g), costs.h(g, f));
    out.writeEndObject();
  }

  private void writeCosts(double f, double g, double h) throws IOException {
    out.writeNumberField("f", rounded(f));
    out.writeNumberField("g", rounded(g));
    out.writeNumberField("h", rounded(h));
  }

  private void startEvent(String type, int side, int cell) throws IOException {
    out.writeStartObject();
    out.writeStringField("type", type);
    out.writeNumberField("id", id(side, cell));
    out.writeNumberField("x", map.x(cell));
    out.writeNumberField("y", map.y(cell));
    if (!recording.parts().isEmpty()) {
      out.writeNumberField("level", level);
    }
  }

  private long id(int side, int cell) {
    long size = (long) map.width() * map.height();
    return (block + side) * size + (long) map.y(cell) * map.width() + map.x(cell) + 1;
  }

  private static double rounded(double length) {
    return Math.round(length * 1e4) / 1e4;
  }
}
