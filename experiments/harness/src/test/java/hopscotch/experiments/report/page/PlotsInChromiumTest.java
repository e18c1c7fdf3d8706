package hopscotch.experiments.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.report.RunFixture;
import java.io.IOException;
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
    assertTrue(browser.getCurrentUrl().contains("zoom=scatter"), browser.getCurrentUrl());
    new Actions(browser)
        .doubleClick(browser.findElement(By.cssSelector("#plot-scatter svg")))
        .perform();
    assertFalse(browser.getCurrentUrl().contains("zoom"), browser.getCurrentUrl());
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
