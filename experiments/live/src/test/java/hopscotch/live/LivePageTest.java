package hopscotch.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.cli.view.GivenQueries;
import hopscotch.cli.view.LivePage;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.judge.browser.InChromium;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.OpenMapPlanners;
import hopscotch.judge.query.Query;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.visual.view.api.Answer;
import hopscotch.visual.view.api.Api;
import hopscotch.visual.view.api.MadeMaps;
import hopscotch.visual.view.api.Opened;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page without a server, opened as a file in the system's Chromium. It gives the answers that
 * the same requests get in this JVM: paths, counters, every event, to the last byte; but for times.
 */
@EnabledIf(value = "isNeeded", disabledReason = "no planners for browsers: build with -Plive")
class LivePageTest extends InChromium {
  /** How many queries each planner is asked: {@code -Dlive.queries=200} asks more. */
  private static final int QUERIES = Integer.getInteger("live.queries", 8);

  private static final List<String> TIMES =
      List.of("elapsedMicros", "runs", "mean", "elapsedMillis", "firstPlanMillis");

  private static final List<String> MAPS =
      List.of(
          "generated/rooms/32x32/1",
          "generated/random/32x32/2",
          "generated/maze/33x33/3",
          "generated/caves/32x32/4");

  private static final String ASK =
      """
      const [path, requests, done] = arguments;
      const hash = (bytes) => new Int8Array(bytes).reduce((sum, byte) => Math.imul(sum, 31) + byte | 0, 1);
      import('hopscotch/cli/view/page/server.js').then(async ({ post, call }) => {
        const answers = [];
        for (const request of requests) {
          try {
            const answer = path === 'api/map' ? await call(path, { method: 'POST', body: request })
              : await post(path, JSON.parse(request));
            const bytes = new Uint8Array(await answer.arrayBuffer());
            const end = bytes.indexOf(10) < 0 ? bytes.length : bytes.indexOf(10);
            answers.push([new TextDecoder().decode(bytes.subarray(0, end)), hash(bytes.slice(end))]);
          } catch (error) {
            answers.push([JSON.stringify({ error: error.message }), 1]);
          }
        }
        done(answers);
      });
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  private static String page;

  private final Api api =
      new Api(new MadeMaps(), Opened.NOTHING, (map, request, format) -> Answer.error(404, ""));

  static boolean isNeeded() {
    return System.getenv("CI") != null || LivePage.isBuiltIn();
  }

  @BeforeAll
  static void open() throws IOException {
    LivePage.write(folder, new GivenQueries());
    browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(10));
    chromium.setSize(1366, 768);
    page = folder.resolve(LivePage.PAGE).toUri().toString();
    browser.get(page);
    chromium.await("#status", "lesson/wall");
  }

  /** All but those that only tests have. */
  static Stream<PlannerFactory> planners() {
    return Planners.all().stream().filter(it -> !it.id().equals("faulty"));
  }

  @ParameterizedTest
  @MethodSource("planners")
  void everyPlannerAnswersAsHere(PlannerFactory planner) throws Exception {
    String spec = OpenMapPlanners.spec(planner).toString();
    for (int i = 0; i < MAPS.size(); i++) {
      GridMap map = new MadeMaps().map(MAPS.get(i));
      requireSameAnswers("api/search", MAPS.get(i), queries(map, spec, i));
    }
  }

  private static List<String> queries(GridMap map, String spec, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> queries = new ArrayList<>();
    while (queries.size() < Math.max(1, QUERIES / MAPS.size())) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      if (map.terrain(map.cell(x, y)) == '.') {
        queries.add(
            """
            {"map":%%d,"planner":"%s","from":[%d,%d],"to":[%d,%d],"edges":true}
            """
                .formatted(spec, x, y, random.nextInt(map.width()), random.nextInt(map.height())));
      }
    }
    return queries;
  }

  static Stream<String> teamPlanners() {
    return TeamPlanners.all().stream().map(TeamPlannerFactory::id);
  }

  @ParameterizedTest
  @MethodSource("teamPlanners")
  void everyPlannerOfTeamsPlansAsHere(String planner) throws Exception {
    requireSameAnswers(
        "api/team",
        MAPS.get(0),
        List.of(
            """
            {"map":%%d,"planner":"%s","movement":"4 never sqrt2 ground","source":"random",
            "units":6,"seed":5,"seconds":20,"pane":"a","first":true}
            """
                .formatted(planner)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "hpa", "sectors"})
  void aCrowdGoesAsHere(String planner) throws Exception {
    requireSameAnswers(
        "api/crowd",
        MAPS.get(0),
        List.of(
            """
            {"map":%%d,"planner":"%s","from":[1,1],"to":[30,30],"crowd":"a","units":30,"seed":1}
            """
                .formatted(planner)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dstarlite", "lpastar", "hpa", "astar"})
  void aWalkGoesOnAsHereAfterAnEdit(String planner) throws Exception {
    String ask =
        """
        {"map":%%d,"planner":"%s","from":[%d,1],"to":[30,30],"walk":"w"}
        """;
    requireSameAnswers("api/search", MAPS.get(3), List.of(ask.formatted(planner, 1)));
    List<String> edits = List.of("{\"map\":%d,\"cells\":[[5,5,\"@\"],[6,6,\"@\"],[7,8,\".\"]]}");
    int[] numbers = load(MAPS.get(3));
    int here = here("api/edit", edits.get(0).formatted(numbers[0])).path("map").asInt();
    int there = there("api/edit", edits.get(0).formatted(numbers[1])).path("map").asInt();
    String after = ask.formatted(planner, 2);
    assertEquals(
        here("api/search", after.formatted(here)), there("api/search", after.formatted(there)));
  }

  @Test
  void stepsAreExplainedAsHere() throws Exception {
    requireSameAnswers(
        "api/explain",
        "lesson/wall",
        List.of("{\"map\":%d,\"planner\":\"astar\",\"from\":[1,2],\"to\":[5,2]}"));
  }

  @Test
  void aRefusalSaysTheSame() throws Exception {
    List<String> wrong =
        List.of(
            "{\"map\":%d,\"planner\":\"astar(wait=2)\",\"from\":[1,2],\"to\":[5,2]}",
            "{\"map\":%d,\"planner\":\"astar(weight=x)\",\"from\":[1,2],\"to\":[5,2]}",
            "{\"map\":%d,\"planner\":\"astar\",\"from\":[99,2],\"to\":[5,2]}");
    requireSameAnswers("api/search", "lesson/wall", wrong);
  }

  @Test
  void whatNobodyWaitsForIsGivenUpAndTheMapIsKnownAgain() throws Exception {
    int number = load(MAPS.get(0))[1];
    String edit = "{\"map\":%d,\"cells\":[[1,1,\"@\"]]}".formatted(number);
    int edited = there("api/edit", edit).path("map").asInt();
    Object outcome =
        browser.executeAsyncScript(
            """
            const [map, done] = arguments;
            import('hopscotch/cli/view/page/server.js').then(async ({ post }) => {
              const controller = new AbortController();
              const team = { map, planner: 'lacamstar', movement: '4 never sqrt2 ground', source: 'random',
                units: 40, seed: 1, seconds: 60, pane: 'a', first: false };
              const planning = post('api/team', team, controller.signal).catch((error) => error.name);
              setTimeout(() => controller.abort(), 200);
              const asked = { map, planner: 'astar', from: [1, 1], to: [30, 30] };
              done([await planning, await post('api/search', asked).catch((error) => error.message)]);
            });
            """,
            edited);
    assertTrue(outcome.toString().startsWith("[AbortError, "), outcome.toString());
    assertTrue(outcome.toString().contains("(1, 1)"), outcome.toString());
  }

  @Test
  void thePageShowsWhatIsFound() {
    browser.get("about:blank");
    browser.get(page + "#map=generated/rooms/32x32/1&planner=jps&planner=hpa&edits=3,3,@");
    chromium.await("#status", "32 x 32");
    assertTrue(chromium.textOf("#cards").contains("promises a shortest path"));
    assertFalse(chromium.textOf("#about").isEmpty());
  }

  /** A guest cannot run there: it has its answer to the given query, and to no other. */
  @Test
  void aPageOpensOnTheQueriesThatItIsGiven() throws IOException {
    GuestPlanners.add("mine", (graph, budget) -> Planners.prepare("dijkstra", graph));
    GridGraph graph =
        GridGraph.of(GridMap.parse(".....", "..@..", "....."), Movement.parse("8 always"));
    Query query = Query.of(graph.map().cell(0, 1), graph.map().cell(4, 1));
    GivenQueries given = new GivenQueries();
    given.add(
        "room/around",
        graph,
        query,
        List.of(Planners.known("astar"), Planners.known("guest(mine)")));
    Path other = folder.resolve("given");
    LivePage.write(other, given);
    String address = other.resolve(LivePage.PAGE).toUri().toString();
    browser.get("about:blank");
    browser.get(address);
    chromium.await("#status", "room/around: 5 x 3, from 0,1 to 4,1");
    String cards = chromium.textOf("#cards");
    assertEquals(2, cards.split("length 4\\.828, expanded", -1).length - 1, cards);
    assertEquals(1, cards.split("µs|ms", -1).length - 1, "the time of astar alone: " + cards);
    browser.get("about:blank");
    browser.get(address + "#map=room/around&planner=guest(mine)&corners=always&from=0,0&to=4,1");
    chromium.await("#cards", "guest(mine) cannot run in a browser");
    browser.get(page);
    chromium.await("#status", "lesson/wall");
  }

  @Test
  void aBrowserThatCannotRunThePlannersIsToldWhatItNeeds() throws IOException {
    Path other = folder.resolve("other");
    LivePage.write(other, new GivenQueries());
    Path script = other.resolve("planners.js");
    Files.writeString(script, Files.readString(script).replace("module: '", "module: 'AAAA"));
    browser.get(other.resolve(LivePage.PAGE).toUri().toString());
    chromium.await("#notice", "needs WebAssembly with garbage collection");
    browser.get(page);
    chromium.await("#status", "lesson/wall");
  }

  private int[] load(String name) throws Exception {
    ByteArrayOutputStream map = new ByteArrayOutputStream();
    api.reply("GET /api/map", "name=" + name, new byte[0]).body().writeTo(map);
    String text = map.toString(StandardCharsets.US_ASCII);
    return new int[] {
      here("api/map", text).path("map").asInt(), there("api/map", text).path("map").asInt()
    };
  }

  /** Asks here and there; {@code %d} in a request is the number of the map. */
  private void requireSameAnswers(String path, String map, List<String> requests) throws Exception {
    int[] numbers = load(map);
    List<JsonNode> answers = there(path, requests, numbers[1]);
    for (int i = 0; i < requests.size(); i++) {
      String request = requests.get(i).formatted(numbers[0]);
      assertEquals(here(path, request), answers.get(i), request);
    }
  }

  private JsonNode here(String path, String request) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    api.reply("POST /" + path, null, request.getBytes(StandardCharsets.UTF_8)).body().writeTo(out);
    byte[] bytes = out.toByteArray();
    int end = new String(bytes, StandardCharsets.ISO_8859_1).indexOf('\n');
    byte[] first = Arrays.copyOf(bytes, end < 0 ? bytes.length : end);
    byte[] rest = Arrays.copyOfRange(bytes, first.length, bytes.length);
    return timeless(new String(first, StandardCharsets.UTF_8), Arrays.hashCode(rest));
  }

  private static JsonNode there(String path, String request) throws IOException {
    return there(path, List.of(request), 0).get(0);
  }

  private static List<JsonNode> there(String path, List<String> requests, int map)
      throws IOException {
    List<String> asked =
        map == 0 ? requests : requests.stream().map(it -> it.formatted(map)).toList();
    List<JsonNode> answers = new ArrayList<>();
    for (Object answer : (List<?>) browser.executeAsyncScript(ASK, path, asked)) {
      List<?> parts = (List<?>) answer;
      answers.add(timeless((String) parts.get(0), ((Number) parts.get(1)).intValue()));
    }
    return answers;
  }

  /** An answer without its times, and with the hash of what follows its first line. */
  private static JsonNode timeless(String line, int rest) throws IOException {
    JsonNode header = JSON.readTree(line);
    if (header instanceof ObjectNode object) {
      object.remove(TIMES);
      object.put("hashOfRest", rest);
    }
    return header;
  }
}
