package hopscotch.experiments.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.browser.Chromium;
import hopscotch.experiments.report.RunFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The report's page in the system's Chromium: one start, two reports. */
@Tag("programs")
class PageInChromiumTest {
  private static final int SMALL = 6;
  private static final int LARGE = 430;

  /** What Chromium says of this test, which may look at the pixels of a canvas more than once. */
  private static final String READBACK = "Multiple readback operations using getImageData";

  /** For 200,000 rows of three planners on a hundred maps. */
  private static final int HUGE = 667;

  /** Whether the picture of a query has ground. */
  private static final String IS_PAINTED =
      "const canvas = document.querySelector('%s .query canvas');"
          + "return canvas && canvas.getContext('2d').getImageData(0, 0, canvas.width, 1)"
          + ".data.some(value => value === 243)";

  /** The texts of a table by row, its heads first. */
  private static final String TEXTS =
      "return [...document.querySelectorAll(arguments[0] + ' tr')]"
          + ".map(row => [...row.cells].map(cell => cell.textContent))";

  @TempDir private static Path folder;
  private static Chromium chromium;
  private static ChromeDriver browser;
  private static String small;
  private static String large;

  @BeforeAll
  static void open() throws IOException {
    chromium = Chromium.start(folder);
    browser = chromium.driver();
    chromium.setSize(1400, 768);
    small = RunFixture.page(folder.resolve("small"), 4, SMALL);
    large = RunFixture.page(folder.resolve("large"), 4, LARGE);
  }

  @AfterAll
  static void close() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @AfterEach
  void logsNoError() {
    assertEquals(
        List.of(),
        chromium.log().stream().filter(entry -> !entry.getMessage().contains(READBACK)).toList());
  }

  /** Loads the page anew, at a state of the address, and waits until its script has begun. */
  private static void load(String page, String state) {
    browser.get("about:blank");
    browser.get(page + state);
    await("return document.getElementById('bar').hidden === false");
  }

  /** Has all of it drawn, not only what is in sight. */
  private static void draw() {
    run("dispatchEvent(new Event('beforeprint'))");
  }

  /** Scrolls to something and waits until it is drawn. */
  private static void show(String selector, String drawn) {
    run("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", selector);
    await("return document.querySelector('%s') !== null".formatted(drawn));
  }

  private static Object run(String script, Object... arguments) {
    return browser.executeScript(script, arguments);
  }

  private static String text(String selector) {
    return browser.findElement(By.cssSelector(selector)).getText();
  }

  private static List<?> cells(String table) {
    return (List<?>)
        run(
            "return [...document.querySelectorAll(arguments[0] + ' tbody tr')]"
                + ".filter(row => row.offsetHeight > 0)"
                + ".map(row => [...row.cells].map(cell => cell.textContent))",
            "#table-" + table);
  }

  private static String names(String table) {
    return String.join(
        " ", cells(table).stream().map(row -> ((List<?>) row).get(0).toString()).toList());
  }

  @Test
  void nothingIsCutAndNumbersHaveNoExponentsAndTablesSortAndFilter() {
    load(small, "");
    draw();
    assertEquals(
        true,
        run(
            "const box = document.getElementById('table-planners').parentElement;"
                + "return box.scrollWidth <= box.clientWidth"));
    assertEquals(
        true,
        run(
            "const plots = [...document.querySelectorAll('#plots-grid > figure')];"
                + "return plots.length >= 10 && plots.every(plot => plot.offsetWidth > 600 &&"
                + " plot.querySelector('svg').getBoundingClientRect().width > 600)"));
    assertEquals(
        List.of(),
        run(
            "return [...document.querySelectorAll('svg text, td')].map(it => it.textContent)"
                + ".filter(text => /^[0-9.]+e[-+]?[0-9]+$/i.test(text))"));
    assertTrue(text("#legend").contains("WA*"));
    assertTrue(text("#plot-pairs").contains("WA*"));
    WebElement head =
        browser.findElement(
            By.xpath("//table[@id='table-planners']//button[text()='mean expansions']"));
    head.click();
    assertEquals("greedy WA* astar", names("planners"));
    head.click();
    assertEquals("astar WA* greedy", names("planners"));
    browser.findElement(By.cssSelector(".table:has(#table-planners) input")).sendKeys("WA");
    assertEquals("WA*", names("planners"));
  }

