package hopscotch.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A page of Markdown, with the anchors of its heads as Git hosts make them. */
final class MarkdownPage {
  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  private final String path;
  private final Node document;
  private final Map<Heading, String> anchors = new LinkedHashMap<>();

  private MarkdownPage(String path, Node document) {
    this.path = path;
    this.document = document;
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            anchors.put(heading, unused(anchor(text(heading))));
          }
        });
  }

  /** Reads a page that stands at a path of the checkout. */
  static MarkdownPage of(String path, String markdown) {
    return new MarkdownPage(path, PARSER.parse(markdown));
  }

  private String unused(String anchor) {
    String unused = anchor;
    for (int i = 1; anchors.containsValue(unused); i++) {
      unused = anchor + "-" + i;
    }
    return unused;
  }

  private static String anchor(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  /** Its text without any markup. */
  static String text(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text it) {
            text.append(it.getLiteral());
          }

          @Override
          public void visit(Code it) {
            text.append(it.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak it) {
            text.append(' ');
          }
        });
    return text.toString();
  }

  String path() {
    return path;
  }

  Node document() {
    return document;
  }

  List<String> anchors() {
    return List.copyOf(anchors.values());
  }

  /** The anchors of the heads of the second level, and their texts. */
  Map<String, String> sections() {
    Map<String, String> sections = new LinkedHashMap<>();
    anchors.forEach(
        (heading, anchor) -> {
          if (isSection(heading)) {
            sections.put(anchor, text(heading));
          }
        });
    return sections;
  }

  /** The first head; the path if there is none. */
  String title() {
    return anchors.keySet().stream().findFirst().map(MarkdownPage::text).orElse(path);
  }

  /** The first sentence of its first paragraph. */
  String summary() {
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Paragraph) {
        String text = text(node).strip();
        int end = text.indexOf(". ");
        return end < 0 ? text.replaceFirst(":$", ".") : text.substring(0, end + 1);
      }
    }
    return "";
  }

  /** The text before the first head of the second level, without the title. */
  String introduction() {
    List<Node> nodes = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null && !isSection(node); ) {
      Node next = node.getNext();
      if (!(node instanceof Heading)) {
        nodes.add(node);
      }
      node = next;
    }
    return html(nodes);
  }

  /** The text below a head of the second level, which must have some. */
  String section(String head) {
    for (Heading heading : anchors.keySet()) {
      if (isSection(heading) && text(heading).equals(head)) {
        List<Node> nodes = new ArrayList<>();
        for (Node node = heading.getNext(); node != null && !isSection(node); ) {
          nodes.add(node);
          node = node.getNext();
        }
        return html(nodes);
      }
    }
    throw new IllegalArgumentException(path + ": expected a head '## " + head + "'");
  }

  private static boolean isSection(Node node) {
    return node instanceof Heading heading && heading.getLevel() == 2;
  }

  private String html(List<Node> nodes) {
    StringBuilder html = new StringBuilder();
    nodes.forEach(node -> html.append(html(node)));
    return html.toString();
  }

  String html() {
    return html(document);
  }

  /** Tables in boxes that scroll, since a screen may be narrower. */
  private String html(Node node) {
    HtmlRenderer renderer =
        HtmlRenderer.builder()
            .extensions(List.of(TablesExtension.create()))
            .attributeProviderFactory(
                context ->
                    (of, tag, attributes) -> {
                      if (of instanceof Heading heading && anchors.containsKey(heading)) {
                        attributes.put("id", anchors.get(heading));
                      }
                    })
            .build();
    return renderer
        .render(node)
        .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
  }
}
