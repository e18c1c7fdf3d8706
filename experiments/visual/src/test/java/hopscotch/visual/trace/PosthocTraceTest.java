package hopscotch.visual.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Holds traces against the schema of version 1.4.0: a trace has a version, views of named lists of
 * components, events and a pivot; a component has a primitive under {@code $}; an event has an id
 * and may have a type and the id of a parent.
 */
class PosthocTraceTest {
  private static final Set<String> TRACE_FIELDS = Set.of("version", "views", "events", "pivot");
  private static final Set<String> PRIMITIVES = Set.of("rect", "circle", "path", "polygon");
  private static final Set<String> TYPES =
      Set.of("source", "destination", "generating", "updating", "expanding", "closing", "end");
  private static final GridMap MAP =
      GridMap.parse(
          ".......", //
          "...@...", "...@...", ".......");
  private static final Query QUERY = Query.of(MAP.cell(0, 0), MAP.cell(6, 1));

  private static JsonNode trace(String spec, int limit) throws IOException {
    StringWriter text = new StringWriter();
    posthoc(spec, limit).writeJson(text);
    return new ObjectMapper().readTree(text.toString());
  }

  private static PosthocTrace posthoc(String spec, int limit) {
    Recording recording = new Recording();
    return new PosthocTrace(observed(spec, recording), recording, limit);
  }

  private static Observed observed(String spec) {
    return observed(spec, new Recording());
  }

  private static Observed observed(String spec, Recording recording) {
    PreparedPlanner planner = Planners.prepare(spec, GridGraph.of(MAP, Movement.OCTILE));
    return Observed.of(planner, QUERY, recording, Budget.UNLIMITED);
  }

