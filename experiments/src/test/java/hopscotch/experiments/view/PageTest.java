package hopscotch.experiments.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.datasets.library.MapLibrary;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page in the system's Chromium. */
class PageTest {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** It warns that it is older than the browser; we use nothing that differs. */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.openqa.selenium");

  private static final int WIDTH = 9;
  private static final int HEIGHT = 5;

  @TempDir private Path folder;
  private PageServer server;
  private ChromeDriver browser;

  @BeforeEach
  void open() throws IOException {
    boolean isInstalled = Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
    assumeTrue(
        isInstalled || System.getenv("CI") != null, "no Chromium with its driver: page not opened");
    DRIVER_LOG.setLevel(Level.SEVERE);
    Path map = folder.resolve("room.map");
    Files.writeString(
        map,
        "type octile\nheight %d\nwidth %d\nmap\n%s"
            .formatted(HEIGHT, WIDTH, (".".repeat(WIDTH) + "\n").repeat(HEIGHT)));
    server = new PageServer(0, MapLibrary.of(List.of()), map);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
    options.addArguments("--window-size=1200,900");
    options.setExperimentalOption(
        "prefs",
        Map.of(
            "download.default_directory",
            folder.toAbsolutePath().toString(),
            "profile.default_content_setting_values.automatic_downloads",
            1));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    browser =
        new ChromeDriver(
            new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build(),
            options);
  }

  @AfterEach
  void close() {
    if (browser != null) {
      browser.quit();
    }
    if (server != null) {
      server.close();
    }
  }

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
    new Select(browser.findElement(By.id("map"))).selectByVisibleText("lesson/rooms");
    await("#status", "lesson/rooms: 12 x 8, from 1,1 to 10,6");
    await(".pane h2", "hpa(cluster=4)");
    browser.findElement(By.id("first")).click();
    await(".pane .why", "join the start (1, 1) to level 1");
    for (int i = 0; i < 29; i++) {
      browser.findElement(By.id("forward")).click();
    }
    await(".pane .part", "part 3 of 7: search, on level 1");
    await(".pane .why", "step 29: expand ");
    browser.findElement(By.id("back")).click();
    await(".pane .why", "step 28: expand (4, 2): its F 11.1 is the least");
    browser.findElement(By.id("edges")).click();
    await("#status", "lesson/rooms: 12 x 8");
    keepScreenshot("layers");
    String link = browser.getCurrentUrl();
    assertTrue(link.contains("at=28") && link.contains("edges=yes"), link);
    browser.get("about:blank");
    browser.get(link);
    await("#clock", "28 of ");
    await(".pane .part", "part 3 of 7: search, on level 1");
    assertNoErrors();
  }

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

  private void type(String id, String text) {
    WebElement input = browser.findElement(By.id(id));
    input.clear();
    input.sendKeys(text, Keys.TAB);
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
  void exportsFiles() {
    browser.get(server.address() + "#map=room.map&planner=astar&from=0,2&to=8,2");
    await(".pane p", "length 8.000");
    for (String id : List.of("png", "svg", "trace", "savemap", "savescen")) {
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

  @Test
  void fitsAPhoneAndNamesEveryControl() throws IOException {
    browser.manage().window().setSize(new Dimension(500, 900));
    browser.get(server.address() + "#map=lesson/rooms&planner=astar&planner=hpa(cluster=4)");
    await("#status", "lesson/rooms");
    await(".pane:nth-of-type(2) p", "length");
    assertEquals(
        List.of(),
        browser.executeScript(
            "return [...document.querySelectorAll('input,select,button')]"
                + ".filter(e => !(e.ariaLabel || e.labels?.length || e.textContent.trim()))"
                + ".map(e => e.id)"));
    assertEquals(
        true,
        browser.executeScript(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
    keepScreenshot("phone");
    assertNoErrors();
  }

  @Test
  void refusesAFileThatIsNoMapAndGoesOn() throws IOException {
    Path file = folder.resolve("hostile.map");
    Files.writeString(file, "type octile\nheight 3\nwidth 9999999\nmap\n...\n");
    browser.get(server.address().toString());
    await("#status", "lesson/wall: 7 x 5, from 1,2 to 5,2");
    browser.findElement(By.id("file")).sendKeys(file.toString());
    await("#status", "expected");
    await(".pane p", "length");
  }

  private void await(String selector, String text) {
    new WebDriverWait(browser, Duration.ofSeconds(15), Duration.ofMillis(50))
        .withMessage(() -> selector + ": expected '" + text + "', got '" + textOf(selector) + "'")
        .until(driver -> textOf(selector).contains(text));
  }

  private String textOf(String selector) {
    return browser.findElements(By.cssSelector(selector)).stream()
        .findFirst()
        .map(element -> element.getDomProperty("textContent"))
        .orElse("");
  }

  private void choose(String tool) {
    browser.findElement(By.cssSelector("input[name=tool][value='" + tool + "']")).click();
  }

  private void clickCell(int x, int y) {
    overCell(x, y).click().perform();
  }

  private void hoverCell(int x, int y) {
    overCell(x, y).perform();
  }

  /** The mouse over a cell of the first map; offsets count from the middle of the canvas. */
  private Actions overCell(int x, int y) {
    WebElement canvas = browser.findElement(By.cssSelector(".pane canvas"));
    double scale =
        Math.min(
            canvas.getSize().width / (double) WIDTH, canvas.getSize().height / (double) HEIGHT);
    int right = (int) Math.round((x + 0.5 - WIDTH / 2.0) * scale);
    int down = (int) Math.round((y + 0.5 - HEIGHT / 2.0) * scale);
    return new Actions(browser).moveToElement(canvas, right, down);
  }

  private void keepScreenshot(String name) throws IOException {
    File shot = browser.getScreenshotAs(OutputType.FILE);
    Path kept = Path.of("target", "drawn", name + ".png");
    Files.createDirectories(kept.getParent());
    Files.copy(shot.toPath(), kept, StandardCopyOption.REPLACE_EXISTING);
  }

  private void assertNoErrors() {
    List<String> errors =
        browser.manage().logs().get(LogType.BROWSER).getAll().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
            .map(LogEntry::getMessage)
            .toList();
    assertEquals(List.of(), errors);
  }
}
