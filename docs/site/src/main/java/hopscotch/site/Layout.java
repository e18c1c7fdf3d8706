package hopscotch.site;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The frame of a page: its head, the bar of the site's parts, its contents and its foot.
 *
 * @param version of the project
 * @param bar the parts of the site
 */
record Layout(String version, List<Part> bar) {
  /** A row of heads that is too long for a sheet of paper upright. */
  private static final Pattern BROAD = Pattern.compile("<tr>\\s*(<th[^>]*>.*?</th>\\s*){9}");

  /**
   * A part of the site.
   *
   * @param name what it is called
   * @param address its first page; empty where it was not made
   * @param about what it is, in a sentence
   */
  record Part(String name, String address, String about) {
    boolean isMade() {
      return !address.isEmpty();
    }
  }

  /**
   * A page.
   *
   * @param address where it will stand
   * @param main what it says
   * @param heads the anchors of the heads that its list of contents names, and their texts
   * @param origin the file that it was made of; empty if it has none
   */
  String page(String address, String title, String main, Map<String, String> heads, String origin) {
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>")
        .append(escaped(title.equals("Hopscotch") ? title : title + " - Hopscotch"))
        .append("</title>\n<link rel=\"stylesheet\" href=\"")
        .append(Links.relative(address, Site.STYLE))
        .append("\">\n</head>\n<body")
        .append(BROAD.matcher(main).find() ? " class=\"broad\"" : "")
        .append(">\n<nav class=\"bar\" aria-label=\"Parts of the site\">\n")
        .append(link(address, "index.html", "Hopscotch"));
    for (Part part : bar) {
      if (part.isMade()) {
        page.append(link(address, part.address, part.name));
      }
    }
    page.append("</nav>\n<div class=\"page\">\n<main>\n")
        .append(main)
        .append("</main>\n")
        .append(contents(heads))
        .append("</div>\n<footer>")
        .append("Hopscotch ")
        .append(escaped(version))
        .append(origin.isEmpty() ? "" : ", from <code>" + escaped(origin) + "</code>")
        .append("</footer>\n</body>\n</html>\n");
    return page.toString();
  }

  private static String link(String from, String to, String name) {
    String here = from.equals(to) ? " aria-current=\"page\"" : "";
    return "<a href=\"%s\"%s>%s</a>\n".formatted(Links.relative(from, to), here, escaped(name));
  }

  private static String contents(Map<String, String> heads) {
    if (heads.size() < 3) {
      return "";
    }
    StringBuilder list =
        new StringBuilder("<nav class=\"contents\" aria-label=\"On this page\">\n");
    heads.forEach(
        (anchor, head) -> list.append("<a href=\"#%s\">%s</a>\n".formatted(anchor, escaped(head))));
    return list.append("</nav>\n").toString();
  }

  /** A text as HTML. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
