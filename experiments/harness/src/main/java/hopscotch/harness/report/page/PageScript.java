package hopscotch.harness.report.page;

import hopscotch.harness.output.Packed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The script of a page. It is written as modules, which a checker of types reads. But a page that
 * is one file cannot load modules. So they stand one after another here, each after those that it
 * needs, without imports, exports and comments. No two modules have the same top-level name.
 */
final class PageScript {
  /** Tables that sort and filter, and nothing else. */
  private static final List<String> TABLES = List.of("rows");

  private static final List<String> ALL =
      List.of(
          "data",
          "dom",
          "numbers",
          "state",
          "selection",
          "look",
          "rows",
          "tables",
          "plots",
          "query",
          "scatter",
          "pairs",
          "boxes",
          "worst",
          "controls",
          "save",
          "main");

  /** A line that is a comment or inside one, without code after it. */
  private static final String COMMENT = "(?m)^ *(?:/\\*\\*|\\*)(?:(?!\\*/).)*(?:\\*/)?\n";

  private PageScript() {}

  /** The script of a page that has only tables. */
  static String ofTables() throws IOException {
    return joined(TABLES, "listenToTables();\nunfold();\n");
  }

  /** The script of a page that has its rows. */
  static String ofRows() throws IOException {
    return joined(ALL, "");
  }

  /**
   * The same script in packed form, since the code of plots is three quarters of a page. It is
   * unpacked and run as soon as the page is loaded.
   *
   * @param withPlots whether there are plots
   */
  static String packed(boolean withPlots) throws IOException {
    String plot = withPlots ? plot() : "";
    String licences = plot.substring(0, plot.indexOf("*/") + (withPlots ? 3 : 1));
    String script = plot.substring(licences.length()) + "\n" + ofRows();
    return "<script type=\"text/plain\" id=\"packed\">"
        + Packed.base64(script.getBytes(StandardCharsets.UTF_8))
        + "</script>\n<script>\n"
        + licences
        + resource("unpack.js")
        + "</script>\n";
  }

  /** Observable Plot and d3, with their licences. */
  static String plot() throws IOException {
    return resource("plot.min.js");
  }

  private static String joined(List<String> modules, String then) throws IOException {
    StringBuilder text = new StringBuilder("(() => {\n\"use strict\";\n");
    for (String module : modules) {
      text.append(
          resource("page/" + module + ".js")
              .replace("// @ts-check\n", "")
              .replaceAll("(?m)^import .*;\n", "")
              .replaceAll("(?m)^export ", "")
              .replaceAll(COMMENT, ""));
    }
    return text.append(then).append("})();\n").toString();
  }

  /** A file of the page. */
  static String resource(String name) throws IOException {
    try (InputStream input = PageScript.class.getResourceAsStream("/hopscotch/report/" + name)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
