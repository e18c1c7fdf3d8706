package hopscotch.judge.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/** Tests of pages in the system's Chromium: one start for a class, and no page logs anything. */
@Tag("programs")
public abstract class InChromium {
  /** Of the class; files go there that a page hands out. */
  @TempDir protected static Path folder;

  /** Started before the tests of a class. */
  protected static Chromium chromium;

  /** What drives it. */
  protected static ChromeDriver browser;

  /** Starts it. */
  @BeforeAll
  protected static void startChromium() {
    chromium = Chromium.start(folder);
    browser = chromium.driver();
  }

  /** Ends it, if it is there. */
  @AfterAll
  protected static void closeChromium() {
    if (chromium != null) {
      chromium.close();
    }
  }

  /** Looks at what pages logged since that was last asked for. */
  @AfterEach
  protected void logsNothing() {
    assertEquals(
        List.of(), chromium.log().stream().filter(entry -> !mayLog(entry.getMessage())).toList());
  }

  /** Whether a page may log this; nothing unless a class says so. */
  protected boolean mayLog(String message) {
    return false;
  }
}
