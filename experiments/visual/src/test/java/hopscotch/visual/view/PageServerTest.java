package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page asks its server for. */
class PageServerTest extends ServedPage {
  private static String search(int map, String planner) {
    return "{\"map\":%d,\"planner\":\"%s\",\"from\":[0,0],\"to\":[3,1]}".formatted(map, planner);
  }

  private static String firstLine(byte[] body) {
    String text = new String(body, StandardCharsets.ISO_8859_1);
    return text.substring(0, text.indexOf('\n'));
  }

  @Test
  void servesThePageAndNothingElse() throws Exception {
    assertEquals(200, send(request("/")).statusCode());
    assertEquals(200, send(request("/main.js")).statusCode());
    for (String path : List.of("/../PageServer.class", "/page/main.js", "/etc/passwd", "/x")) {
      assertEquals(404, send(request(path)).statusCode(), path);
    }
  }

  @Test
  void emptyAndGeneratedMapsHaveNames() throws Exception {
    assertEquals(
        "type octile\nheight 1\nwidth 3\nmap\n...\n",
        new String(send(request("/api/map?name=empty/3x1")).body(), StandardCharsets.US_ASCII));
    HttpResponse<byte[]> rooms = send(request("/api/map?name=generated/rooms(size=5)/20x10/7"));
    String text = new String(rooms.body(), StandardCharsets.US_ASCII);
    assertTrue(text.startsWith("type octile\nheight 10\nwidth 20\nmap\n"), text);
    assertTrue(text.contains("@") || text.contains("T"), text);
    assertEquals("random", json(send(request("/api/generators"))).at("/0/name").asText());
  }

  @ParameterizedTest
  @CsvSource({
    "empty/0x4,                   400, 'a side of 0 cells: expected 1 to 1024'",
    "empty/4x2000,                400, 'a side of 2000 cells: expected 1 to 1024'",
    "generated/nonsense/8x8/1,    400, unknown kind 'nonsense'",
    "generated/rooms(size=0)/8x8/1, 400, expected",
    "lesson/nonsense,             404, no map 'lesson/nonsense' here",
    "dao/../x,                    404, no map 'dao/../x' here",
    "dao/nonsense,                404, dao",
  })
  void saysWhichMapItDoesNotKnow(String name, int status, String message) throws Exception {
    HttpResponse<byte[]> answer = send(request("/api/map?name=" + name));
    assertEquals(status, answer.statusCode());
    assertTrue(error(answer).contains(message), error(answer));
  }

  @Test
  void tellsOfEachPlannerItsPromiseAndItsParameters() throws Exception {
    for (JsonNode planner : json(send(request("/api/planners")))) {
      if (planner.path("id").asText().equals("astar")) {
        assertEquals("OPTIMAL", planner.path("guarantee").asText());
        assertEquals("octile", planner.at("/parameters/0/choices/1").asText());
        return;
      }
    }
    throw new AssertionError("no astar");
  }

  @Test
  void answersASearchWithALineAndItsEvents() throws Exception {
    int map = json(post("/api/map", MAP)).path("map").asInt();
    byte[] body = post("/api/search", search(map, "astar")).body();
    String line = firstLine(body);
    JsonNode header = JSON.readTree(line);
    assertEquals("FOUND", header.path("outcome").asText());
    assertEquals(3.414, header.path("length").asDouble(), 1e-3);
    ByteBuffer events =
        ByteBuffer.wrap(Arrays.copyOfRange(body, line.length() + 1, body.length))
            .order(ByteOrder.LITTLE_ENDIAN);
    assertEquals(16 * header.path("events").asInt(), events.remaining());
    assertEquals(1 << 31, events.getInt(), "the first event expands place 0");
    assertEquals(-1, events.getInt());
    assertEquals(0, events.getFloat());
    assertEquals(3.414, events.getFloat(), 1e-3);
  }

  /** From the centre of one cell past a corner of a wall to the centre of another. */
  @Test
  void aPathOverCornersIsTold() throws Exception {
    String wall = "type octile\nheight 2\nwidth 4\nmap\n....\n.@..\n";
    int map = json(post("/api/map", wall)).path("map").asInt();
    String body = search(map, "anya").replace("[0,0]", "[0,1]");
    JsonNode header = JSON.readTree(firstLine(post("/api/search", body).body()));
    assertEquals(0, header.path("path").size());
    assertEquals("[1,3,2,2,4,2,7,3]", header.path("points").toString());
  }

  /** Two cells are equally near to the goal in the wall: that in the smaller row is taken. */
  @ParameterizedTest
  @ValueSource(strings = {"astar", "hpa(cluster=4)", "jps", "hl", "anya"})
  void aGoalInAWallIsGoneToAsNearAsPossible(String planner) throws Exception {
    String walled = "type octile\nheight 3\nwidth 4\nmap\n...@\n..@@\n...@\n";
    int map = json(post("/api/map", walled)).path("map").asInt();
    String body = search(map, planner).replace("[0,0]", "[0,1]");
    JsonNode header = JSON.readTree(firstLine(post("/api/search", body).body()));
    assertEquals("FOUND", header.path("outcome").asText());
    assertEquals(2, header.path("reached").asInt(), header::toString);
    assertEquals(true, header.path("valid").asBoolean());
  }

  @ParameterizedTest
  @CsvSource({
    "astar,          '[0,1],[1,1]', 4",
    "hpa(cluster=4), '[3,1],[1,1]', 5",
    "hl,             '[3,0],[2,0]', 2",
    "jps,            '[0,0],[2,0]', 0",
  })
  void ofSeveralGoalsTheNearestIsReached(String planner, String more, int reached)
      throws Exception {
    int map = json(post("/api/map", MAP)).path("map").asInt();
    String body = search(map, planner).replace("}", ",\"more\":[" + more + "]}");
    JsonNode header = JSON.readTree(firstLine(post("/api/search", body).body()));
    assertEquals(reached, header.path("reached").asInt(), header::toString);
    assertEquals(true, header.path("valid").asBoolean());
  }

