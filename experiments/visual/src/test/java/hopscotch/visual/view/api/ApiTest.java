package hopscotch.visual.view.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.tiles.TileMap;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.PlanReader;
import hopscotch.mapf.team.Team;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page is told of teams and walks. */
class ApiTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern RUN = Pattern.compile("(\\d*)([a-z])");
  private static final int SIDE = 12;
  private static final String MAP =
      "type octile\nheight %d\nwidth %1$d\nmap\n%s"
          .formatted(SIDE, (".".repeat(SIDE) + "\n").repeat(SIDE));

  private Api api;
  private int map;

  @BeforeEach
  void loadAMap() throws Exception {
    api = apiOf(Opened.NOTHING);
    map = post("/api/map", MAP).path("map").asInt();
  }

  private static Api apiOf(Opened opened) throws IOException {
    return new Api(
        new Catalogue(MapLibrary.of(List.of()), opened),
        opened,
        (map, request, format) -> Answer.error(404, "nothing here"));
  }

  /** The first line of an answer. */
  private JsonNode post(String path, String body) throws IOException, BadRequestException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    api.answer("POST " + path, null, body.getBytes(StandardCharsets.UTF_8)).body().writeTo(out);
    String text = out.toString(StandardCharsets.ISO_8859_1);
    return JSON.readTree(text.substring(0, (text + "\n").indexOf('\n')));
  }

  private JsonNode team(String planner, String source, int seconds)
      throws IOException, BadRequestException {
    return post(
        "/api/team",
        """
        {"map":%d,"mapName":"m","planner":"%s","movement":"4 never sqrt2 ground","source":"%s",
        "units":5,"seed":3,"seconds":%d,"first":true}
        """
            .formatted(map, planner, source, seconds));
  }

  private String refusal(String planner, String source, int seconds) {
    return assertThrows(Exception.class, () -> team(planner, source, seconds)).getMessage();
  }

  @Test
  void thePlanOfATeamLeadsEachUnitToItsGoal() throws Exception {
    JsonNode answer = team("lacamstar", "random", 5);
    assertEquals("valid", answer.path("verdict").asText());
    assertEquals(0, answer.path("conflictCount").asInt());
    for (int unit = 0; unit < 5; unit++) {
      int place = answer.path("starts").path(unit).asInt();
      Matcher runs = RUN.matcher(answer.path("moves").path(unit).asText());
      while (runs.find()) {
        int times = runs.group(1).isEmpty() ? 1 : Integer.parseInt(runs.group(1));
        place += times * new int[] {-SIDE, SIDE, -1, 1, 0}["udlrw".indexOf(runs.group(2))];
      }
      assertEquals(answer.path("goals").path(unit).asInt(), place, "unit " + unit);
    }
  }

  @Test
  void saysWhatIsWrongWithARequestForATeam() {
    assertTrue(refusal("astar", "random", 5).startsWith("unknown planner of teams 'astar'"));
    assertEquals("a limit of 90 s: expected 1 to 60", refusal("pp", "random", 90));
    assertEquals("the plan x.plan is gone; open it again", refusal("file", "plan:x.plan", 5));
    assertEquals(
        "the planner 'file' needs a plan that was opened as the team",
        refusal("file", "random", 5));
    assertEquals("no scenario 's' of the map m here", refusal("pp", "scen:s", 5));
  }

  @Test
  void anOpenedPlanIsCheckedOnTheMapAsItIsNow() throws Exception {
    String text =
        "hopscotch plan 1\\nmap m\\nmovement 4 never sqrt2 ground\\nunits 1\\n0,0 3,0 rrr\\n";
    JsonNode opened =
        post("/api/plan", "{\"map\":%d,\"name\":\"x.plan\",\"text\":\"%s\"}".formatted(map, text));
    assertEquals(1, opened.path("units").asInt());
    assertEquals("valid", team("file", "plan:x.plan", 5).path("verdict").asText());
    map =
        post("/api/edit", "{\"map\":%d,\"cells\":[[1,0,\"@\"]]}".formatted(map))
            .path("map")
            .asInt();
    JsonNode broken = team("file", "plan:x.plan", 5);
    assertEquals("invalid", broken.path("verdict").asText());
    assertTrue(
        broken.path("conflicts").path(0).path(3).asText().contains("which is no legal move"),
        broken.toString());
  }

  @Test
  void aPlanThatIsValidTheOtherWayUpAloneSaysSo() throws Exception {
    GridMap open = GridMap.parse("...", "...", "...");
    GridGraph graph = GridGraph.of(open, Movement.ORTHOGONAL);
    Team team = Team.of(graph, new int[] {open.cell(0, 0)}, new int[] {open.cell(0, 2)});
    OpenedPlan plan = PlanReader.read("{\"solution_plan\":\"uu\"}", "row.json").get(0).open(team);
    api = apiOf(new Opened(null, null, null, "row.json", plan, null));
    map = post("/api/map", MAP).path("map").asInt();
    JsonNode answer = team("file", "plan:row.json", 5);
    assertEquals("valid", answer.path("verdict").asText());
    assertTrue(answer.path("note").asText().contains("flipped"), answer.toString());
  }

  @Test
  void aTileMapIsOfferedWithItsWeights() throws Exception {
    TileMap tiles =
        new TileMap(
            GridMap.parse(".S", "@G"), Optional.of(Terrain.parse(".=1,S=3,G=9")), 0, 0, List.of());
    Opened opened = new Opened(Path.of("village.tmx"), tiles, null, null, null, null);
    api = apiOf(opened);

    JsonNode offered = JSON.readTree(get("/api/maps", null)).path(0);
    assertEquals("village.tmx", offered.path("name").asText());
    assertEquals(".=1,S=3,G=9", offered.path("terrain").asText());
    assertTrue(get("/api/map", "name=village.tmx").endsWith("map\n.S\n@G\n"));
  }

  private String get(String path, String query) throws IOException, BadRequestException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    api.answer("GET " + path, query, new byte[0]).body().writeTo(out);
    return out.toString(StandardCharsets.ISO_8859_1);
  }

  @Test
  void aMapThatIsMadeHasNoScenarios() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    api.answer("GET /api/scenarios", "name=empty%2F4x3", null).body().writeTo(out);
    assertEquals("[]", out.toString(StandardCharsets.UTF_8));
  }

  private JsonNode ask(String planner, String walk, int start) throws Exception {
    return post(
        "/api/search",
        "{\"map\":%d,\"planner\":\"%s\",\"from\":[%d,0],\"to\":[11,11]%s}"
            .formatted(map, planner, start, walk == null ? "" : ",\"walk\":\"" + walk + "\""));
  }

  /** It names no moves, so that nobody can check it. */
  @Test
  void anAbstractPathHasTheLengthThatItsPlannerCounted() throws Exception {
    JsonNode answer = ask("hpa(cluster=4,refine=none)", null, 0);
    JsonNode refined = ask("hpa(cluster=4)", null, 0);
    assertEquals(refined.path("length").asDouble(), answer.path("length").asDouble(), 1e-6);
    assertFalse(answer.has("valid"));
  }

  /** Walls come and go, the unit moves on, and an ask is passed over now and then. */
  @Test
  void aSearchThatLivesOnFindsWhatAFreshOneFinds() throws Exception {
    SplittableRandom random = new SplittableRandom(5);
    long expanded = 0;
    for (int i = 0; i < 60; i++) {
      String letter = random.nextBoolean() ? "@" : ".";
      map =
          post(
                  "/api/edit",
                  "{\"map\":%d,\"cells\":[[%d,%d,\"%s\"]]}"
                      .formatted(map, random.nextInt(SIDE), 1 + random.nextInt(SIDE - 2), letter))
              .path("map")
              .asInt();
      if (i % 7 == 3) {
        continue;
      }
      JsonNode fresh = ask("astar", null, i % SIDE);
      JsonNode lived = ask("dstarlite", "w", i % SIDE);
      assertEquals(fresh.path("length"), lived.path("length"), "ask " + i);
      assertFalse(fresh.has("walk"));
      expanded += lived.path("expanded").asLong();
      assertEquals(expanded, lived.path("walk").path("expandedInAll").asLong());
    }
  }

  @Test
  void clustersThatWereRepairedAreNamed() throws Exception {
    assertEquals(0, ask("hpa(cluster=4)", "w", 0).path("walk").path("repairedCount").asInt());
    map =
        post("/api/edit", "{\"map\":%d,\"cells\":[[5,6,\"@\"]]}".formatted(map))
            .path("map")
            .asInt();
    JsonNode walk = ask("hpa(cluster=4)", "w", 0).path("walk");
    assertEquals(1, walk.path("changedCells").asInt());
    assertEquals("[[" + (4 * SIDE + 4) + "]]", walk.path("repaired").toString());
    assertEquals(0, ask("hpa(cluster=4)", "w", 1).path("walk").path("repairedCount").asInt());
  }

  private JsonNode crowd(String planner, String at) throws IOException, BadRequestException {
    return post(
        "/api/crowd",
        """
        {"map":%d,"planner":"%s","from":[0,0],"to":[11,11],"more":[[11,0]],"crowd":"c",
        "units":20,"seed":3%s}
        """
            .formatted(map, planner, at));
  }

  private static int follow(int place, String moves, int steps) {
    int at = place;
    int left = steps;
    Matcher runs = RUN.matcher(moves);
    while (runs.find()) {
      int times = runs.group(1).isEmpty() ? 1 : Integer.parseInt(runs.group(1));
      int letter = "quelwrzdc".indexOf(runs.group(2));
      int taken = Math.min(times, left);
      at += taken * (SIDE * (letter / 3 - 1) + letter % 3 - 1);
      left -= taken;
    }
    return at;
  }

  /** Where the units of a crowd are after some steps. */
  private static List<Integer> places(JsonNode crowd, int steps) {
    return IntStream.range(0, crowd.path("starts").size())
        .mapToObj(
            unit ->
                follow(
                    crowd.path("starts").path(unit).asInt(),
                    crowd.path("moves").path(unit).asText(),
                    steps))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"hpa(cluster=4), true", "rays(hpa(cluster=4)), true", "astar, false"})
  void theUnitsOfACrowdArriveAtTheGoals(String planner, boolean isOwn) throws Exception {
    JsonNode crowd = crowd(planner, "");
    assertEquals(isOwn, crowd.path("own").asBoolean());
    assertEquals(20, Set.copyOf(places(crowd, 0)).size(), "on cells of their own");
    List<Integer> ends = places(crowd, crowd.path("makespan").asInt());
    assertEquals(JSON.valueToTree(ends), crowd.path("goals"));
    assertTrue(Set.of(SIDE - 1, SIDE * SIDE - 1).containsAll(ends), ends::toString);
  }

  /** A wall with a gap comes up before units that have gone 4 steps. */
  @ParameterizedTest
  @ValueSource(strings = {"hpa(cluster=4)", "astar"})
  void aCrowdFlowsAroundAWallAsByAFieldMadeAnew(String planner) throws Exception {
    List<Integer> at = places(crowd(planner, ""), 4);
    StringBuilder wall = new StringBuilder();
    for (int y = 1; y < SIDE; y++) {
      wall.append(y > 1 ? "," : "").append("[8,%d,\"@\"]".formatted(y));
    }
    map = post("/api/edit", "{\"map\":%d,\"cells\":[%s]}".formatted(map, wall)).path("map").asInt();
    JsonNode repaired = crowd(planner, ",\"at\":" + at);
    assertEquals(SIDE - 1, repaired.path("changedCells").asInt());
    assertEquals(JSON.valueToTree(at), repaired.path("starts"));
    JsonNode fresh = crowd(planner, ",\"at\":" + at + ",\"crowd\":\"other\"");
    assertEquals(0, fresh.path("changedCells").asInt());
    assertEquals(fresh.path("length"), repaired.path("length"));
    assertEquals(0, crowd(planner, "").path("changedCells").asInt(), "once");
  }

  /** All goals lie in walls: of the first one the nearest cells are above it and beside it. */
  @ParameterizedTest
  @ValueSource(strings = {"dstarlite", "hpa(cluster=4)", "astar"})
  void walksAndCrowdsGoAsNearToABlockedGoalAsTheyCan(String planner) throws Exception {
    String blocked = "[11,11,\"@\"],[11,0,\"@\"]";
    map =
        post("/api/edit", "{\"map\":%d,\"cells\":[%s]}".formatted(map, blocked))
            .path("map")
            .asInt();
    int above = 10 * SIDE + 11;
    assertEquals(above, ask(planner, "w", 0).path("reached").asInt());
    JsonNode crowd = crowd(planner, "");
    assertEquals(Set.of(above), Set.copyOf(places(crowd, crowd.path("makespan").asInt())));
  }

  @Test
  void aUnitWithoutAWayStays() throws Exception {
    map =
        post("/api/edit", "{\"map\":%d,\"cells\":[[5,5,\"@\"]]}".formatted(map))
            .path("map")
            .asInt();
    JsonNode crowd = crowd("astar", ",\"at\":[%d,0]".formatted(5 * SIDE + 5));
    assertEquals(-1, crowd.at("/goals/0").asInt());
    assertEquals("", crowd.at("/moves/0").asText());
    assertEquals(SIDE - 1, crowd.at("/goals/1").asInt());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        ",\"units\":0;       0 units: expected 1 to 5000",
        ",\"at\":[900];      a unit at place 900: expected one of the map",
        ",\"to\":[12,0];     (12, 0) lies off the map",
      })
  void saysWhatIsWrongWithACrowd(String words, String message) {
    String said = assertThrows(Exception.class, () -> crowd("astar", words)).getMessage();
    assertTrue(said.contains(message), said);
  }
}
