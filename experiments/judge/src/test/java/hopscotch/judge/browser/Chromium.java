package hopscotch.judge.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The system's Chromium without a window, driven as a person does: one start for a test class. */
public final class Chromium implements AutoCloseable {
  private static final Path BINARY = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  /** It warns that it is older than the browser; we use nothing that differs. */
  private static final Logger DRIVER_LOG = Logger.getLogger("org.openqa.selenium");

  private final ChromeDriver driver;

  private Chromium(ChromeDriver driver) {
    this.driver = driver;
  }

  /**
   * Starts it; where it is not installed the test is skipped, but not in CI.
   *
   * @param downloads where files go that a page hands out
   */
  public static Chromium start(Path downloads) {
    boolean isInstalled = Files.isExecutable(BINARY) && Files.isExecutable(DRIVER);
    assumeTrue(
        isInstalled || System.getenv("CI") != null, "no Chromium with its driver: page not opened");
    DRIVER_LOG.setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BINARY.toFile());
    options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage");
    options.addArguments("--disable-gpu", "--no-first-run", "--disable-background-networking");
    options.addArguments("--disable-component-update", "--disable-sync");
    options.setExperimentalOption(
        "prefs",
        Map.of(
            "download.default_directory",
            downloads.toAbsolutePath().toString(),
            "profile.default_content_setting_values.automatic_downloads",
            1));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    return new Chromium(
        new ChromeDriver(
            new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build(),
            options));
  }

  /** What drives it. */
  public ChromeDriver driver() {
    return driver;
  }

  /** Of the page itself, without the window around it. */
  public void setSize(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Has pages see a dark system, or a light one. */
  public void setDark(boolean isDark) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", isDark ? "dark" : "light"))));
  }

  /** Waits until what a selector finds contains a text. */
  public void await(String selector, String text) {
    new WebDriverWait(driver, Duration.ofSeconds(15), Duration.ofMillis(50))
        .withMessage(() -> selector + ": expected '" + text + "', got '" + textOf(selector) + "'")
        .until(it -> textOf(selector).contains(text));
  }

  /** Read in one script: an element that the page replaces meanwhile cannot be asked. */
  public String textOf(String selector) {
    return (String)
        driver.executeScript(
            "return document.querySelector(arguments[0])?.textContent ?? ''", selector);
  }

  /** What pages logged since that was last asked for. */
  public List<LogEntry> log() {
    return driver.manage().logs().get(LogType.BROWSER).getAll();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
