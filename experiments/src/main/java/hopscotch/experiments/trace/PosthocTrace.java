package hopscotch.experiments.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import hopscotch.core.grid.GridMap;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes a recording as a search trace, version 1.4.0, for the Posthoc visualiser of the Shortest
 * Path Lab. A node's id is 1 more than its index row by row; the nodes of side 1 follow those of
 * side 0.
 *
 * <p>A trace holds at most so many events. Where there are more, those of generating and updating
 * are left out first, then those of closing, then the last expansions.
 */
public final class PosthocTrace {
  /** The default limit: what the visualiser bears. */
  public static final int DEFAULT_LIMIT = 100_000;

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
  private final boolean withGenerations;
  private final boolean withClosing;
  private final int expansions;
  private JsonGenerator out;
  private int written;

  /** A trace of at most {@code limit} events, at least 4. */
  public PosthocTrace(Observed observed, Recording recording, int limit) {
    if (limit < FRAME_EVENTS + 1) {
      throw new IllegalArgumentException("limit of " + limit + " events: expected at least 4");
    }
    this.map = observed.planner().graph().map();
    this.recording = recording;
    this.costs = SearchCosts.of(observed.planner());
    this.footprint = new Footprint(map.cellCount());
    long all = recording.expansions();
    long generations = recording.size() - all;
    long room = (long) limit - FRAME_EVENTS;
    withGenerations = recording.isComplete() && 2 * all + generations <= room;
    withClosing = withGenerations || 2 * all <= room;
    expansions = (int) Math.min(all, room);
  }

  /** What was left out for the limit; empty if nothing was. */
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

  /** How many events were written. */
  public int written() {
    return written;
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
    written = 0;
    footprint.begin(recording.start(), recording.goal());
    try (JsonGenerator generator = format.createGenerator(writer)) {
      out = generator;
      out.writeStartObject();
      out.writeStringField("version", "1.4.0");
      writeViews();
      out.writeArrayFieldStart("events");
      writeEvents();
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
    for (String name : new String[] {"f", "g", "h"}) {
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

  private void writeEvents() throws IOException {
    writePlace("source", recording.start());
    writePlace("destination", recording.goal());
    int open = -1;
    for (int i = 0; i < recording.size(); i++) {
      int side = recording.side(i);
      int cell = recording.cell(i);
      boolean wasReached = footprint.isReached(side, cell);
      boolean isExpansion = recording.isExpansion(i);
      if (isExpansion && footprint.expansions() == expansions) {
        break;
      }
      recording.replay(i, footprint);
      if (isExpansion) {
        writeClosing(open);
        writeEvent("expanding", side, cell);
        open = i;
      } else if (withGenerations) {
        writeEvent(wasReached ? "updating" : "generating", side, cell);
      }
    }
    writeClosing(open);
    writeEnd();
  }

  private void writeClosing(int event) throws IOException {
    if (withClosing && event >= 0) {
      writeEvent("closing", recording.side(event), recording.cell(event));
    }
  }

  /** The end is the goal where the search from the start reached it, else the last expansion. */
  private void writeEnd() throws IOException {
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

  private void writePlace(String type, int cell) throws IOException {
    startEvent(type, 0, cell);
    out.writeEndObject();
    written++;
  }

  private void writeEvent(String type, int side, int cell) throws IOException {
    startEvent(type, side, cell);
    int parent = footprint.parent(side, cell);
    if (parent >= 0) {
      out.writeNumberField("pId", id(side, parent));
    }
    long g = footprint.g(side, cell);
    long f = footprint.f(side, cell);
    out.writeNumberField("f", rounded(costs.f(f)));
    out.writeNumberField("g", rounded(costs.g(g)));
    out.writeNumberField("h", rounded(costs.h(g, f)));
    out.writeEndObject();
    written++;
  }

  private void startEvent(String type, int side, int cell) throws IOException {
    out.writeStartObject();
    out.writeStringField("type", type);
    out.writeNumberField("id", id(side, cell));
    out.writeNumberField("x", map.x(cell));
    out.writeNumberField("y", map.y(cell));
  }

  private long id(int side, int cell) {
    long size = (long) map.width() * map.height();
    return side * size + (long) map.y(cell) * map.width() + map.x(cell) + 1;
  }

  private static double rounded(double length) {
    return Math.round(length * 1e4) / 1e4;
  }
}