  @Test
  void blockedOnesOfSeveralGoalsArePassedOver() throws Exception {
    int map = json(post("/api/map", MAP.replace("....\n....", "....\n.@.."))).path("map").asInt();
    String body = search(map, "astar").replace("}", ",\"more\":[[1,1]]}");
    JsonNode header = JSON.readTree(firstLine(post("/api/search", body).body()));
    assertEquals(7, header.path("reached").asInt(), header::toString);
    body = body.replace("[1,1]", "[9,1]");
    assertTrue(error(post("/api/search", body)).contains("(9, 1) lies off the map"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "hpa(cluster=4)", "jps"})
  void anEditMakesAMapOfItsOwn(String planner) throws Exception {
    int map = json(post("/api/map", MAP)).path("map").asInt();
    post("/api/search", search(map, planner));
    String edit = "{\"map\":%d,\"cells\":[[1,0,\"@\"],[1,1,\"@\"]]}".formatted(map);
    int edited = json(post("/api/edit", edit)).path("map").asInt();
    JsonNode before = JSON.readTree(firstLine(post("/api/search", search(map, planner)).body()));
    JsonNode after = JSON.readTree(firstLine(post("/api/search", search(edited, planner)).body()));
    assertEquals("FOUND", before.path("outcome").asText());
    assertEquals("NO_PATH", after.path("outcome").asText());
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"map\":1,\"planner\":\"nonsense\",\"from\":[0,0],\"to\":[3,1]}', unknown planner 'nonsense'",
    "'{\"map\":1,\"planner\":\"astar\",\"from\":[9,0],\"to\":[3,1]}',    '(9, 0) lies off the map'",
    "'{\"map\":1,\"planner\":\"astar\",\"to\":[3,1]}',                   'from: expected [x, y]'",
    "'{\"map\":7,\"planner\":\"astar\",\"from\":[0,0],\"to\":[3,1]}',    map 7 is gone",
    "'{',                                                                expected a name in quotes",
  })
  void saysWhatIsWrongWithASearch(String body, String message) throws Exception {
    post("/api/map", MAP);
    HttpResponse<byte[]> answer = post("/api/search", body);
    assertTrue(answer.statusCode() >= 400);
    assertTrue(error(answer).contains(message), error(answer));
  }

  @Test
  void explainsTheStepsOfASearch() throws Exception {
    int map = json(post("/api/map", MAP)).path("map").asInt();
    JsonNode steps = json(post("/api/explain", search(map, "astar")));
    assertEquals("expand (0, 0): nothing else is open", steps.at("/1/reason").asText());
    assertTrue(steps.at("/1/changes").size() > 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hpa(cluster=4,levels=2)", "rays(hpa(cluster=4,levels=2))"})
  void tellsTheAbstractGraphLevelByLevelAndThePartsOfTheSearch(String planner) throws Exception {
    String wide = "type octile\nheight 4\nwidth 16\nmap\n" + (".".repeat(16) + "\n").repeat(4);
    int map = json(post("/api/map", wide)).path("map").asInt();
    String body = search(map, planner).replace("[3,1]", "[15,3]");
    JsonNode header = JSON.readTree(firstLine(post("/api/search", body).body()));
    assertEquals(4, header.at("/levels/0/side").asInt());
    assertEquals(8, header.at("/levels/1/side").asInt());
    assertEquals(6, header.at("/levels/0/nodes").size());
    assertEquals(2, header.at("/levels/1/nodes").size());
    assertEquals(0, header.at("/levels/0/edges").size(), "edges only if asked for");
    body = body.replace("}", ",\"edges\":true}");
    JsonNode withEdges = JSON.readTree(firstLine(post("/api/search", body).body()));
    assertEquals(2 * (3 + 2), withEdges.at("/levels/0/edges").size(), "3 inter- and 2 intra-edges");
    List<String> parts = new ArrayList<>();
    header
        .path("parts")
        .forEach(part -> parts.add(part.path("kind").asText() + part.path("level")));
    assertEquals(
        List.of("join start0", "join goal0", "join start1", "join goal1", "search2", "refine1"),
        parts.subList(0, 6));
  }

  @Test
  void explainsThePartsOfAHierarchicalSearchBetweenItsExpansions() throws Exception {
    int map =
        json(post("/api/map", MAP.replace("4", "8").replace("....", "........")))
            .path("map")
            .asInt();
    JsonNode steps =
        json(
            post(
                "/api/explain",
                search(map, "hpa(cluster=4,insertion=dijkstra)").replace("[3,1]", "[7,1]")));
    assertTrue(steps.at("/0/reason").asText().startsWith("join the start (0, 0) to level 1"));
    assertEquals(0, steps.at("/0/expansions").asInt());
    assertEquals(1, steps.at("/1/expansions").asInt());
    assertTrue(steps.toString().contains("search level 1 from (0, 0) to (7, 1)"), steps::toString);
  }

  @Test
  void exportsWhatTheCommandsWouldWrite() throws Exception {
    int map = json(post("/api/map", MAP)).path("map").asInt();
    String body = search(map, "astar").replace("}", ",\"format\":\"%s\"}");
    String svg =
        new String(post("/api/export", body.formatted("svg")).body(), StandardCharsets.UTF_8);
    assertTrue(svg.contains("<svg"), svg);
    assertEquals(
        "1.4.0", json(post("/api/export", body.formatted("trace"))).path("version").asText());
  }
}
