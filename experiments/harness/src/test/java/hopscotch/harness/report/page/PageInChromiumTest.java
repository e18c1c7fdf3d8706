package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.report.RunFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The report's page in the system's Chromium: its tables, and what is chosen in it. */
class PageInChromiumTest extends ReportInChromium {
  /** The texts of a table by row, its heads first. */
  private static final String TEXTS =
      "return [...document.querySelectorAll(arguments[0] + ' tr')]"
          + ".map(row => [...row.cells].map(cell => cell.textContent))";

  private static String small;

  @BeforeAll
  static void write() throws IOException {
    small = RunFixture.page(folder.resolve("small"), 4, 6);
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
    await("return document.querySelector('.table:has(#table-planners) .menu label') !== null");
    String choice = "//div[@class='table'][.//table[@id='table-planners']]//label[.='p95 µs']";
    browser.findElement(By.xpath(choice)).click();
    assertFalse(browser.findElement(By.xpath(head)).isDisplayed());
    browser.findElement(By.xpath(choice)).click();
    assertTrue(browser.findElement(By.xpath(head)).isDisplayed());

    run("document.getElementById('sets').open = false");
    browser.findElement(By.cssSelector("nav a[href='#sets']")).click();
    await("return document.getElementById('sets').open");
  }

  @Test
  void ofManyColumnsThoseThatMatterAreShownAndTheMenuHasTheOthers() {
    load(small, "");
    String shown =
        "return [...document.querySelectorAll('#table-planners th')]"
            + ".filter(it => it.offsetWidth > 0).map(it => it.textContent)";
    List<String> first =
        List.of(
            "planner",
            "solved",
            "optimal",
            "mean subopt.",
            "mean µs",
            "p95 µs",
            "mean expansions",
            "index KiB");
    assertEquals(first, run(shown));
    String note = ".table:has(#table-planners) > .note";
    assertTrue(text(note).startsWith("Left out: planned, asked, coverage %, valid,"), text(note));
    browser.findElement(By.cssSelector(".table:has(#table-planners) .menu summary")).click();
    await("return document.querySelector('.table:has(#table-planners) .menu label') !== null");
    for (WebElement choice :
        browser.findElements(By.cssSelector(".table:has(#table-planners) .menu label"))) {
      if (!choice.findElement(By.tagName("input")).isSelected()) {
        choice.click();
      }
    }
    assertEquals(18, ((List<?>) run(shown)).size());
    assertEquals("", text(note));
  }

  /** The digits are those of the files, with all columns, whatever they are recomputed from. */
  @Test
  void thePageShowsTheDigitsThatTheRunWrote() throws IOException {
    Path run = folder.resolve("odd");
    String page = RunFixture.oddPage(run);
    for (String state : List.of("", "#set=set0&set=set1")) {
      load(page, state);
      draw();
      for (String name : List.of("planners", "sets", "maps", "speed-up", "speed-up-by-length")) {
        List<List<String>> written = written(run.resolve("tables/" + name + ".csv"));
        List<?> shown = (List<?>) run(TEXTS, "#table-" + name);
        List<String> heads = written.get(0);
        assertEquals(written.size(), shown.size(), name);
        for (int row = 0; row < shown.size(); row++) {
          for (int column = 0; column < heads.size(); column++) {
            String place = "%s of %s in row %d".formatted(heads.get(column), name, row);
            String text = ((List<?>) shown.get(row)).get(column).toString();
            assertEquals(forPeople(written.get(row).get(column)), text, place + " at " + state);
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
    assertEquals("-", figures.get(5), "on these maps against the baseline alone");
    double least = Double.parseDouble(figures.get(7).toString());
    assertTrue(Double.parseDouble(figures.get(6).toString()) >= least, figures + "");
    load(small, "#metric=expansions&rival=greedy&map=set0/map0");
    draw();
    assertEquals(
        List.of("-", "-", "-", "-", "-"), ((List<?>) cells("speed-up").get(0)).subList(3, 8));
    assertTrue(text("#plot-pairs h3").endsWith("tested over the whole run alone"));
  }

  private static List<List<String>> written(Path csv) throws IOException {
    return Files.readAllLines(csv).stream().map(line -> List.of(line.split(",", -1))).toList();
  }

  /** A value of a file for programs as pages show it. */
  private static String forPeople(String exact) {
    if (exact.isEmpty()) {
      return "-";
    }
    if (exact.matches("-?[0-9]+")) {
      return Table.shown(Long.valueOf(exact));
    }
    return exact.matches("-?[0-9.]+(E-?[0-9]+)?")
        ? Table.shown(Double.valueOf(exact))
        : exact.replace("astar(weight=2)", "WA*");
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
  void aLinkOfTheContentsKeepsWhatIsChosen() {
    load(small, "#map=set0/map0&metric=expansions");
    browser.findElement(By.cssSelector("nav a[href='#sets']")).click();
    await("return location.hash !== '#sets'");
    assertTrue(browser.getCurrentUrl().contains("metric=expansions"), browser.getCurrentUrl());
    assertEquals("maps: 1 of 4", text("#maps-menu summary"));
  }

  @Test
  void allPlannersAreChosenWhileNoneIsTicked() {
    load(small, "");
    browser.findElement(By.cssSelector("#planners-menu summary")).click();
    browser.findElement(By.xpath("//details[@id='planners-menu']//button[.='none']")).click();
    assertEquals("planners: all 3", text("#planners-menu summary"));
    browser.findElement(By.xpath("//details[@id='planners-menu']//label[.='greedy']")).click();
    draw();
    assertEquals("greedy", names("planners"));
  }

  @Test
  void numbersInWordsAreSortedAsNumbers() {
    load(small, "#rival=greedy");
    draw();
    By head = By.xpath("//table[@id='table-speed-up-by-length']//button[.='optimal length']");
    browser.findElement(head).click();
    assertEquals("0 to 16 16 to 32 32 to 64", names("speed-up-by-length"));
    run(
        "document.querySelector('#table-speed-up-by-length tbody td').dataset.value"
            + " = '1024 to 2048'");
    browser.findElement(head).click();
    assertEquals("0 to 16", ((List<?>) cells("speed-up-by-length").get(0)).get(0));
  }

  @Test
  void captionsWarnOfWhatIsChosen() {
    load(small, "#buckets=4-4");
    draw();
    assertTrue(caption("planners").endsWith("solved, but for greedy: solved nothing."));
    load(small, "#metric=expansions");
    draw();
    assertTrue(
        caption("speed-up")
            .endsWith(" Only 4 maps: the intervals are narrower than they should be."),
        caption("speed-up"));
  }

  private static String caption(String table) {
    return run(
            "return document.getElementById(arguments[0]).closest('.table')"
                + ".previousElementSibling.textContent",
            "table-" + table)
        .toString();
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
}
