package hopscotch.experiments.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.experiments.results.Results;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** A self-contained page: style, script, tables, plots and pictures in one file. */
final class Page implements TablePage {
  private final StringBuilder body = new StringBuilder();
  private final StringBuilder contents = new StringBuilder();
  private final String title;

  Page(String title) {
    this.title = title;
  }

  /** Starts a section; it is listed at the top. */
  @Override
  public void section(String id, String head) {
    body.append("<h2 id=\"%s\">%s</h2>\n".formatted(id, escape(head)));
    contents.append("<a href=\"#%s\">%s</a>\n".formatted(id, escape(head)));
  }

  @Override
  public void paragraph(String text) {
    body.append("<p>").append(escape(text)).append("</p>\n");
  }

  @Override
  public void warning(String text) {
    body.append("<p class=\"warning\">").append(escape(text)).append("</p>\n");
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
    body.append("<div class=\"table\"><input type=\"search\" placeholder=\"filter\" ");
    body.append("aria-label=\"filter rows\">\n<table id=\"table-").append(table.name());
    body.append("\">\n<thead><tr>");
    for (String column : table.columns()) {
      body.append("<th><button type=\"button\">").append(escape(column)).append("</button></th>");
    }
    body.append("</tr></thead>\n<tbody>\n");
    for (Object[] row : table.rows()) {
      body.append("<tr>");
      for (Object value : row) {
        String kind = Table.isNumber(value) ? " class=\"number\"" : "";
        body.append("<td%s data-value=\"%s\">".formatted(kind, escape(Table.exact(value))))
            .append(escape(Table.shown(value)))
            .append("</td>");
      }
      body.append("</tr>\n");
    }
    body.append("</tbody></table></div>\n");
  }

  /** A drawing in the page itself. */
  void svg(String name, String svg) {
    body.append("<figure id=\"plot-%s\">\n".formatted(name)).append(svg).append("</figure>\n");
  }

  /** A picture in the page itself. */
  void png(byte[] png, String caption) {
    body.append(
            "<figure class=\"picture\"><img alt=\"%s\" src=\"data:image/png;base64,"
                .formatted(escape(caption)))
        .append(Base64.getEncoder().encodeToString(png))
        .append("\"><figcaption>")
        .append(escape(caption))
        .append("</figcaption></figure>\n");
  }

  void code(String text) {
    body.append("<pre>").append(escape(text)).append("</pre>\n");
  }

  @Override
  public String text() throws IOException {
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
        %s<script>
        %s</script>
        </body>
        </html>
        """
        .formatted(
            escape(title),
            resource("report.css"),
            escape(title),
            contents,
            body,
            resource("report.js"));
  }

  private static String resource(String name) throws IOException {
    try (InputStream input = Page.class.getResourceAsStream("/hopscotch/report/" + name)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** The title of a run's page. */
  static String title(Results results) {
    JsonNode manifest = results.manifest();
    String name = manifest.path("suite").path("name").asText("run");
    String description = manifest.path("description").asText("");
    return description.isEmpty() ? name : name + ": " + description;
  }
}
