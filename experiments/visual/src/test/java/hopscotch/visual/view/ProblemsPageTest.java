package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.walk.WalkFiles;
import hopscotch.visual.view.api.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** The page in the system's Chromium: walks and teams. */
class ProblemsPageTest extends PageFixture {
  /** Two units pass one another; they swap their cells on the way. */
  private static final String BROKEN_PLAN =
      """
      hopscotch plan 1
      map room.map
      movement 4 never sqrt2 ground
      units 2
      1,2 4,2 rrr
      4,2 1,2 lll
      """;

  /** A wall comes up between two asks of a unit that has gone a step. */
  private static final String WALK =
      """
      type walk
      version 1
      height 5
      width 9
      map
      .........
      .........
      .........
      .........
      .........
      commands
      Q 0 2 8 2 8
      C 4 2 @
      Q 1 2 8 2 7.82842712
      """;

  @Override
  Opened opened(Path map) throws IOException {
    Path walk = folder.resolve("wall.walk");
    Files.writeString(walk, WALK);
    return new Opened(map, null, null, null, null, WalkFiles.read(walk));
  }

  @Test
  void aTeamIsPlannedAndItsStepsArePlayed() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await("#status", "from 0,2 to 8,2");
    browser.findElement(By.tagName("body")).sendKeys("3");
    await("#status", "room.map: 9 x 5, 20 units");
    await(".pane h2", "lacamstar");
    await(".card .result", "valid, sum of costs");
    type("units", "4");
    await("#status", "4 units");
    await(".pane p", "of 4 rest at their goals, no conflict");
    browser.findElement(By.tagName("body")).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    await("#clock", "step 2 of ");
    assertTrue(browser.getCurrentUrl().contains("units=4"), browser.getCurrentUrl());
    new Select(browser.findElement(By.id("planner-0-kind"))).selectByValue("cbs");
    await(".card .promise", "promises the least sum of costs");
    browser.findElement(By.tagName("body")).sendKeys("1");
    await("#status", "from 0,2 to 8,2");
    await(".pane h2", "astar");
    assertNoErrors();
  }

  @Test
  void aBrokenPlanShowsItsConflicts() throws IOException {
    browser.get(server.address() + "#map=room.map&planner=astar");
    await("#status", "room.map: 9 x 5");
    browser.executeScript(
        "const data = new DataTransfer();"
            + "data.items.add(new File([arguments[0]], 'swap.plan'));"
            + "document.dispatchEvent(new DragEvent('drop', {dataTransfer: data}));",
        BROKEN_PLAN);
    await("#status", "2 units");
    await(".pane h2", "swap.plan");
    await(".card .result", "invalid: step 2: units 0 and 1 swap (2, 2) and (3, 2)");
    browser.findElement(By.cssSelector("#conflictlist button")).click();
    await("#clock", "step 2 of 3");
    await(".pane p", "conflicts: 1 now, 1 in all");
    assertTrue(isRed(2, 2), "a red ring");
    hoverCell(3, 2);
    await("#hover", "unit 0, to (4,2), at rest from step 3 on");
    keepScreenshot("conflict");
    choose("@");
    clickCell(2, 2);
    await("#conflictcount", "5");
    assertNoErrors();
  }

  /** Whether the units' canvas has the red of conflicts at the west of a cell. */
  private boolean isRed(int x, int y) {
    return (Boolean)
        browser.executeScript(
            """
            return import('./state.js').then(({state}) => {
              const {x, y, scale} = state.view;
              const {data} = state.panes[0].units.getContext('2d', {willReadFrequently: true})
                .getImageData(x + arguments[0] * scale - 3, y + (arguments[1] + .5) * scale, 7, 1);
              return data.some((red, i) => i % 4 === 0 && red > 200 && data[i + 1] < 60);
            })
            """,
            x, y);
  }

  @Test
  void aUnitWalksAndMeetsAWall() throws IOException {
    browser.get(
        server.address()
            + "#map=room.map&kind=walk&planner=dstarlite&planner=astar&planner=hpa(cluster=4)"
            + "&from=0,2&to=8,2");
    await("#clock", "0 steps, 1 ask");
    await(".pane:nth-of-type(2) p", "length 8.000, expanded 8, in all 8");
    choose("@");
    clickCell(4, 2);
    await("#clock", "2 asks");
    await(".pane:nth-of-type(1) p", "length 8.828");
    await(".pane:nth-of-type(3) p", "repaired");
    hoverCell(3, 2);
    await("#hover", "rhs ");
    keepScreenshot("walk");
    browser.findElement(By.id("play")).click();
    await("#status", "the unit is at its goal: 8 steps, 2 asks");
    browser.findElement(By.id("first")).click();
    await("#clock", "0 steps, 1 ask");
    await(".pane:nth-of-type(2) p", "length 8.000, expanded 8, in all 8");
    browser.findElement(By.id("undo")).click();
    await("#clock", "3 asks");
    await("#status", "from 8,2 to 8,2");
    assertNoErrors();
  }

  @Test
  void aCrowdFlowsAroundAWall() throws IOException {
    browser.get(
        server.address()
            + "#map=room.map&kind=crowd&planner=hpa(cluster=4)&planner=dijkstra"
            + "&from=0,2&to=8,2&crowd=6");
    await("#status", "a crowd of 6 from 0,2 to 8,2");
    await(".pane:nth-of-type(1) p", ", 0 of 6 units at a goal");
    await(".card:nth-of-type(1) .promise", "the units follow a field of the planner");
    await(".card:nth-of-type(2) .promise", "the units follow the field of exact distances");
    browser.findElement(By.tagName("body")).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    await("#clock", "step 2 of ");
    choose("@");
    overCell(5, 1).clickAndHold().perform();
    overCell(5, 4).release().perform();
    await(".card:nth-of-type(1) .result", "from step 2 on all ways have length");
    await(".card:nth-of-type(2) .result", "repaired for");
    keepScreenshot("crowd");
    browser.findElement(By.tagName("body")).sendKeys("a");
    clickCell(4, 4);
    await("#status", "to the nearest of 2 goals");
    clickCell(4, 4);
    choose("@");
    overCell(8, 1).clickAndHold().perform();
    overCell(8, 3).release().perform();
    await("#status", "the goal is blocked, so the units go to (7,2), the nearest cell in reach");
    browser.findElement(By.id("play")).click();
    await(".pane:nth-of-type(2) p", "6 of 6 units at a goal");
    await(".pane:nth-of-type(1) p", "6 of 6 units at a goal");
    type("crowdunits", "3");
    await("#status", "a crowd of 3");
    await(".pane:nth-of-type(1) p", "step 0 of ");
    assertTrue(browser.getCurrentUrl().contains("crowd=3"), browser.getCurrentUrl());
    assertNoErrors();
  }

  @Test
  void aGoalThatIsDraggedIsFollowed() {
    browser.get(
        server.address()
            + "#map=room.map&kind=walk&planner=mtdstarlite&planner=astar&from=0,2&to=8,2");
    await(".pane:nth-of-type(1) p", "length 8.000");
    overCell(8, 2).clickAndHold().perform();
    overCell(8, 3).perform();
    overCell(8, 4).release().perform();
    await(".pane:nth-of-type(1) p", "length 8.828");
    await(".pane:nth-of-type(2) p", "length 8.828");
    await("#status", "from 0,2 to 8,4");
    assertNoErrors();
  }

  @Test
  void aWalkOfAFileIsReplayedAskByAsk() {
    browser.get(server.address() + "#kind=walk&script=yes&planner=dstarlite&planner=astar");
    await("#clock", "ask 0 of 1");
    await(".pane:nth-of-type(1) p", "length 8.000");
    browser.findElement(By.id("forward")).click();
    await("#clock", "ask 1 of 1");
    await(".pane:nth-of-type(1) p", "length 7.828");
    await(".pane:nth-of-type(2) p", "length 7.828");
    browser.findElement(By.id("back")).click();
    await(".pane:nth-of-type(1) p", "length 8.000");
    assertNoErrors();
  }

  @ParameterizedTest
  @CsvSource({"kind=walk&script=yes, script", "kind=team&team=scen:x&planner=file, scen"})
  void aDroppedMapLeavesWhatIsOfTheMapBefore(String link, String left) {
    browser.get(server.address() + "#" + link);
    await("#clock", " ");
    browser.executeScript(
        "const data = new DataTransfer();"
            + "data.items.add(new File(['type octile\\nheight 1\\nwidth 3\\nmap\\n...\\n'],"
            + " 'dropped.map'));"
            + "document.dispatchEvent(new DragEvent('drop', {dataTransfer: data}));");
    await("#status", "dropped.map: 3 x 1");
    assertFalse(browser.getCurrentUrl().contains(left), browser.getCurrentUrl());
  }

  @ParameterizedTest
  @CsvSource({"1366, 768", "1920, 1080", "500, 900"})
  void fitsTheWindow(int width, int height) throws IOException {
    setSize(width, height);
    for (String kind : List.of("walk", "team", "crowd")) {
      browser.get("about:blank");
      browser.get(server.address() + "#map=lesson/rooms&units=6&kind=" + kind);
      await("#status", "lesson/rooms: 12 x 8");
      assertEquals(
          List.of(),
          browser.executeScript(
              "return [...document.querySelectorAll('#bar *, #panes, #panes *, #transport *')]"
                  + ".filter(e => e.checkVisibility() && !e.closest('legend, #save div'))"
                  + ".filter(e => { const b = e.getBoundingClientRect();"
                  + " return b.left < 0 || b.top < 0 || b.right > innerWidth + 1"
                  + " || b.bottom > innerHeight + 1; }).map(e => e.outerHTML)"));
      keepScreenshot(kind + "-" + width);
    }
    assertNoErrors();
  }
}