  @Test
  void columnsAreLeftOutAndAFoldedSectionOpensByItsLink() {
    load(small, "");
    String head = "//table[@id='table-planners']//th[.='p95 µs']";
    browser.findElement(By.cssSelector(".table:has(#table-planners) .menu summary")).click();
    String choice = "//div[@class='table'][.//table[@id='table-planners']]//label[.='p95 µs']";
    browser.findElement(By.xpath(choice)).click();
    assertFalse(browser.findElement(By.xpath(head)).isDisplayed());
    browser.findElement(By.xpath(choice)).click();
    assertTrue(browser.findElement(By.xpath(head)).isDisplayed());

    run("document.getElementById('sets').open = false");
    browser.findElement(By.cssSelector("nav a[href='#sets']")).click();
    await("return document.getElementById('sets').open");
  }

  /** In the terminal and in the files: the digits are those, whatever they are recomputed from. */
  @Test
  void thePageShowsTheDigitsThatTheRunWrote() throws IOException {
    Path run = folder.resolve("odd");
    String page = RunFixture.oddPage(run);
    for (String state : List.of("", "#set=set0&set=set1")) {
      load(page, state);
      draw();
      for (String name : List.of("planners", "sets", "maps", "speed-up", "speed-up-by-length")) {
        List<List<String>> written = written(run.resolve("tables/" + name + ".md"));
        List<?> shown = (List<?>) run(TEXTS, "#table-" + name);
        List<String> heads = written.get(0);
        assertEquals(written.size(), shown.size(), name);
        for (int row = 0; row < shown.size(); row++) {
          for (int column = 0; column < heads.size(); column++) {
            String place = "%s of %s in row %d".formatted(heads.get(column), name, row);
            String text = ((List<?>) shown.get(row)).get(column).toString();
            assertEquals(written.get(row).get(column), text, place + " at " + state);
          }
        }
      }
    }
  }

  /** They are drawn by the run; over a part of its problems there are none. */
  @Test
  void intervalsAndTestsAreThoseOfTheWholeRunForEachMetricAndRival() {
    load(small, "#metric=expansions&rival=greedy");
    draw();
    List<?> figures = (List<?>) cells("speed-up").get(0);
    double speedUp = Double.parseDouble(figures.get(2).toString());
    assertTrue(Double.parseDouble(figures.get(3).toString()) <= speedUp, figures + "");
    assertTrue(Double.parseDouble(figures.get(4).toString()) >= speedUp, figures + "");
    assertTrue(Double.parseDouble(figures.get(5).toString()) <= 1, figures + "");
    load(small, "#metric=expansions&rival=greedy&map=set0/map0");
    draw();
    assertEquals(List.of("-", "-", "-"), ((List<?>) cells("speed-up").get(0)).subList(3, 6));
    assertTrue(text("#plot-pairs h3").endsWith("tested over the whole run alone"));
  }

  private static List<List<String>> written(Path markdown) throws IOException {
    return Files.readAllLines(markdown).stream()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| ---"))
        .map(line -> List.of(line.substring(2, line.length() - 2).split(" \\| ")))
        .toList();
  }

  @Test
  void theScriptRoundsAsTablesDo() throws IOException {
    load(small, "");
    Random random = new Random(1);
    List<Double> numbers =
        new ArrayList<>(List.of(525.55, 13335.5, 0.0105, 1e22, 1.0625, -1.0625, 0.0, 999.95));
    for (int i = 0; i < 20_000; i++) {
      double scale = Math.pow(10, random.nextInt(12) - 6);
      numbers.add((random.nextDouble() - 0.5) * scale);
      numbers.add((random.nextInt(2_000_000) - 1_000_000) / 32.0 / scale);
      numbers.add(random.nextInt(1_000_000) / 20.0);
    }
    Object shown =
        run(
            PageScript.resource("page/numbers.js").replaceAll("(?m)^export ", "")
                + "return arguments[0].map(shown)",
            numbers);
    for (int i = 0; i < numbers.size(); i++) {
      assertEquals(Table.shown(numbers.get(i)), ((List<?>) shown).get(i), "" + numbers.get(i));
    }
  }

