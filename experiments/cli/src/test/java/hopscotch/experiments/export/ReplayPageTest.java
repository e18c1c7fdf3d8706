package hopscotch.experiments.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.browser.InChromium;
import hopscotch.experiments.guest.GuestPlanner;
import hopscotch.experiments.guest.GuestProgram;
import hopscotch.experiments.guest.Guests;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.view.search.SearchAnswer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** An exported page, opened as a file in the system's Chromium. */
class ReplayPageTest extends InChromium {
  /** Of one frontier, of two, by levels, by intervals, and one that cannot be prepared. */
  private static final List<PlannerSpec> PLANNERS =
      Stream.of("astar", "nbs", "hpa(cluster=4,insertion=dijkstra)", "anya", "polyanya(ends=9)")
          .map(PlannerSpec::parse)
          .toList();

  private static final GridGraph GRAPH =
      GridGraph.of(
          GridMap.parse(
              ".........",
              ".........",
              "....@....",
              "....@....",
              "....@....",
              ".........",
              "........."),
          Movement.OCTILE);

  private static String page;

  @BeforeAll
  static void open() throws IOException {
    browser.manage().timeouts().scriptTimeout(Duration.ofSeconds(15));
    page = write();
  }

  private static String write() throws IOException {
    ReplayPage made = new ReplayPage();
    assertTrue(made.add("around", GRAPH, query(0, 3, 8, 3), PLANNERS, made.room()));
    assertTrue(
        made.add(
            "straight </script>", GRAPH, query(0, 0, 8, 0), PLANNERS.subList(0, 2), made.room()));
    Path file = folder.resolve("page.html");
    Files.writeString(file, made.text("Walls & <gaps>", ""));
    return file.toUri().toString();
  }

  private static Query query(int startX, int startY, int goalX, int goalY) {
    return Query.of(GRAPH.map().cell(startX, startY), GRAPH.map().cell(goalX, goalY));
  }

  private static void load(String state, int width, int height) {
    chromium.setSize(width, height);
    browser.get("about:blank");
    browser.get(page + state);
    chromium.await("#clock", "of ");
  }

  @Test
  void aCountOfCellsThatAreExpandedAgainSaysWhy() throws IOException {
    ReplayPage made = new ReplayPage();
    PlannerSpec weighted = PlannerSpec.parse("astar(weight=2,open=heap,reopen=true)");
    assertTrue(made.add("again", GRAPH, query(0, 0, 5, 3), List.of(weighted), made.room()));
    Path file = folder.resolve("again.html");
    Files.writeString(file, made.text("again", ""));
    browser.get(file.toUri().toString());
    WebElement count = browser.findElement(By.xpath("//dd[contains(., '2 of them again')]"));
    assertTrue(count.getAttribute("title").contains("in one bucket, as that of astar"));
  }

  /** It goes round the end of a wall so closely that it cuts a corner. */
  @Test
  @Tag("programs")
  void aPathThatIsNoneIsCountedAndShown() throws IOException {
    Guests.requirePython();
    GuestPlanner.admit(
        "cuts",
        GuestProgram.ofLine(
            "env PYTHONPATH=%s python3 %s corners"
                .formatted(Guests.examples(), Guests.wrongFile())));
    ReplayPage made = new ReplayPage();
    List<PlannerSpec> cuts = List.of(PlannerSpec.parse("guest(cuts)"));
    assertTrue(made.add("cut", GRAPH, query(3, 2, 4, 1), cuts, made.room()));
    assertEquals(1, made.faults().size());
    Path file = folder.resolve("cut.html");
    Files.writeString(file, made.text("cut", ""));
    browser.get(file.toUri().toString());
    chromium.await(".pane p", "a path that is none, expanded");
  }

  private static void press(CharSequence... keys) {
    browser.findElement(By.tagName("body")).sendKeys(keys);
  }

