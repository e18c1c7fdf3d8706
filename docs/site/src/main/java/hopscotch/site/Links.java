package hopscotch.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/** Turns links between files of the checkout into links between pages of the site. */
final class Links {
  private static final Set<String> PICTURES = Set.of("png", "svg", "gif", "jpg");

  private final Checkout checkout;
  private final Map<String, MarkdownPage> pages;
  private final Set<String> linked = new TreeSet<>();
  private final List<Problem> problems = new ArrayList<>();

  Links(Checkout checkout, Map<String, MarkdownPage> pages) {
    this.checkout = checkout;
    this.pages = pages;
  }

  /** Files and folders that are no pages and that links led to. */
  Set<String> linked() {
    return linked;
  }

  List<Problem> problems() {
    return problems;
  }

  /** Turns the links of a page; once for each page. */
  void turn(MarkdownPage page) {
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                target(page, link, link.getDestination()).ifPresent(link::setDestination);
                visitChildren(link);
              }

              @Override
              public void visit(Image image) {
                target(page, image, image.getDestination()).ifPresent(image::setDestination);
                visitChildren(image);
              }
            });
  }

  private Optional<String> target(MarkdownPage page, Node node, String link) {
    if (isElsewhere(link)) {
      return Optional.empty();
    }
    int hash = link.indexOf('#');
    String typed = hash < 0 ? link : link.substring(0, hash);
    String anchor = hash < 0 ? "" : link.substring(hash + 1);
    String file = typed.isEmpty() ? page.path() : resolved(page.path(), typed);
    String fault = fault(file, anchor);
    if (fault != null) {
      problems.add(new Problem(page.path(), line(node), "'%s': %s".formatted(link, fault)));
      return Optional.empty();
    }
    if (!pages.containsKey(file)) {
      linked.add(file);
    }
    String to = typed.isEmpty() ? "" : relative(page.path(), address(file));
    return Optional.of(hash < 0 ? to : to + "#" + anchor);
  }

  /** The fault of a link, or {@code null} if it leads somewhere. */
  private String fault(String file, String anchor) {
    MarkdownPage page = pages.get(file);
    if (page == null && !checkout.isFile(file) && !checkout.isFolder(file)) {
      return "no such file; " + Nearest.hint(file, checkout.files());
    }
    if (anchor.isEmpty() || page != null && page.anchors().contains(anchor)) {
      return null;
    }
    return page == null
        ? file + " has no heads; expected no '#'"
        : "%s has no such head; %s".formatted(file, Nearest.hint(anchor, page.anchors()));
  }

  private static int line(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.getSourceSpans().isEmpty()) {
        return at.getSourceSpans().get(0).getLineIndex() + 1;
      }
    }
    return 1;
  }

  /** Whether a link leads out of the site, as by {@code https:}. */
  static boolean isElsewhere(String link) {
    return link.matches("[a-z]+:.*");
  }

  /** The file that a link in another file leads to. */
  static String resolved(String from, String link) {
    Path folder = Path.of("/" + from).getParent();
    return Checkout.slashes(Path.of("/").relativize(folder.resolve(link).normalize()));
  }

  /** Where a file of the checkout, or a list of a folder, stands on the site. */
  String address(String file) {
    if (pages.containsKey(file)) {
      return file.substring(0, file.length() - ".md".length()) + ".html";
    }
    if (checkout.isFolder(file)) {
      String readme = file + "/README.md";
      return pages.containsKey(readme) ? address(readme) : file + "/contents.html";
    }
    return isPicture(file) ? file : file + ".html";
  }

  static boolean isPicture(String file) {
    return PICTURES.contains(file.substring(file.lastIndexOf('.') + 1));
  }

  /** From one file of the site to another. */
  static String relative(String from, String to) {
    Path folder = Path.of("/" + from).getParent();
    return Checkout.slashes(folder.relativize(Path.of("/" + to)));
  }
}
