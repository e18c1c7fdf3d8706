package hopscotch.cli.view;

import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * The page to play with as a folder of static files. In place of the server it has the planners,
 * compiled for browsers. It opens on given queries, if there are some.
 */
public final class LivePage {
  /** The name of the page in the folder. */
  public static final String PAGE = "index.html";

  private static final String PLANNERS = "planners.js";

  /** The files that are written to the folder. */
  public static final List<String> FILES = List.of(PAGE, PLANNERS);

  private static final String GENERATOR = "<meta name=\"generator\" content=\"Hopscotch live\">";
  private static final String PLANNERS_HEAD = "// Hopscotch's planners";
  private static final String FOLDER = "cli/view/page/";

  private LivePage() {}

  /** Whether the beginning of a file says that it is one of such a folder. */
  public static boolean isOurs(String head) {
    return head.contains(GENERATOR) || head.startsWith(PLANNERS_HEAD);
  }

  /** Whether this program was built with planners for browsers. */
  public static boolean isBuiltIn() {
    return LivePage.class.getResource(planners()) != null;
  }

  private static String planners() {
    return "/" + PageModules.ROOT + "live/" + PLANNERS;
  }

  /** Writes page and planners, if planners for browsers were built in. */
  public static void write(Path folder, GivenQueries given) throws IOException {
    try (InputStream planners = LivePage.class.getResourceAsStream(planners())) {
      if (planners == null) {
        throw new IllegalStateException("no planners for browsers were built in");
      }
      OutputFile.write(folder.resolve(PLANNERS), planners::transferTo);
    }
    OutputFile.write(folder.resolve(PAGE), page(given));
  }

  private static String page(GivenQueries given) throws IOException {
    String page = PageModules.resource("visual/view/page/index.html");
    String about = PageModules.resource(FOLDER + "about.html");
    String strangers =
        given.strangers().isEmpty()
            ? ""
            : "<p>Not compiled, but with answers to the queries of this page: %s.</p>"
                .formatted(String.join(", ", given.strangers()));
    String body = page.substring(page.indexOf("<body>"));
    return PageModules.from(
            "visual/view/page/main.js", "visual/view/page/server.js", FOLDER + "server.js")
        .page(
            head(given),
            "Hopscotch",
            FOLDER + "page.css",
            body.replace(
                "</aside>", about.replace("</section>", strangers + "</section>") + "</aside>"));
  }

  /** The head of the page, with planners, queries, and the state in which it opens. */
  private static String head(GivenQueries given) throws IOException {
    return """
        %s
        <script type="application/json" id="given">%s</script>
        <script>if (!location.hash) history.replaceState(null, '', '%s' || location.href);</script>
        <script src="%s"></script>"""
        .formatted(GENERATOR, given.json(), given.state(), PLANNERS);
  }
}
