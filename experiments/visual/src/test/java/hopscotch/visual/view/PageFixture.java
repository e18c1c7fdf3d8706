package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.judge.browser.InChromium;
import hopscotch.visual.view.api.Opened;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;

/**
 * The page in the system's Chromium, one for all tests of a class, driven as a person does. The
 * server offers {@code room.map}, {@link #WIDTH} x {@link #HEIGHT} cells of ground.
 */
abstract class PageFixture extends InChromium {
  static final int WIDTH = 9;
  static final int HEIGHT = 5;

  PageServer server;

  @BeforeEach
  void serve() throws IOException {
    Path map = folder.resolve("room.map");
    Files.writeString(
        map,
        "type octile\nheight %d\nwidth %d\nmap\n%s"
            .formatted(HEIGHT, WIDTH, (".".repeat(WIDTH) + "\n").repeat(HEIGHT)));
    server = new PageServer(0, MapLibrary.of(List.of()), opened(map));
    setSize(1366, 768);
    chromium.log();
  }

  /** What the server offers beside the library. */
  Opened opened(Path map) throws IOException {
    return Opened.ofMap(map);
  }

  @AfterEach
  void stop() {
    browser.get("about:blank");
    server.close();
  }

  /** Where it must not, {@link #assertNoErrors} is asked. */
  @Override
  protected boolean mayLog(String message) {
    return true;
  }

  final void setSize(int width, int height) {
    chromium.setSize(width, height);
  }

  final void type(String id, String text) {
    browser
        .findElement(By.id(id))
        .sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.chord(Keys.TAB));
  }

  final void await(String selector, String text) {
    chromium.await(selector, text);
  }

  final String textOf(String selector) {
    return chromium.textOf(selector);
  }

  final void choose(String tool) {
    browser.findElement(By.cssSelector("input[name=tool][value='" + tool + "'] + span")).click();
  }

  final void clickCell(int x, int y) {
    overCell(x, y).click().perform();
  }

  final void hoverCell(int x, int y) {
    overCell(x, y).perform();
  }

  /** The mouse over a cell of the first map. */
  final Actions overCell(int x, int y) {
    int[] offset = fromMiddle(x, y);
    return new Actions(browser)
        .moveToElement(browser.findElement(By.cssSelector(".pane canvas")), offset[0], offset[1]);
  }

  /** How far a cell is from the middle of the canvas, in pixels to the right and down. */
  final int[] fromMiddle(int x, int y) {
    WebElement canvas = browser.findElement(By.cssSelector(".pane canvas"));
    double scale =
        Math.min(
            canvas.getSize().width / (double) WIDTH, canvas.getSize().height / (double) HEIGHT);
    return new int[] {
      (int) Math.round((x + 0.5 - WIDTH / 2.0) * scale),
      (int) Math.round((y + 0.5 - HEIGHT / 2.0) * scale)
    };
  }

  final void keepScreenshot(String name) throws IOException {
    File shot = browser.getScreenshotAs(OutputType.FILE);
    Path kept = Path.of("target", "drawn", name + ".png");
    Files.createDirectories(kept.getParent());
    Files.copy(shot.toPath(), kept, StandardCopyOption.REPLACE_EXISTING);
  }

  final void assertNoErrors() {
    List<String> errors =
        chromium.log().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
            .map(LogEntry::getMessage)
            .toList();
    assertEquals(List.of(), errors);
  }
}
