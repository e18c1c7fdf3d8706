package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GivenQueriesTest {
  private static final GridGraph GRAPH =
      GridGraph.of(GridMap.parse(".....", "..@..", "....."), Movement.OCTILE);

  private static GivenQueries given(String... planners) throws IOException {
    GivenQueries given = new GivenQueries();
    Query query = Query.of(GRAPH.map().cell(0, 1), GRAPH.map().cell(4, 1));
    List<KnownSpec> specs = Stream.of(planners).map(Planners::known).toList();
    assertTrue(given.add("around </script>", GRAPH, query, specs));
    return given;
  }

  /** A guest is a program: a browser cannot run it. */
  @Test
  void aGuestStandsThereWithItsPathAndCounters() throws IOException {
    GuestPlanners.add("mine", (graph, budget) -> Planners.prepare("dijkstra", graph));
    GivenQueries given = given("astar", "guest(mine)", "rays(guest(mine))");
    assertEquals(List.of("guest(mine)"), given.strangers());
    JsonNode answers =
        new ObjectMapper().readTree(given.json()).path("queries").path(0).path("answers");
    JsonNode answer = answers.path("guest(mine)");
    assertEquals("FOUND", answer.path("outcome").asText());
    assertEquals(4.828, answer.path("length").asDouble(), 0.001);
    assertTrue(answer.path("expanded").asInt() > 0);
    assertEquals(0, answer.path("events").asInt());
    assertTrue(answer.path("path").size() > 1);
    assertTrue(answer.path("elapsedMicros").isMissingNode(), "a time of another machine");
    assertTrue(answers.has("rays(guest(mine))"), answers::toString);
    assertFalse(answers.has("astar"), "it runs in the browser");
  }

  @Test
  void textEndsNoScript() throws IOException {
    assertFalse(given("astar").json().contains("</script>"));
  }

  @Test
  void theSameQueryTwiceHasTwoNames() throws IOException {
    GivenQueries given = given("astar");
    GridGraph four = GridGraph.of(GRAPH.map(), Movement.parse("4"));
    Query query = Query.of(GRAPH.map().cell(0, 1), GRAPH.map().cell(4, 1));
    given.add("around </script>", four, query, List.of(Planners.known("astar")));
    JsonNode queries = new ObjectMapper().readTree(given.json()).path("queries");
    assertNotEquals(queries.path(0).path("name"), queries.path(1).path("name"));
    assertEquals(queries.path(0).path("map"), queries.path(1).path("map"));
  }
}
