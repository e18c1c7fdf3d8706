package hopscotch.experiments.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
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
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * The page in the system's Chromium, one for all tests of a class, driven as a person does. The
 * server offers {@code room.map}, {@link #WIDTH} x {@link #HEIGHT} cells of ground.
 */
@Tag("programs")
abstract class PageFixture {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** It warns that it is older than the browser; we use nothing that differs. */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.openqa.selenium");

  static final int WIDTH = 9;
  static final int HEIGHT = 5;

  @TempDir static Path folder;
  static ChromeDriver browser;
  PageServer server;

  @BeforeAll
  static void open() {
    boolean isInstalled = Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER);
    assumeTrue(
        isInstalled || System.getenv("CI") != null, "no Chromium with its driver: page not opened");
    DRIVER_LOG.setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
    options.addArguments("--disable-gpu", "--no-first-run", "--disable-background-networking");
    options.addArguments("--disable-component-update", "--disable-sync");
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

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.quit();
    }
  }

  @BeforeEach
  void serve() throws IOException {
    Path map = folder.resolve("room.map");
    Files.writeString(
        map,
        "type octile\nheight %d\nwidth %d\nmap\n%s"
            .formatted(HEIGHT, WIDTH, (".".repeat(WIDTH) + "\n").repeat(HEIGHT)));
    server = new PageServer(0, MapLibrary.of(List.of()), opened(map));
    setSize(1366, 768);
    browser.manage().logs().get(LogType.BROWSER);
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

  /** Of the page itself, without the window around it. */
  final void setSize(int width, int height) {
    browser.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  final void type(String id, String text) {
    browser
        .findElement(By.id(id))
        .sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.chord(Keys.TAB));
  }

  final void await(String selector, String text) {
    new WebDriverWait(browser, Duration.ofSeconds(15), Duration.ofMillis(50))
        .withMessage(() -> selector + ": expected '" + text + "', got '" + textOf(selector) + "'")
        .until(driver -> textOf(selector).contains(text));
  }

  /** Read in one script: an element that the page replaces meanwhile cannot be asked. */
  final String textOf(String selector) {
    return (String)
        browser.executeScript(
            "return document.querySelector(arguments[0])?.textContent ?? ''", selector);
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
        browser.manage().logs().get(LogType.BROWSER).getAll().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
            .map(LogEntry::getMessage)
            .toList();
    assertEquals(List.of(), errors);
  }
}