  @Test
  void tablesAndPlotsFollowTheAddress() {
    load(small, "#planner=astar&planner=greedy&map=set0/map0&metric=expansions&scale=linear");
    draw();
    assertEquals("astar greedy", names("planners"));
    assertEquals("set0/map0 set0/map0", names("maps"));
    assertEquals(
        "Expansions by optimal length: median and middle half", text("#plot-time-by-length h3"));
    assertEquals("planners: 2 of 3", text("#planners-menu summary"));
    browser.get(small + "#buckets=4-6");
    await("return document.getElementById('bucket-to').value === '6'");
    draw();
    assertEquals("8", ((List<?>) cells("planners").get(0)).get(1));
  }

  @Test
  void whatIsChosenGoesIntoTheAddress() {
    load(small, "");
    new Select(browser.findElement(By.id("metric"))).selectByValue("expansions");
    new Select(browser.findElement(By.id("rival"))).selectByVisibleText("greedy");
    browser.findElement(By.cssSelector("#maps-menu summary")).click();
    browser.findElement(By.xpath("//details[@id='maps-menu']//label[.='set1/map1']")).click();
    String address = browser.getCurrentUrl();
    assertTrue(address.endsWith("#map=set1%2Fmap1&metric=expansions&rival=greedy"), address);
    draw();
    assertEquals(3, cells("maps").size());
    browser.findElement(By.id("reset")).click();
    await("return document.querySelector('#maps-menu summary').textContent === 'maps: all 4'");
    draw();
    assertEquals(12, cells("maps").size());
  }

  @Test
  void aClickOnAPointOpensItsQueryWithItsPictureIfThereIsOne() {
    load(small, "#planner=astar");
    show("#plot-scatter", "#plot-scatter .detail");
    List<WebElement> dots =
        browser.findElements(By.cssSelector("#plot-scatter g[aria-label=dot] *"));
    new Actions(browser).moveToElement(dots.get(0)).perform();
    await("return document.querySelector('#plot-scatter [aria-label=tip]').textContent !== ''");
    assertTrue(text("#plot-scatter [aria-label=tip]").contains("expansions, optimal"));
    new Actions(browser).click(dots.get(0)).perform();
    await(IS_PAINTED.formatted("#plot-scatter"));
    assertEquals(
        List.of(
            "hopscotch view set0/map0 --from 1,2 --to 3,4 --planner astar",
            "hopscotch solve --map set0/map0 --from 1,2 --to 3,4 --planner astar"),
        commands());
    new Actions(browser).click(dots.get(dots.size() - 1)).perform();
    await("return document.querySelector('#plot-scatter .query canvas') === null");
    assertTrue(text("#plot-scatter .query").contains("No picture"), text("#plot-scatter .query"));
    assertEquals(2, commands().size());
  }

