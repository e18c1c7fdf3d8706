package hopscotch.judge.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openqa.selenium.JavascriptExecutor;

/**
 * The checks of axe-core on the page that a browser shows: contrast of text, names and roles. It is
 * fetched by npm once, into {@code target}. Without npm a test is skipped, but not with {@code
 * CI=true}.
 */
public final class Axe {
  private static final String VERSION = "4.10.3";
  private static final Path FOLDER = Path.of("target", "axe-core-" + VERSION);
  private static final Path SCRIPT = FOLDER.resolve("package/axe.min.js");

  private static final String CHECK =
      """
      const done = arguments[arguments.length - 1];
      axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) => done(violations.flatMap(
        ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`))));
      """;

  private Axe() {}

  /** Asserts that the page has none of the faults that axe-core knows. */
  public static void assertAccessible(JavascriptExecutor browser, String page) throws IOException {
    fetch();
    assumeTrue(Files.exists(SCRIPT) || "true".equals(System.getenv("CI")), "axe-core needs npm");
    browser.executeScript(Files.readString(SCRIPT));
    assertEquals(List.of(), browser.executeAsyncScript(CHECK), page);
  }

  private static void fetch() throws IOException {
    if (Files.exists(SCRIPT)) {
      return;
    }
    Files.createDirectories(FOLDER);
    String name = "axe-core-" + VERSION;
    if (run("npm", "pack", "--silent", "axe-core@" + VERSION)) {
      run("tar", "-xzf", name + ".tgz", "package/axe.min.js");
    }
  }

  /** Whether a program is there and succeeds. */
  private static boolean run(String... command) throws IOException {
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(FOLDER.toFile())
              .redirectErrorStream(true)
              .redirectOutput(FOLDER.resolve("log.txt").toFile())
              .start();
      if (process.waitFor(2, TimeUnit.MINUTES)) {
        return process.exitValue() == 0;
      }
      process.destroy();
      return false;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
