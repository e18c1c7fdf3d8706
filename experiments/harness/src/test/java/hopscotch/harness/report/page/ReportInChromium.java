package hopscotch.harness.report.page;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.judge.browser.InChromium;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The report's page in the system's Chromium: what its tests do with it. */
abstract class ReportInChromium extends InChromium {
  /** Whether the picture of a query has ground. */
  static final String IS_PAINTED =
      "const canvas = document.querySelector('%s .query canvas');"
          + "return canvas && canvas.getContext('2d').getImageData(0, 0, canvas.width, 1)"
          + ".data.some(value => value === 243)";

  /** What Chromium says of a test that looks at the pixels of a canvas more than once. */
  private static final String READBACK = "Multiple readback operations using getImageData";

  @BeforeAll
  static void widen() {
    chromium.setSize(1400, 768);
  }

  @Override
  protected boolean mayLog(String message) {
    return message.contains(READBACK);
  }

  /** Loads the page anew, at a state of the address, and waits until its script has begun. */
  static void load(String page, String state) {
    browser.get("about:blank");
    browser.get(page + state);
    await("return document.getElementById('bar').hidden === false");
  }

  /** Has all of it drawn, not only what is in sight. */
  static void draw() {
    run("dispatchEvent(new Event('beforeprint'))");
  }

  /** A page like another, with other answers. */
  static String changed(String page, Consumer<ObjectNode> change) throws IOException {
    String text = Files.readString(Path.of(URI.create(page)));
    int from = text.indexOf('>', text.indexOf("id=\"data\"")) + 1;
    int to = text.indexOf("</script>", from);
    ObjectMapper json = new ObjectMapper();
    ObjectNode data = (ObjectNode) json.readTree(text.substring(from, to));
    change.accept(data);
    Path file = Files.createTempFile(folder, "changed", ".html");
    String changed = json.writeValueAsString(data).replace("<", "\\u003c");
    Files.writeString(file, text.substring(0, from) + changed + text.substring(to));
    return file.toUri().toString();
  }

  /** Scrolls to something and waits until it is drawn. */
  static void show(String selector, String drawn) {
    run("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", selector);
    await("return document.querySelector('%s') !== null".formatted(drawn));
  }

  static Object run(String script, Object... arguments) {
    return browser.executeScript(script, arguments);
  }

  static String text(String selector) {
    return browser.findElement(By.cssSelector(selector)).getText();
  }

  static List<?> cells(String table) {
    return (List<?>)
        run(
            "return [...document.querySelectorAll(arguments[0] + ' tbody tr')]"
                + ".filter(row => row.offsetHeight > 0)"
                + ".map(row => [...row.cells].map(cell => cell.textContent))",
            "#table-" + table);
  }

  static void await(String condition) {
    new WebDriverWait(browser, Duration.ofSeconds(60))
        .until(driver -> Boolean.TRUE.equals(run(condition)));
  }
}