  @Test
  void arrowKeysGoFromPointToPointAndEnterOpensOne() {
    load(small, "#planner=astar");
    show("#plot-scatter", "#plot-scatter .detail");
    WebElement svg = browser.findElement(By.cssSelector("#plot-scatter svg"));
    svg.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER);
    await("return document.querySelector('#plot-scatter .query code') !== null");
    assertTrue(commands().get(0).startsWith("hopscotch view set1/map1 --from 1,2 --to 3,4"));
    svg.sendKeys(Keys.ARROW_LEFT, Keys.ENTER);
    await(IS_PAINTED.formatted("#plot-scatter"));
  }

  private static List<String> commands() {
    return browser.findElements(By.cssSelector("#plot-scatter .query code")).stream()
        .map(WebElement::getText)
        .toList();
  }

  @Test
  void manyPointsAreBinnedAndThereAgainOnZoomingIn() {
    load(large, "");
    show("#plot-scatter", "#plot-scatter .detail");
    assertTrue(text("#plot-scatter .detail").startsWith("5,148 queries, binned"));
    assertEquals(0L, count("#plot-scatter g[aria-label=dot] *"));
    assertTrue(count("#plot-scatter g[aria-label=rect] *") > 50);
    WebElement svg = browser.findElement(By.cssSelector("#plot-scatter svg"));
    new Actions(browser)
        .moveToElement(svg, 60, -60)
        .clickAndHold()
        .moveByOffset(60, 60)
        .release()
        .perform();
    await("return document.querySelectorAll('#plot-scatter g[aria-label=dot] *').length > 10");
    assertTrue(browser.getCurrentUrl().contains("zoom=scatter"), browser.getCurrentUrl());
    new Actions(browser)
        .doubleClick(browser.findElement(By.cssSelector("#plot-scatter svg")))
        .perform();
    assertFalse(browser.getCurrentUrl().contains("zoom"), browser.getCurrentUrl());
  }

  @Test
  void aWorstQueryIsShownAsItWasRecorded() {
    load(small, "");
    new Select(browser.findElement(By.id("worst-planner"))).selectByVisibleText("astar");
    List<WebElement> recorded =
        browser.findElements(By.cssSelector("#worst-list button:not(.bare)"));
    assertEquals(SMALL, recorded.size());
    run("arguments[0].scrollIntoView({block: 'center'})", recorded.get(0));
    recorded.get(0).click();
    await(IS_PAINTED.formatted("#worst-queries"));
    assertTrue(browser.getCurrentUrl().contains("worst="), browser.getCurrentUrl());
    assertTrue(text("#worst-view").contains("--planner astar"), text("#worst-view"));
  }

  /**
   * Prints how long 200,000 rows take to open and to answer what is chosen. By hand, on a machine
   * at rest: {@code mvn -Dquick -Dprograms -Dtests.excluded=jazzer -pl experiments/harness -am test
   * -Dtest=PageInChromiumTest#timesALargeReport -Dsurefire.failIfNoSpecifiedTests=false}.
   */
  @Test
  @Tag("long")
  void timesALargeReport() throws IOException {
    load(RunFixture.page(folder.resolve("huge"), 100, HUGE), "");
    System.out.printf("open: %.0f ms%n", busyUntil(0));
    browser.executeCdpCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
    for (String section : List.of("planners", "plot-time-by-length", "plot-scatter")) {
      run("document.getElementById(arguments[0]).scrollIntoView()", section);
      busyUntil(0);
      choose(section, "#metric", "value = 'expansions'", "change");
      choose(section, "#bucket-to", "value = '1000'", "change");
      choose(section, "#maps-menu .choices input", "checked = true", "change");
      choose(section, "#reset", "disabled = false", "click");
    }
  }

  private static void choose(String section, String selector, String change, String event) {
    double before = processorMillis();
    double from = ((Number) run("return performance.now()")).doubleValue();
    run(
        "const it = document.querySelector(arguments[0]); it.%s;".formatted(change)
            + "setTimeout(() => it.dispatchEvent(new Event('%s')))".formatted(event),
        selector);
    double until = busyUntil(from);
    System.out.printf(
        "%s, %s: %.0f ms, %.0f ms of a processor%n",
        section, selector, until - from, processorMillis() - before);
  }

  /** What the page's thread has taken since that was first asked for. */
  private static double processorMillis() {
    List<?> metrics =
        (List<?>) browser.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
    return metrics.stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> metric.get("name").equals("TaskDuration"))
        .mapToDouble(metric -> 1000 * ((Number) metric.get("value")).doubleValue())
        .sum();
  }

  /** When the last task of more than 50 ms ended, in milliseconds since the page was asked for. */
  private static double busyUntil(double from) {
    return ((Number)
            browser.executeAsyncScript(
                """
                const [from, done] = arguments;
                let end = from;
                new PerformanceObserver((list) => list.getEntries().forEach((task) => {
                  end = Math.max(end, task.startTime + task.duration);
                })).observe({ type: 'longtask', buffered: true });
                setTimeout(() => done(end), 2000);
                """,
                from))
        .doubleValue();
  }

  private static long count(String selector) {
    return (Long) run("return document.querySelectorAll(arguments[0]).length", selector);
  }

  private static void await(String condition) {
    new WebDriverWait(browser, Duration.ofSeconds(60))
        .until(driver -> Boolean.TRUE.equals(run(condition)));
  }
}
