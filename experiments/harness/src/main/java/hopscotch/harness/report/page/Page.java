package hopscotch.harness.report.page;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.text.Html;
import hopscotch.harness.results.Results;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A self-contained page: style, script, tables and plots in one file. With the rows of a run,
 * everything follows the choices on the page. What needs no script is there without one.
 */
public final class Page implements TablePage {
  /** The most rows of a table that is not folded. */
  private static final int MOST_ROWS_OPEN = 24;

  private static final String OPEN = " open";

  private final StringBuilder body = new StringBuilder();
  private final StringBuilder contents = new StringBuilder();
  private final Set<String> ids = new HashSet<>();
  private final String title;
  private String data = "";
  private boolean hasPlots;

  /** The place in the body where the open section may be folded, or -1 if there is none. */
  private int openAt = -1;

  /** A page with a title and nothing else yet. */
  public Page(String title) {
    this.title = title;
  }

  /** Adds a bar of choices, which the page and its answers in JSON follow. */
  public void follow(String json) {
    data = json;
    body.append("<div id=\"bar\" hidden></div>\n");
  }

  /** Starts a section, which ends the one before. It is listed at the top, and can be folded. */
  @Override
  public void section(String id, String head) {
    String own = ownId(id);
    endSection();
    body.append("<details class=\"section\"");
    openAt = body.length();
    body.append(OPEN)
        .append(" id=\"%s\"><summary><h2>%s</h2></summary>\n".formatted(own, Html.escape(head)));
    contents.append("<a href=\"#%s\">%s</a>\n".formatted(own, Html.escape(head)));
  }

  /** The id as an attribute, with a number appended if it is already used. */
  private String ownId(String id) {
    String own = id;
    for (int number = 2; !ids.add(own); number++) {
      own = id + "-" + number;
    }
    return Html.escape(own);
  }

  private void endSection() {
    if (openAt >= 0) {
      body.append("</details>\n");
      openAt = -1;
    }
  }

  private void fold() {
    if (openAt >= 0 && body.indexOf(OPEN, openAt) == openAt) {
      body.delete(openAt, openAt + OPEN.length());
    }
  }

  @Override
  public void paragraph(String text) {
    body.append("<p>").append(Html.escape(text)).append("</p>\n");
  }

  @Override
  public void warning(String text) {
    body.append("<p class=\"warning\">").append(Html.escape(text)).append("</p>\n");
  }

  /** A table that sorts by a click on a head and filters by what is typed above it. */
  @Override
  public void table(Table table) {
    if (!table.warning().isEmpty()) {
      warning(table.warning());
    }
    paragraph(table.caption());
    if (table.rows().isEmpty()) {
      return;
    }
    if (table.rows().size() > MOST_ROWS_OPEN) {
      fold();
    }
    body.append("<div class=\"table\"><input type=\"search\" placeholder=\"filter\" ");
    body.append("aria-label=\"filter rows\">\n");
    String id = ownId("table-" + table.name());
    appendLeftOut(table, id);
    body.append("<div class=\"scroll\"><table id=\"").append(id).append("\">\n<thead><tr>");
    for (int column = 0; column < table.columns().size(); column++) {
      body.append(table.leftOut().get(column) ? "<th class=\"left-out\">" : "<th>")
          .append("<button type=\"button\">")
          .append(Html.escape(table.columns().get(column)))
          .append("</button></th>");
    }
    body.append("</tr></thead>\n<tbody>\n");
    for (Object[] row : table.rows()) {
      body.append("<tr>");
      for (Object value : row) {
        body.append(Table.isNumber(value) ? "<td>" : "<td class=\"text\">")
            .append(Html.escape(Table.shown(value)))
            .append("</td>");
      }
      body.append("</tr>\n");
    }
    body.append("</tbody></table></div></div>\n");
  }

  /** Hides the columns that are left out, and says which. A script can show them again. */
  private void appendLeftOut(Table table, String id) {
    if (table.leftOut().isEmpty()) {
      return;
    }
    body.append("<style>");
    table.leftOut().stream()
        .forEach(
            column ->
                body.append(
                    "#%s tr > :nth-child(%d) { display: none; }".formatted(id, column + 1)));
    body.append("</style>\n<p class=\"note\">Left out: ")
        .append(Html.escape(table.leftOutHeads()))
        .append(". The menu 'columns' of the page shows them.</p>\n");
  }

  /** Adds links to the files with the same content. */
  public void files(String folder, String name, List<String> endings) {
    body.append("<p class=\"files\">");
    for (String ending : endings) {
      body.append("<a href=\"%s/%s.%s\">%s</a>\n".formatted(folder, link(name), ending, ending));
    }
    body.append("</p>\n");
  }

  /** The name of a file as it stands in an address. */
  private static String link(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** Begins a row of drawings. */
  public void beginPlots() {
    hasPlots = true;
    body.append("<div id=\"plots-grid\">\n");
  }

  /** Ends a row of drawings. */
  public void endPlots() {
    body.append("</div>\n");
  }

  /** A drawing in the page itself, with links to its files. */
  public void svg(String name, String svg) {
    body.append("<figure id=\"plot-%s\">\n".formatted(Html.escape(name)))
        .append(svg)
        .append("<figcaption>");
    files("plots", name, List.of("svg", "pdf", "png", "csv", "tex"));
    body.append("</figcaption></figure>\n");
  }

  /** Adds a drawing, which scrolls if the screen is narrower. Adds nothing if it is empty. */
  public void drawing(String svg) {
    if (!svg.isEmpty()) {
      body.append("<div class=\"scroll\"><figure>\n").append(svg).append("</figure></div>\n");
    }
  }

  /** Adds a place that the script fills. */
  public void place(String id) {
    body.append("<div id=\"%s\"></div>\n".formatted(id));
  }

  @Override
  public boolean holdsPairs() {
    return true;
  }

  @Override
  public String text() throws IOException {
    endSection();
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="generator" content="Hopscotch">
        <link rel="icon" href="data:,">
        <title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        <h1>%s</h1>
        <nav>
        %s</nav>
        %s%s</body>
        </html>
        """
        .formatted(
            Html.escape(title),
            PageScript.resource("report.css"),
            Html.escape(title),
            contents,
            body,
            scripts());
  }

  private String scripts() throws IOException {
    if (data.isEmpty()) {
      return "<script>\n" + PageScript.ofTables() + "</script>\n";
    }
    return "<script type=\"application/json\" id=\"data\">"
        + data
        + "</script>\n"
        + PageScript.packed(hasPlots);
  }

  /** The title of a run's page. */
  public static String title(Results results) {
    JsonNode manifest = results.manifest();
    String name = manifest.path("suite").path("name").asText("run");
    String description = manifest.path("description").asText("");
    return description.isEmpty() ? name : name + ": " + description;
  }
}
