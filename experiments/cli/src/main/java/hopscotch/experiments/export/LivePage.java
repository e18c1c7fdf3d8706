package hopscotch.experiments.export;

import hopscotch.experiments.output.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The page to play with in a folder of static files, with the planners in it: compiled for
 * browsers, in place of the server.
 */
public final class LivePage {
  /** What the page is called in the folder. */
  public static final String PAGE = "index.html";

  private static final String PLANNERS = "planners.js";

  /** What may be written to the folder. */
  public static final List<String> FILES = List.of(PAGE, PLANNERS, LeftOutPlanners.PAGE);

  private static final String GENERATOR = "<meta name=\"generator\" content=\"Hopscotch live\">";
  private static final String PLANNERS_HEAD = "// Hopscotch's planners";
  private static final String MAIN = "view/page/main.js";
  private static final String FOLDER = "live/page/";

  private LivePage() {}

  /** Whether the head of a file says that it is one of such a folder. */
  public static boolean isOurs(String head) {
    return head.contains(GENERATOR) || head.startsWith(PLANNERS_HEAD) || ReplayPage.isOurs(head);
  }

  /** Whether this program was built with planners for browsers. */
  public static boolean isBuiltIn() {
    return LivePage.class.getResource(planners()) != null;
  }

  private static String planners() {
    return "/" + PageModules.ROOT + "live/" + PLANNERS;
  }

  /**
   * Writes page and planners; beside them a page that replays the planners of jars, if there are
   * any.
   *
   * @throws IllegalStateException if this program was built without them
   */
  public static void write(Path folder) throws IOException {
    try (InputStream planners = LivePage.class.getResourceAsStream(planners())) {
      if (planners == null) {
        throw new IllegalStateException("no planners for browsers were built in");
      }
      OutputFile.write(folder.resolve(PLANNERS), planners::transferTo);
    }
    LeftOutPlanners leftOut = new LeftOutPlanners();
    leftOut.write(folder);
    OutputFile.write(folder.resolve(PAGE), page(leftOut.words()));
  }

  private static String page(String leftOut) throws IOException {
    String page = PageModules.resource("view/page/index.html");
    String body = page.substring(page.indexOf("<body>"));
    PageModules modules =
        PageModules.from(MAIN, Map.of("view/page/server.js", FOLDER + "server.js"));
    String about = PageModules.resource(FOLDER + "about.html");
    return modules.page(
        GENERATOR + "\n<script src=\"" + PLANNERS + "\"></script>",
        "Hopscotch",
        FOLDER + "page.css",
        body.replace("</aside>", about.replace("</section>", leftOut + "</section>") + "</aside>"));
  }
}
