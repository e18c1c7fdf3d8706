package hopscotch.experiments.trace;

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
import hopscotch.experiments.query.Query;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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
    PreparedPlanner planner = Planners.prepare(spec, GridGraph.of(MAP, Movement.OCTILE));
    Recording recording = new Recording();
    return new PosthocTrace(
        Observed.of(planner, QUERY, recording, Budget.UNLIMITED), recording, limit);
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

  @Test
  void everyParentWasSeenBeforeItsChild() throws IOException {
    List<Long> seen = new ArrayList<>();
    for (JsonNode event : trace("astar", 1000).get("events")) {
      assertTrue(!event.has("pId") || seen.contains(event.get("pId").asLong()), event::toString);
      seen.add(event.get("id").asLong());
    }
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
    assertTrue(posthoc("dijkstra", 10).omissions().contains("all expansions after 7"));
  }

  @Test
  void yamlSaysTheSameAsJson() throws IOException {
    StringWriter text = new StringWriter();
    posthoc("astar", 1000).writeYaml(text);
    JsonNode yaml = new ObjectMapper(new YAMLFactory()).readTree(text.toString());
    assertEquals(trace("astar", 1000).toString(), yaml.toString());
  }
}
