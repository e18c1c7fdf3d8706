package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page in the system's Chromium: single queries, and what is the same for every problem. */
class PageTest extends PageFixture {
  @Test
  void playsWithTwoPlanners() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar&planner=dijkstra");
    await("#status", "room.map: 9 x 5, from 0,0 to 8,4");
    choose("start");
    clickCell(0, 2);
    choose("goal");
    clickCell(8, 2);
    await("#status", "from 0,2 to 8,2");
    await(".pane:nth-of-type(1) p", "length 8.000, expanded 8");
    await(".pane:nth-of-type(2) p", "length 8.000");

    browser.findElement(By.id("first")).click();
    await("#clock", "0 of ");
    browser.findElement(By.id("forward")).click();
    await("#clock", "1 of ");
    await(".pane:nth-of-type(1) .why", "step 1: expand (0, 2): nothing else is open");
    browser.findElement(By.tagName("body")).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
    await("#clock", "1 of ");
    hoverCell(0, 2);
    await("#hover", "astar: closed, F 8.00, g 0.00, h 8.00");

    choose("@");
    clickCell(4, 2);
    await(".pane:nth-of-type(1) p", "length 8.828");
    assertTrue(browser.getCurrentUrl().contains("edits=4%2C2%2C%40"), browser.getCurrentUrl());
    keepScreenshot("page");
    assertNoErrors();
  }

  @Test
  void aGoalInAWallIsGoneToAsNearAsPossible() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar&planner=hpa(cluster=4)&to=8,2");
    await("#status", "from 0,0 to 8,2");
    choose("start");
    clickCell(0, 2);
    await(".pane:nth-of-type(1) p", "length 8.000, expanded");
    choose("@");
    overCell(8, 1).clickAndHold().perform();
    overCell(8, 3).release().perform();
    await("#status", "the goal (8,2) is blocked, so the path ends at (7,2), the nearest cell");
    await(".pane:nth-of-type(2) p", "to (7,2), nearest to the blocked goal");
    keepScreenshot("blocked-goal");
    browser.findElement(By.id("undo")).click();
    await(".pane:nth-of-type(1) p", "length 8.000, expanded");
    browser.findElement(By.id("redo")).click();
    await(".pane:nth-of-type(1) p", "length 7.000 to (7,2)");
    choose("goal");
    clickCell(8, 1);
    await(".pane:nth-of-type(1) p", "length 7.414 to (7,1)");
    browser.findElement(By.tagName("body")).sendKeys("2");
    await("#status", "the goal (8,1) is blocked, so the path ends at (7,1), the nearest cell");
    browser.findElement(By.id("play")).click();
    await("#status", "the unit is as near to the blocked goal as it can go: 7 steps");
    assertNoErrors();
  }

  @Test
  void ofSeveralGoalsTheNearestIsMarked() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar&planner=hpa(cluster=4)&to=8,2");
    await("#status", "from 0,0 to 8,2");
    browser.findElement(By.tagName("body")).sendKeys("a");
    clickCell(4, 4);
    await("#status", "the nearest of 2 goals is (4,4)");
    clickCell(2, 1);
    await(".pane:nth-of-type(2) p", "length 2.414 to (2,1), nearest of 3 goals");
    keepScreenshot("several-goals");
    String link = browser.getCurrentUrl();
    choose("move");
    overCell(2, 1).clickAndHold().perform();
    overCell(2, 2).perform();
    overCell(3, 2).release().perform();
    await(".pane:nth-of-type(1) p", "to (3,2), nearest of 3 goals");
    browser.findElement(By.tagName("body")).sendKeys("a");
    clickCell(3, 2);
    await("#status", "the nearest of 2 goals is (4,4)");
    browser.get("about:blank");
    browser.get(link);
    await("#status", "the nearest of 3 goals is (2,1)");
    choose("@");
    overCell(2, 0).clickAndHold().perform();
    overCell(2, 1).release().perform();
    await("#status", "the nearest of 3 goals is (4,4), 1 blocked and passed over");
    assertNoErrors();
  }

  @Test
  void aLinkHoldsTheState() {
    browser.get(
        server.address()
            + "#map=room.map&planner=hpa(cluster=4)&from=0,2&to=8,2&edits=4,2,@&corners=always");
    await("#status", "from 0,2 to 8,2");
    await(".pane p", "length 10.243");
    assertEquals("always", browser.findElement(By.id("corners")).getDomProperty("value"));
    assertNoErrors();
  }

  @Test
  void aLessonOfHpaIsReplayedPartByPart() throws IOException {
    browser.get(server.address().toString());
    await("#status", "lesson/wall: 7 x 5");
    browser.findElement(By.id("maps")).click();
    browser.findElement(By.id("search")).sendKeys("lesson room", Keys.ENTER);
    await("#status", "lesson/rooms: 12 x 8, from 1,1 to 10,6");
    await(".pane h2", "hpa(cluster=4,levels=1,landmarks=none)");
    browser.findElement(By.id("first")).click();
    await(".pane .why", "join the start (1, 1) to node (3, 2)");
    browser.findElement(By.id("forward")).click();
    browser.findElement(By.id("forward")).click();
    await(".pane .part", "part 4 of 8: search, on level 1");
    await(".pane .why", "step 2: expand ");
    browser.findElement(By.id("back")).click();
    await(".pane .why", "step 1: expand (4, 2): its F 11.1 is the least");
    browser.findElement(By.id("edges")).click();
    await("#status", "lesson/rooms: 12 x 8");
    keepScreenshot("layers");
    String link = browser.getCurrentUrl();
    assertTrue(link.contains("at=1&") && link.contains("edges=yes"), link);
    browser.get("about:blank");
    browser.get(link);
    await("#clock", "1 of ");
    await(".pane .part", "part 4 of 8: search, on level 1");
    assertNoErrors();
  }

  @Test
  void endsCanBeTypedAndAreChecked() {
    browser.get(server.address() + "#map=room.map&planner=astar");
    await("#status", "from 0,0 to 8,4");
    type("from", "3,1");
    await("#status", "from 3,1 to 8,4");
    type("to", "99,0");
    await("#status", "expected x,y up to 8,4");
    await(".pane p", "length 6.243");
    assertNoErrors();
  }

  @Test
  void exportsFiles() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await(".pane p", "length 8.000");
    for (String id : List.of("png", "svg", "trace", "savemap", "savescen")) {
      browser.findElement(By.cssSelector("#save summary")).click();
      browser.findElement(By.id(id)).click();
    }
    for (String name :
        List.of(
            "room-astar.png",
            "room-astar.svg",
            "room-astar.trace.json",
            "room.map.scen",
            "room (1).map")) {
      Path file = folder.resolve(name);
      new WebDriverWait(browser, Duration.ofSeconds(15), Duration.ofMillis(50))
          .withMessage(() -> name + ": not saved")
          .until(driver -> file.toFile().length() > 0);
    }
    assertNoErrors();
  }

  /** The map has most of the window, and nothing but the panel is scrolled. */
  @ParameterizedTest
  @CsvSource({"1366, 768", "1920, 1080", "500, 900"})
  void fitsTheWindowAndNamesEveryControl(int width, int height) throws IOException {
    setSize(width, height);
    browser.get(server.address() + "#map=lesson/weights");
    await("#status", "lesson/weights: 9 x 6");
    await(".pane:nth-of-type(2) p", "length 12.828, expanded 45 (14 again)");
    assertEquals(
        List.of(),
        browser.executeScript(
            "return [...document.querySelectorAll('input,select,button')]"
                + ".filter(e => !(e.ariaLabel || e.labels?.length || e.textContent.trim()))"
                + ".map(e => e.id)"));
    assertEquals(
        List.of(),
        browser.executeScript(
            "return [...document.querySelectorAll('#bar *, #panes, #panes *, #transport *')]"
                + ".filter(e => e.checkVisibility() && !e.closest('legend, #save div'))"
                + ".filter(e => { const b = e.getBoundingClientRect();"
                + " return b.left < 0 || b.top < 0 || b.right > innerWidth + 1"
                + " || b.bottom > innerHeight + 1; }).map(e => e.outerHTML)"));
    assertEquals(
        true,
        browser.executeScript(
            "const r = document.documentElement, s = document.getElementById('stage');"
                + "return r.scrollWidth <= innerWidth && r.scrollHeight <= innerHeight"
                + " && s.clientWidth * s.clientHeight > 0.6 * innerWidth * innerHeight"));
    keepScreenshot("page-" + width);
    browser.findElement(By.id("theme")).click();
    if (!browser.findElement(By.id("side")).isDisplayed()) {
      browser.findElement(By.id("fold")).click();
    }
    new Select(browser.findElement(By.id("colour"))).selectByValue("times");
    keepScreenshot("dark-" + width);
    assertNoErrors();
  }

  @Test
  void aMisspeltPlannerIsSaidOverItsMap() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar&planner=astr");
    await(".pane:nth-of-type(2) .message", "unknown planner 'astr'");
    assertEquals(
        true,
        browser.executeScript(
            "const [box, map] = ['.message', 'canvas'].map(what => document"
                + ".querySelectorAll('.pane ' + what)[1].getBoundingClientRect());"
                + "return box.height > 0 && box.top >= map.top && box.bottom <= map.bottom"
                + " && box.left >= map.left && box.right <= map.right"
                + " && map.bottom <= innerHeight"));
    keepScreenshot("misspelt");
    type("planner-1", "dijkstra");
    await(".pane:nth-of-type(2) p", "length 9.657");
  }

  @Test
  void aLinkWithAnUnknownMapSaysSoAndShowsNoOther() throws IOException {
    String unknown = server.address() + "#map=lesson/nonsense&planner=astar";
    browser.get(unknown);
    await("#notice", "no map 'lesson/nonsense' here");
    assertFalse(browser.findElement(By.id("panes")).isDisplayed());
    assertEquals(unknown, browser.getCurrentUrl());
    keepScreenshot("unknown");
    browser.findElement(By.cssSelector("#notice button")).click();
    browser.findElement(By.id("search")).sendKeys("room.map", Keys.ENTER);
    await("#status", "room.map: 9 x 5");
    assertTrue(browser.findElement(By.id("panes")).isDisplayed());
  }

  @Test
  void aLinkPastedIntoAnOpenTabIsFollowed() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await("#status", "from 0,2 to 8,2");
    browser.executeScript(
        "location.hash = 'map=lesson/wall&planner=jps&corners=always&from=0,0&to=6,4'");
    await("#status", "lesson/wall: 7 x 5, from 0,0 to 6,4");
    await(".pane h2", "jps");
    assertEquals("always", browser.findElement(By.id("corners")).getDomProperty("value"));
    browser.executeScript("location.hash = 'map=room.map&planner=astar&from=0,2&to=8,2'");
    await("#status", "room.map: 9 x 5, from 0,2 to 8,2");
    browser.navigate().back();
    await("#status", "lesson/wall: 7 x 5, from 0,0 to 6,4");
    assertNoErrors();
  }

  @Test
  void parametersAreFieldsAndPromisesAreTold() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar");
    await(".card .promise", "promises a shortest path");
    browser.findElement(By.cssSelector(".card summary")).click();
    WebElement weight = browser.findElement(By.id("planner-0-weight"));
    weight.sendKeys(Keys.chord(Keys.CONTROL, "a"), "1.5", Keys.TAB);
    await(".pane h2", "astar(weight=1.5)");
    await(".card .promise", "promises at most 1.5 times the shortest");
    assertEquals(
        "planner-0-ties", browser.switchTo().activeElement().getDomProperty("id"), "goes on");
    new Select(browser.findElement(By.id("planner-0-reopen"))).selectByVisibleText("true");
    await(".pane h2", "astar(weight=1.5,reopen=true)");
    keepScreenshot("parameters");
    new Select(browser.findElement(By.cssSelector(".card .row select"))).selectByValue("rays");
    await(".pane h2", "rays(astar)");
    await(".pane p", "length 9.657");
    assertNoErrors();
  }

  @Test
  void aMapIsFoundOrMade() throws IOException {
    browser.get(server.address().toString());
    await("#status", "lesson/wall: 7 x 5");
    browser.findElement(By.tagName("body")).sendKeys("o");
    await("#maplist", "lesson (");
    keepScreenshot("maps");
    browser.findElement(By.id("search")).sendKeys("nothing of that name");
    await("#maplist", "no map has such a name");
    new Select(browser.findElement(By.id("kind"))).selectByValue("rooms");
    browser.findElement(By.id("make")).click();
    await("#status", "generated/rooms/40x30/1: 40 x 30");
    String link = browser.getCurrentUrl();
    browser.get("about:blank");
    browser.get(link);
    await("#status", "generated/rooms/40x30/1: 40 x 30");
    await(".pane p", "length");
    browser.findElement(By.tagName("body")).sendKeys("?");
    await("#keydialog", "undo");
    keepScreenshot("keys");
    assertNoErrors();
  }
}
