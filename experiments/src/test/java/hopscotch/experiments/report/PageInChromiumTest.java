package hopscotch.experiments.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.experiments.results.Results;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page in a real browser, without a driver: a script added to it clicks, types, and leaves what
 * it saw in the document, which the browser prints. Skipped where no Chromium is installed, unless
 * CI is set.
 */
class PageInChromiumTest {
  private static final String WATCH =
      """
      <script>
      window.errors = [];
      window.onerror = message => window.errors.push(message);
      console.error = message => window.errors.push(message);
      </script>
      </head>
      """;
  private static final String TRY =
      """
      <script>
      const table = document.getElementById("table-planners");
      const column = [...table.tHead.rows[0].cells]
        .findIndex(head => head.textContent === "mean expansions");
      const button = table.tHead.rows[0].cells[column].querySelector("button");
      const names = () => [...table.tBodies[0].rows]
        .filter(row => getComputedStyle(row).display !== "none")
        .map(row => row.cells[0].textContent).join(" ");
      button.click();
      const ascending = names();
      button.click();
      const descending = names();
      const input = table.parentElement.querySelector("input");
      input.value = "weight";
      input.dispatchEvent(new Event("input"));
      const filtered = names();
      const seen = document.createElement("div");
      seen.id = "seen";
      seen.textContent = [ascending, descending, filtered,
        document.querySelectorAll("figure svg").length > 0, window.errors.join(" ")].join("|");
      document.body.append(seen);
      </script>
      </body>
      """;

  @TempDir private Path folder;

  @Test
  void sortsFiltersAndLogsNoError() throws Exception {
    Optional<Path> chromium = findChromium();
    assumeTrue(chromium.isPresent() || System.getenv("CI") != null, "no Chromium: page not opened");
    RunFixture.write(folder, 4, 6, List.of());
    Path page = new Report(Results.read(folder)).write(folder);
    String html = Files.readString(page);
    Files.writeString(page, html.replace("</head>", WATCH).replace("</body>", TRY));
    Matcher seen =
        Pattern.compile("<div id=\"seen\">([^<]*)</div>")
            .matcher(open(chromium.orElseThrow(), page));
    assertTrue(seen.find(), "the script ended early");
    assertEquals(
        "greedy astar(weight=2) astar|astar astar(weight=2) greedy|astar(weight=2)|true|",
        seen.group(1));
  }

  private String open(Path chromium, Path page) throws IOException, InterruptedException {
    File printed = new File(folder.resolve("printed.html").toString());
    Process process =
        new ProcessBuilder(
                chromium.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                page.toUri().toString())
            .redirectOutput(printed)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(120, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return Files.readString(printed.toPath());
  }

  private static Optional<Path> findChromium() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(
            path ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> Path.of(path, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
