package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.report.RunFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** The report's page in the system's Chromium: its plots, and the queries that they open. */
class PlotsInChromiumTest extends ReportInChromium {
  private static final int SMALL = 6;
  private static final int LARGE = 430;
  private static String small;
  private static String large;

  @BeforeAll
  static void write() throws IOException {
    small = RunFixture.page(folder.resolve("small"), 4, SMALL);
    large = RunFixture.page(folder.resolve("large"), 4, LARGE);
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
    await("return location.hash.includes('zoom=scatter')");
    new Actions(browser)
        .doubleClick(browser.findElement(By.cssSelector("#plot-scatter svg")))
        .perform();
    await("return !location.hash.includes('zoom')");
  }

  /** Of greedy no first move is known; the others have a profile still. */
  @Test
  void aPlannerWithoutAFigureIsLeftOut() throws IOException {
    String page =
        changed(
            small,
            data -> {
              ArrayNode first = (ArrayNode) data.at("/columns/first");
              ArrayNode none = first.arrayNode();
              for (int i = 0; i < 4 * SMALL; i++) {
                none.addNull();
              }
              first.set(2, none);
            });
    load(page, "#metric=first");
    draw();
    assertEquals(
        List.of(4L * SMALL, 4L * SMALL),
        run(
            "return [...document.querySelectorAll('#plot-profile g[aria-label=line] path')]"
                + ".map(path => path.getAttribute('d').split('L').length)"));
  }

  /** It was asked and solved what has no path. */
  @Test
  void aPlannerWithoutAPathHasNoLine() throws IOException {
    String page =
        changed(
            small,
            data -> ((ArrayNode) data.path("flags")).set(2, data.textNode("5".repeat(4 * SMALL))));
    load(page, "");
    assertTrue(text("#legend").endsWith("Drawn: 2 of 3 planners."), text("#legend"));
  }

  @Test
  void aLongNameIsCutInItsMiddle() throws IOException {
    String name = "hpa(cluster=10,insertion=dijkstra,levels=";
    String page =
        changed(
            small,
            data -> {
              for (int i = 0; i < 3; i++) {
                ((ObjectNode) data.at("/planners/" + i)).put("label", name + i + ")");
              }
            });
    load(page, "");
    draw();
    for (String plot : List.of("pairs", "pareto-suboptimality", "box-set0")) {
      for (int i = 0; i < 3; i++) {
        String end = "levels=" + i + ")";
        assertTrue(text("#plot-" + plot + " svg").contains(end), plot + " " + end);
      }
    }
  }

  @Test
  void pairsWithoutATestSaySo() throws IOException {
    String page = changed(small, data -> ((ArrayNode) data.at("/tests/time/pairs")).removeAll());
    load(page, "");
    show("#plot-pairs", "#plot-pairs g[aria-label=cell] *");
    assertEquals(
        6L,
        run(
            "return [...document.querySelectorAll('#plot-pairs g[aria-label=text] text')]"
                + ".filter(it => it.textContent.endsWith('?')).length"));
    WebElement cell =
        browser.findElement(By.cssSelector("#plot-pairs g[aria-label=cell] *:first-child"));
    new Actions(browser).moveToElement(cell).perform();
    await("return document.querySelector('#plot-pairs [aria-label=tip]').textContent !== ''");
    // Its words are folded into lines that touch.
    String tip = text("#plot-pairs [aria-label=tip]");
    assertTrue(tip.replace(" ", "").endsWith("nottested"), tip);
  }

  @Test
  void aSavedPlotHasItsTitleItsWarningAndItsNames() throws IOException {
    String warning = "Incomplete: 5 of 9 planned rows are there.";
    load(changed(small, data -> data.put("incomplete", warning)), "");
    show("#plot-cactus", "#plot-cactus svg");
    assertEquals(warning, text("#plot-cactus .warning"));
    run(
        "HTMLAnchorElement.prototype.click = () => {};"
            + "URL.createObjectURL = blob => { blob.text().then(it => { window.saved = it; });"
            + " return '#'; };");
    browser.findElement(By.cssSelector("#plot-cactus button")).click();
    await("return window.saved !== undefined");
    Object words =
        run(
            "const svg = new DOMParser().parseFromString(window.saved, 'image/svg+xml');"
                + "return [...svg.documentElement.children]"
                + ".filter(it => it.localName === 'text').map(it => it.textContent)");
    assertEquals(
        List.of("Problems solved within a time each", warning, "astar", "WA*", "greedy"), words);
    Path kept = Path.of("target", "drawn", "saved-plot.svg");
    Files.createDirectories(kept.getParent());
    Files.writeString(kept, run("return window.saved").toString());
  }

  /** The sixth is a triangle that stands on its tip, the eighth a flat box. */
  @Test
  void markersAreThoseOfTheFilesOfARun() throws IOException {
    load(small, "");
    Object corners =
        run(
            "const drawn = () => [0, 1, 2, 3, 4, 5, 6, 7];"
                + "const data = {planners: drawn().map(label => ({label}))};"
                + PageScript.resource("page/look.js")
                    .replaceAll("(?m)^import .*;\n", "")
                    .replaceAll("(?m)^export ", "")
                + """
                return [5, 7].map((series) => {
                  const corners = [];
                  const to = (...corner) => { corners.push(corner.join(' ')); };
                  looks()[series].symbol.draw({moveTo: to, lineTo: to, closePath: () => {}}, Math.PI);
                  return corners.join(', ');
                });
                """);
    assertEquals(
        List.of("0 1.1, 1 -0.8, -1 -0.8", "-1.1 -0.6, 1.1 -0.6, 1.1 0.6, -1.1 0.6"), corners);
  }

  @Test
  void plotsInSightAreDrawnAndThoseFarBelowAreNot() {
    load(small, "");
    await("return document.querySelector('#plots-grid > figure:first-child svg') !== null");
    assertEquals(0L, count("#plots-grid > figure:last-child svg"));
  }

  /** As on paper without colours. */
  @Test
  void noTwoOfManyPlannersHaveTheSameMarkerAndDashes() throws IOException {
    load(small, "");
    assertEquals(
        32L,
        run(
            "const drawn = () => [...Array(32).keys()];"
                + "const data = {planners: drawn().map(label => ({label}))};"
                + PageScript.resource("page/look.js")
                    .replaceAll("(?m)^import .*;\n", "")
                    .replaceAll("(?m)^export ", "")
                + "const all = looks().map(({symbol, dashes}) => `${SYMBOLS.indexOf(symbol)} ${dashes}`);"
                + "return new Set(all).size"));
  }

  private static long count(String selector) {
    return (Long) run("return document.querySelectorAll(arguments[0]).length", selector);
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
}