  private static List<String> types(JsonNode trace) {
    List<String> types = new ArrayList<>();
    trace.get("events").forEach(event -> types.add(event.get("type").asText()));
    return types;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "astar",
        "dijkstra",
        "greedy",
        "bfs",
        "astar(weight=1.5)",
        "subgoal",
        "nbs",
        "hpa"
      })
  void holdsTheSchema(String spec) throws IOException {
    JsonNode trace = trace(spec, 1000);
    for (Iterator<String> names = trace.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      assertTrue(TRACE_FIELDS.contains(name), name);
    }
    assertEquals("1.4.0", trace.get("version").asText());
    for (JsonNode component : trace.at("/views/main")) {
      assertTrue(PRIMITIVES.contains(component.get("$").asText()));
      assertTrue(component.get("$info").isObject());
    }
    for (JsonNode event : trace.get("events")) {
      assertTrue(TYPES.contains(event.get("type").asText()), event::toString);
      assertTrue(event.get("id").asLong() >= 1, event::toString);
      assertTrue(!event.has("pId") || event.get("pId").asLong() >= 1, event::toString);
      assertTrue(event.get("x").isInt() && event.get("y").isInt(), event::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "jps", "nbs", "bidijkstra", "hpa(cluster=4)", "pra"})
  void everyParentWasSeenBeforeItsChild(String spec) throws IOException {
    List<Long> seen = new ArrayList<>();
    for (JsonNode event : trace(spec, 1000).get("events")) {
      assertTrue(!event.has("pId") || seen.contains(event.get("pId").asLong()), event::toString);
      seen.add(event.get("id").asLong());
    }
  }

  /**
   * The line that the visualiser draws at the end: from an event to the latest one before it that
   * has the id of its parent, and so on. An event without a parent keeps the one its id had.
   */
  private static List<JsonNode> drawnPath(JsonNode trace) {
    List<JsonNode> events = new ArrayList<>();
    trace.get("events").forEach(events::add);
    List<JsonNode> path = new ArrayList<>();
    for (int i = events.size() - 1; i >= 0; ) {
      path.add(0, events.get(i));
      long parent = parentAt(events, events.get(i).get("id").asLong(), i);
      i--;
      while (i >= 0 && events.get(i).get("id").asLong() != parent) {
        i--;
      }
    }
    return path;
  }

  private static long parentAt(List<JsonNode> events, long id, int step) {
    for (int i = step; i >= 0; i--) {
      if (events.get(i).get("id").asLong() == id && events.get(i).has("pId")) {
        return events.get(i).get("pId").asLong();
      }
    }
    return 0;
  }

  private static double length(List<JsonNode> path) {
    double length = 0;
    for (int i = 1; i < path.size(); i++) {
      int dx = path.get(i).get("x").asInt() - path.get(i - 1).get("x").asInt();
      int dy = path.get(i).get("y").asInt() - path.get(i - 1).get("y").asInt();
      length += Math.hypot(dx, dy);
    }
    return length;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "astar",
        "jps",
        "thetastar",
        "nbs",
        "mm",
        "baestar",
        "bidijkstra",
        "hpa(cluster=4)",
        "hpa(cluster=4,levels=2)",
        "pra",
        "sectors(sector=4)",
        "floyd(astar)",
        "rays(hpa(cluster=4))",
        "subgoal",
        "ch"
      })
  void theVisualiserDrawsTheWholePath(String spec) throws IOException {
    for (int limit : new int[] {1000, 30}) {
      List<JsonNode> path = drawnPath(trace(spec, limit));
      assertEquals(0, path.get(0).get("x").asInt(), "begins at the start");
      assertEquals(0, path.get(0).get("y").asInt(), "begins at the start");
      JsonNode end = path.get(path.size() - 1);
      assertEquals("end", end.get("type").asText());
      assertEquals(6, end.get("x").asInt(), "ends at the goal");
      assertEquals(1, end.get("y").asInt(), "ends at the goal");
      assertEquals(observed(spec).judgement().length(), length(path), 1e-3);
    }
  }

  @Test
  void thePartsOfAHierarchicalQueryShareNoNodesAndTellTheirLevel() throws IOException {
    Map<Long, Set<Integer>> levels = new HashMap<>();
    int sources = 0;
    for (JsonNode event : trace("hpa(cluster=4,insertion=dijkstra)", 1000).get("events")) {
      levels
          .computeIfAbsent(event.get("id").asLong(), id -> new HashSet<>())
          .add(event.get("level").asInt());
      sources += event.get("type").asText().equals("source") ? 1 : 0;
    }
    assertTrue(levels.values().stream().allMatch(each -> each.size() == 1), levels::toString);
    assertTrue(levels.containsValue(Set.of(1)), "the abstract search");
    assertTrue(sources >= 3, "joining twice, searching");
  }

  @Test
  void tellsTheSearchFromSourceToEnd() throws IOException {
    JsonNode trace = trace("astar", 1000);
    List<String> types = types(trace);
    assertEquals(List.of("source", "destination", "expanding", "generating"), types.subList(0, 4));
    assertEquals("end", types.get(types.size() - 1));
    JsonNode end = trace.get("events").get(types.size() - 1);
    assertEquals(6, end.get("x").asInt());
    assertEquals(end.get("f").asDouble(), end.get("g").asDouble());
    assertEquals(0, end.get("h").asDouble());
  }

  @Test
  void fIsGAndTheWeightedH() throws IOException {
    for (JsonNode event : trace("astar(weight=1.5)", 1000).get("events")) {
      if (event.has("f")) {
        double sum = event.get("g").asDouble() + 1.5 * event.get("h").asDouble();
        assertEquals(event.get("f").asDouble(), sum, 1e-3);
      }
    }
  }

  @Test
  void atTheLimitGenerationsGoFirstThenClosingThenTheLastExpansions() throws IOException {
    int all = types(trace("dijkstra", 1000)).size();
    int expansions =
        (int) types(trace("dijkstra", 1000)).stream().filter("expanding"::equals).count();
    assertEquals("", posthoc("dijkstra", all).omissions());
    List<String> types = types(trace("dijkstra", all - 1));
    assertFalse(types.contains("generating"));
    assertEquals(2 * expansions + 3, types.size());
    types = types(trace("dijkstra", 2 * expansions + 2));
    assertFalse(types.contains("closing"));
    assertEquals(expansions + 3, types.size());
    types = types(trace("dijkstra", 10));
    assertEquals(10, types.size());
    assertTrue(posthoc("dijkstra", 10).omissions().contains("all expansions after 5"));
    assertEquals(List.of("generating", "generating", "end"), types.subList(7, 10));
  }

  @Test
  void yamlSaysTheSameAsJson() throws IOException {
    StringWriter text = new StringWriter();
    posthoc("astar", 1000).writeYaml(text);
    JsonNode yaml = new ObjectMapper(new YAMLFactory()).readTree(text.toString());
    assertEquals(trace("astar", 1000).toString(), yaml.toString());
  }
}