  /** What the page unpacks is, bit by bit, what the server of {@code view} would answer. */
  @Test
  void hasEveryEventAsItWas() throws IOException {
    load("", 1366, 768);
    for (int i = 0; i < PLANNERS.size() - 1; i++) {
      Query query = query(0, 3, 8, 3);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new SearchAnswer(
              Planners.prepare(PLANNERS.get(i), GRAPH, Budget.UNLIMITED),
              query.start(),
              query.goal(),
              10_000)
          .write(out);
      byte[] answer = out.toByteArray();
      int end = 0;
      while (answer[end] != '\n') {
        end++;
      }
      assertEquals(
          HexFormat.of().formatHex(Arrays.copyOfRange(answer, end + 1, answer.length)),
          browser.executeAsyncScript(
              """
              const done = arguments[arguments.length - 1];
              import('hopscotch/experiments/export/page/recorded.js').then(async (recorded) => {
                const s = await recorded.searchOf(recorded.page.queries[0].searches[arguments[0]]);
                const all = new DataView(new ArrayBuffer(16 * s.size + 4 * s.cones.length));
                for (let i = 0; i < s.size; i++) {
                  all.setUint32(16 * i, s.places[i], true);
                  all.setInt32(16 * i + 4, s.parents[i], true);
                  all.setFloat32(16 * i + 8, s.g[i], true);
                  all.setFloat32(16 * i + 12, s.f[i], true);
                }
                s.cones.forEach((x, i) => all.setFloat32(16 * s.size + 4 * i, x, true));
                done([...new Uint8Array(all.buffer)].map(b => b.toString(16).padStart(2, '0')).join(''));
              });
              """,
              i),
          PLANNERS.get(i).toString());
    }
  }

  @Test
  void isReplayedByKeysAndControls() {
    load("", 1366, 768);
    assertEquals("Walls & <gaps>", browser.getTitle());
    chromium.await(".pane:nth-of-type(1) p", "length 9.657, expanded 19");
    press(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
    chromium.await("#clock", "1 of ");
    assertTrue(
        browser
            .getCurrentUrl()
            .endsWith(
                "#query=1&planner=astar&planner=nbs"
                    + "&planner=hpa%28cluster%3D4%2Cinsertion%3Ddijkstra%29&planner=anya&at=1"),
        browser.getCurrentUrl());
    browser.findElement(By.id("last")).click();
    browser.findElement(By.id("play")).click();
    chromium.await("#play", "Pause");
    press(" ");
    chromium.await("#play", "Play");
    press("n");
    chromium.await(".pane p", "length 8.000, expanded 8");
    assertEquals(
        "straight </script>",
        new Select(browser.findElement(By.id("query"))).getFirstSelectedOption().getText());
  }

  @Test
  void aLinkHoldsWhatIsShown() {
    load(
        "#query=1&planner=hpa%28cluster%3D4%2Cinsertion%3Ddijkstra%29&at=3&colour=g&level=all",
        1366, 768);
    chromium.await("#clock", "3 of ");
    chromium.await(".pane .part", "part 1 of ");
    chromium.await("#ramp", "g, least to most");
    assertEquals(1, browser.findElements(By.className("pane")).size());
    browser.findElement(By.id("planner-0")).click();
    assertEquals(2, browser.findElements(By.className("pane")).size());
    assertTrue(browser.getCurrentUrl().contains("planner=astar&"), browser.getCurrentUrl());
  }

  @Test
  void saysWhyAPlannerHasNoSearch() {
    load("#planner=polyanya%28ends%3D9%29", 1366, 768);
    chromium.await(".pane .message", "polyanya");
    chromium.await("#cards .error", "polyanya");
  }

  @ParameterizedTest
  @CsvSource({"1366, 768", "800, 600"})
  void fitsTheWindowAndAsksNoNetwork(int width, int height) throws IOException {
    load("", width, height);
    assertEquals(
        List.of(),
        browser.executeScript(
            "return [...document.querySelectorAll('#bar *, #panes, #panes *, #transport *')]"
                + ".filter(e => e.checkVisibility())"
                + ".filter(e => { const b = e.getBoundingClientRect();"
                + " return b.left < 0 || b.top < 0 || b.right > innerWidth + 1"
                + " || b.bottom > innerHeight + 1; }).map(e => e.outerHTML)"));
    assertEquals(
        List.of(),
        browser.executeScript(
            "return performance.getEntriesByType('resource').map(e => e.name)"
                + ".filter(name => !name.startsWith('data:'))"));
    Path shot = browser.getScreenshotAs(OutputType.FILE).toPath();
    Path kept = Path.of("target", "drawn", "replay-" + width + ".png");
    Files.createDirectories(kept.getParent());
    Files.copy(shot, kept, StandardCopyOption.REPLACE_EXISTING);
  }
}
