package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** The page in the system's Chromium: maps that are drawn on, dragged and dropped. */
class PageEditingTest extends PageFixture {
  @Test
  void clustersOfADecoratedPlannerFollowAnEdit() {
    browser.get(server.address() + "#map=room.map&planner=rays(hpa(cluster=4))&from=0,2&to=8,2");
    await("#status", "from 0,2 to 8,2");
    await(".pane p", "length 8.000");
    choose("@");
    clickCell(4, 2);
    await(".pane p", "length 8.828");
    assertNoErrors();
  }

  /** A pointer that is moved fast tells of few places. */
  @Test
  void aStrokeHasNoGaps() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2&pace=time");
    await("#status", "from 0,2 to 8,2");
    choose("@");
    overCell(4, 0).clickAndHold().perform();
    overCell(4, 3).release().perform();
    await(".pane p", "length 9.657");
    assertNoErrors();
  }

  @Test
  void aMapFileCanBeDropped() {
    browser.get(server.address().toString());
    await("#status", "lesson/wall: 7 x 5");
    browser.executeScript(
        "const data = new DataTransfer();"
            + "data.items.add(new File(['type octile\\nheight 1\\nwidth 3\\nmap\\n...\\n'],"
            + " 'dropped.map'));"
            + "document.dispatchEvent(new DragEvent('drop', {dataTransfer: data}));");
    await("#status", "dropped.map: 3 x 1, from 0,0 to 2,0");
    assertNoErrors();
  }

  @Test
  void endsAreDraggedWhateverTheTool() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await("#status", "from 0,2 to 8,2");
    choose("@");
    overCell(0, 2).clickAndHold().perform();
    overCell(2, 2).perform();
    overCell(3, 0).release().perform();
    await("#status", "from 3,0 to 8,2");
    assertFalse(browser.getCurrentUrl().contains("edits"), browser.getCurrentUrl());
    assertNoErrors();
  }

  @Test
  void whatWasDrawnIsTakenBackAndDrawnAgain() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await(".pane p", "length 8.000");
    browser.findElement(By.tagName("body")).sendKeys("w");
    overCell(4, 0).clickAndHold().perform();
    overCell(4, 3).release().perform();
    await(".pane p", "length 9.657");
    browser.findElement(By.id("undo")).click();
    await(".pane p", "length 8.000");
    browser.findElement(By.id("redo")).click();
    await(".pane p", "length 9.657");
    clickCell(4, 2);
    await(".pane p", "length 8.000");
    browser.findElement(By.tagName("body")).sendKeys(Keys.chord(Keys.CONTROL, "z"));
    await(".pane p", "length 9.657");
    browser.findElement(By.id("clear")).click();
    await(".pane p", "length 8.000");
    assertFalse(browser.getCurrentUrl().contains("edits"), browser.getCurrentUrl());
    browser.findElement(By.id("undo")).click();
    await(".pane p", "length 9.657");
    assertNoErrors();
  }

  /** One finger draws, two zoom. */
  @Test
  void fingersDrawAndZoom() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await(".pane p", "length 8.000");
    choose("@");
    PointerInput one = new PointerInput(PointerInput.Kind.TOUCH, "one");
    PointerInput two = new PointerInput(PointerInput.Kind.TOUCH, "two");
    browser.perform(List.of(stroke(one, 4, 0, 4, 3)));
    await(".pane p", "length 9.657");
    double fitted = scale();
    browser.perform(List.of(stroke(one, 3, 1, 0, 1), stroke(two, 5, 1, 8, 1)));
    await(".pane p", "length 9.657");
    assertTrue(scale() > 2 * fitted, "zoomed to " + scale());
    assertFalse(browser.getCurrentUrl().contains("3%2C1"), "no wall where a finger went down");
    assertNoErrors();
  }

  @Test
  void refusesAFileThatIsNoMapAndGoesOn() throws IOException {
    Path file = folder.resolve("hostile.map");
    Files.writeString(file, "type octile\nheight 3\nwidth 9999999\nmap\n...\n");
    browser.get(server.address().toString());
    await("#status", "lesson/wall: 7 x 5, from 1,2 to 5,2");
    browser.findElement(By.id("maps")).click();
    browser.findElement(By.id("file")).sendKeys(file.toString());
    await("#mapmessage", "expected");
    await(".pane p", "length");
  }

  /** How many pixels a cell has. */
  private double scale() {
    return ((Number)
            browser.executeScript(
                "return import('./state.js').then(({state}) => state.view.scale)"))
        .doubleValue();
  }

  /** A finger that goes down on one cell and up on another. */
  private Sequence stroke(PointerInput finger, int fromX, int fromY, int toX, int toY) {
    Sequence stroke = new Sequence(finger, 0);
    PointerInput.Origin canvas =
        PointerInput.Origin.fromElement(browser.findElement(By.cssSelector(".pane canvas")));
    int[] from = fromMiddle(fromX, fromY);
    int[] to = fromMiddle(toX, toY);
    stroke.addAction(finger.createPointerMove(Duration.ZERO, canvas, from[0], from[1]));
    stroke.addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
    stroke.addAction(finger.createPointerMove(Duration.ofMillis(100), canvas, to[0], to[1]));
    stroke.addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
    return stroke;
  }
}
