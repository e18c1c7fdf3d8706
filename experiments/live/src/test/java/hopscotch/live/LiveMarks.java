package hopscotch.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.cli.view.GivenQueries;
import hopscotch.cli.view.LivePage;
import hopscotch.core.grid.GridMap;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.judge.browser.Chromium;
import hopscotch.visual.view.api.Answer;
import hopscotch.visual.view.api.Api;
import hopscotch.visual.view.api.MadeMaps;
import hopscotch.visual.view.api.Opened;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How long the page takes in Chromium beside this JVM; both are warm. It runs by its name alone, on
 * a quiet machine, and prints a table; what it asserts is that both found the same:
 *
 * <pre>{@code
 * mvn -B -ntp -Dquick -Plive -Dtests.jit= -pl experiments/live -am test -Dtest=LiveMarks \
 *     -Dsurefire.failIfNoSpecifiedTests=false -Dlive.map=FILE
 * }</pre>
 *
 * <p>Without a file the map is generated, 512 x 512 cells. {@code -Dlive.planners=astar,jps} names
 * the planners.
 */
class LiveMarks {
  private static final int QUERIES = 50;
  private static final int OPENINGS = 5;
  private static final String GENERATED = "generated/caves/512x512/1";
  private static final String PLANNERS =
      "astar,dijkstra,jps,jpsplus,thetastar,anya,dstarlite,hpa,subgoal,ch,hl,baestar,nbs";

  /** Notes when the page first shows a length. */
  private static final String WATCH =
      """
      const timer = setInterval(() => {
        if (document.querySelector('#cards')?.textContent.includes('length ')) {
          self.firstAnswerMillis = performance.now();
          clearInterval(timer);
        }
      }, 5);
      """;

  private static final String ASK =
      """
      const [requests, done] = arguments;
      import('hopscotch/cli/view/page/server.js').then(async ({ post }) => {
        const headers = [];
        for (const request of requests) {
          const bytes = new Uint8Array(await (await post('api/search', JSON.parse(request))).arrayBuffer());
          headers.push(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10))));
        }
        done(headers);
      });
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private final Api api =
      new Api(new MadeMaps(), Opened.NOTHING, (map, request, format) -> Answer.error(404, ""));

  @Test
  void measure() throws Exception {
    LivePage.write(folder, new GivenQueries());
    String page = folder.resolve(LivePage.PAGE).toUri().toString();
    try (Chromium chromium = Chromium.start(folder)) {
      chromium.driver().manage().timeouts().scriptTimeout(Duration.ofMinutes(30));
      printFirstAnswers(chromium, page);
      String file = System.getProperty("live.map", "");
      GridMap map = file.isEmpty() ? new MadeMaps().map(GENERATED) : MapReader.read(Path.of(file));
      System.out.printf("| planner | JVM ms | browser ms | ratio |%n|---|---:|---:|---:|%n");
      for (String planner : System.getProperty("live.planners", PLANNERS).split(",")) {
        printRatio(chromium, map, planner);
      }
    }
  }

  private static void printFirstAnswers(Chromium chromium, String page) {
    chromium
        .driver()
        .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH));
    for (int i = 0; i < OPENINGS; i++) {
      chromium.driver().get("about:blank");
      chromium.driver().get(page + "#map=generated/rooms/64x64/" + (i + 1));
      chromium.await("#status", "64 x 64");
      System.out.printf(
          "first answer on a map of 64 x 64: %s ms after opening%n",
          chromium.driver().executeScript("return Math.round(self.firstAnswerMillis)"));
    }
  }

  private void printRatio(Chromium chromium, GridMap map, String planner) throws Exception {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    MapWriter.write(map, text);
    int here = JSON.readTree(reply("POST /api/map", text.toByteArray())).path("map").asInt();
    Object there =
        chromium
            .driver()
            .executeAsyncScript(
                """
                const [text, done] = arguments;
                import('hopscotch/cli/view/page/server.js').then(async ({ call }) => {
                  done((await (await call('api/map', { method: 'POST', body: text })).json()).map);
                });
                """,
                text.toString(StandardCharsets.US_ASCII));
    List<String> queries = queries(map, planner);
    double[] millis = new double[2];
    for (int round = 0; round < 2; round++) {
      List<JsonNode> found = new ArrayList<>();
      for (String query : queries) {
        byte[] request = query.formatted(here).getBytes(StandardCharsets.UTF_8);
        found.add(JSON.readTree(firstLine(reply("POST /api/search", request))));
      }
      List<JsonNode> foundThere = new ArrayList<>();
      List<String> asked = queries.stream().map(it -> it.formatted(there)).toList();
      for (Object header : (List<?>) chromium.driver().executeAsyncScript(ASK, asked)) {
        foundThere.add(JSON.readTree((String) header));
      }
      for (int i = 0; i < queries.size(); i++) {
        assertEquals(found.get(i).path("path"), foundThere.get(i).path("path"), queries.get(i));
        assertEquals(
            found.get(i).path("expanded"), foundThere.get(i).path("expanded"), queries.get(i));
      }
      millis[0] = millis(found);
      millis[1] = millis(foundThere);
    }
    System.out.printf(
        "| `%s` | %.2f | %.2f | %.1f |%n", planner, millis[0], millis[1], millis[1] / millis[0]);
  }

  private static List<String> queries(GridMap map, String planner) {
    SplittableRandom random = new SplittableRandom(42);
    List<String> queries = new ArrayList<>();
    while (queries.size() < QUERIES) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      int toX = random.nextInt(map.width());
      int toY = random.nextInt(map.height());
      if (map.terrain(map.cell(x, y)) == '.' && map.terrain(map.cell(toX, toY)) == '.') {
        queries.add(
            "{\"map\":%%d,\"planner\":\"%s\",\"from\":[%d,%d],\"to\":[%d,%d]}"
                .formatted(planner, x, y, toX, toY));
      }
    }
    return queries;
  }

  private static double millis(List<JsonNode> headers) {
    return headers.stream().mapToDouble(it -> it.path("elapsedMicros").asDouble()).sum() / 1000;
  }

  private byte[] reply(String request, byte[] body) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    api.reply(request, null, body).body().writeTo(out);
    return out.toByteArray();
  }

  private static String firstLine(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.substring(0, text.indexOf('\n'));
  }
}
