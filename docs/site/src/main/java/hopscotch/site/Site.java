package hopscotch.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * All files of the site. It has a page for each page of Markdown, and one for each other file that
 * a page links to. Pages such as the start lead to them. The rest are parts that other commands
 * made.
 */
final class Site {
  static final String STYLE = "style.css";

  static final String START = "index.html";
  private static final String COURSE = "course/index.html";
  private static final String LIVE = "live/index.html";
  private static final String JAVADOC = "javadoc/index.html";
  private static final String WAY_BACK = "href=\"../" + START + "\"";
  private static final String PLANNERS = "which-planner.html";
  private static final String PLANNERS_HEAD = "Which planner for which need";
  private static final String GUIDES = "guides.html";
  private static final String SCOREBOARD = "docs/results/scoreboard.md";
  private static final Pattern VERSION = Pattern.compile("(?m)^  <version>(.*)</version>");

  private final Checkout checkout;
  private final Path parts;
  private final Map<String, MarkdownPage> pages = new TreeMap<>();
  private final Links links;
  private final Layout layout;
  private final Map<String, byte[]> files = new TreeMap<>();

  /**
   * Reads all pages.
   *
   * @param parts a folder that may have the folders {@code course}, {@code live} and {@code
   *     javadoc}
   */
  Site(Checkout checkout, Path parts) throws IOException {
    this.checkout = checkout;
    this.parts = parts;
    for (String file : checkout.files()) {
      if (checkout.isPage(file)) {
        pages.put(file, MarkdownPage.of(file, checkout.text(file)));
      }
    }
    links = new Links(checkout, pages);
    Matcher version = VERSION.matcher(checkout.text("pom.xml"));
    layout = new Layout(version.find() ? version.group(1) : "", bar());
  }

  private List<Layout.Part> bar() {
    boolean hasScoreboard = pages.containsKey(SCOREBOARD);
    return List.of(
        new Layout.Part("Get started", "README.html", "What it is, and the first ten minutes."),
        new Layout.Part("Which planner", PLANNERS, "A planner for each need, with its figures."),
        new Layout.Part(
            "Course",
            isThere(COURSE) ? COURSE : "",
            "What each search does, step by step, with the numbers of real planners."),
        new Layout.Part(
            "Play", isThere(LIVE) ? LIVE : "", "Draw walls and ask the planners, in this browser."),
        new Layout.Part("Guides", GUIDES, "A page for each thing to do, and for each big idea."),
        new Layout.Part("Results", "docs/results/README.html", "Figures, with their commands."),
        new Layout.Part("Papers", "docs/papers.html", "Published figures beside ours."),
        new Layout.Part(
            "Scoreboard",
            hasScoreboard ? "docs/results/scoreboard.html" : "",
            "Public packages, asked the same questions."),
        new Layout.Part(
            "Javadoc", isThere(JAVADOC) ? JAVADOC : "", "The library, class by class."));
  }

  private boolean isThere(String part) {
    return Files.isRegularFile(parts.resolve(part));
  }

  /** The names of the parts that were not made. */
  List<String> leftOut() {
    return layout.bar().stream().filter(part -> !part.isMade()).map(Layout.Part::name).toList();
  }

  /** The links that lead nowhere. May be called only after {@link #make}. */
  List<Problem> problems() {
    return links.problems();
  }

  /** Makes all files: their contents, by where they will stand. */
  Map<String, byte[]> make() throws IOException {
    pages.values().forEach(links::turn);
    pages.values().forEach(this::addPage);
    addLinked();
    addStart();
    addGuides();
    addParts();
    try (InputStream style =
        Objects.requireNonNull(Site.class.getResourceAsStream("/hopscotch/site/" + STYLE))) {
      files.put(STYLE, style.readAllBytes());
    }
    return files;
  }

  private void add(String address, String title, String main, String origin) {
    add(address, layout.page(address, title, main, Map.of(), origin));
  }

  private void add(String address, String page) {
    files.put(address, page.getBytes(StandardCharsets.UTF_8));
  }

  private void addPage(MarkdownPage page) {
    String address = links.address(page.path());
    add(address, layout.page(address, page.title(), page.html(), page.sections(), page.path()));
  }

  /** Pictures as they are, other files as text, folders as lists, with all that these name. */
  private void addLinked() throws IOException {
    Deque<String> left = new ArrayDeque<>(links.linked());
    Set<String> done = new HashSet<>();
    while (!left.isEmpty()) {
      String file = left.pop();
      String address = links.address(file);
      if (!done.add(file) || files.containsKey(address)) {
        continue;
      }
      if (checkout.isFolder(file)) {
        left.addAll(checkout.filesOf(file));
        add(address, file, list(file, address), file);
      } else if (Links.isPicture(file)) {
        files.put(address, checkout.bytes(file));
      } else {
        String text = Layout.escaped(checkout.text(file));
        String head = "<h1 class=\"file\">" + Layout.escaped(file) + "</h1>\n";
        add(address, file, head + "<pre><code>" + text + "</code></pre>\n", file);
      }
    }
  }

  private String list(String folder, String address) {
    StringBuilder list =
        new StringBuilder("<h1 class=\"file\">" + Layout.escaped(folder) + "</h1>\n<ul>\n");
    for (String file : checkout.filesOf(folder)) {
      String name = file.substring(folder.length() + 1);
      list.append(item(Links.relative(address, links.address(file)), name, ""));
    }
    return list.append("</ul>\n").toString();
  }

  private static String item(String address, String name, String about) {
    return "<li><a href=\"%s\">%s</a>%s</li>\n"
        .formatted(
            address, Layout.escaped(name), about.isEmpty() ? "" : "<br>" + Layout.escaped(about));
  }

  private void addStart() {
    MarkdownPage readme = pages.get("README.md");
    StringBuilder main = new StringBuilder("<h1>Hopscotch</h1>\n").append(readme.introduction());
    main.append("<ul class=\"cards\">\n");
    for (Layout.Part part : layout.bar()) {
      String about = part.isMade() ? part.about() : "Left out of this copy of the site.";
      main.append(
          part.isMade()
              ? item(part.address(), part.name(), about)
              : "<li>%s<br>%s</li>\n".formatted(part.name(), about));
    }
    main.append("</ul>\n");
    add(START, "Hopscotch", main.toString(), readme.path());
    String planners = "<h1>" + PLANNERS_HEAD + "</h1>\n" + readme.section(PLANNERS_HEAD);
    add(PLANNERS, PLANNERS_HEAD, planners, readme.path());
  }

  private void addGuides() {
    StringBuilder main = new StringBuilder("<h1>Guides</h1>\n");
    Map<String, String> heads = new LinkedHashMap<>();
    addGuides(main, heads, "How to do it", file -> file.matches("docs/[^/]+"));
    addGuides(main, heads, "How it works", file -> file.matches("docs/how-it-works/[^/]+"));
    addGuides(
        main, heads, "The modules", file -> file.matches("([^/]+|experiments/[^/]+)/README.md"));
    addGuides(main, heads, "Examples", file -> file.startsWith("examples/"));
    addGuides(main, heads, "Ideas that were tried", file -> file.startsWith("docs/notebook/"));
    addGuides(main, heads, "The project", file -> file.matches("[^/]+"));
    add(GUIDES, layout.page(GUIDES, "Guides", main.toString(), heads, ""));
  }

  private void addGuides(
      StringBuilder main, Map<String, String> heads, String head, Predicate<String> chosen) {
    List<MarkdownPage> guides =
        pages.values().stream()
            .filter(page -> chosen.test(page.path()))
            .sorted(Comparator.comparing(MarkdownPage::title))
            .toList();
    String anchor = "part-" + heads.size();
    heads.put(anchor, head);
    main.append("<h2 id=\"%s\">%s</h2>\n<ul class=\"guides\">\n".formatted(anchor, head));
    for (MarkdownPage page : guides) {
      main.append(item(links.address(page.path()), page.title(), page.summary()));
    }
    main.append("</ul>\n");
  }

  private void addParts() throws IOException {
    for (String part : List.of("course", "live", "javadoc")) {
      if (Files.isDirectory(parts.resolve(part))) {
        for (Path file : filesBelow(parts.resolve(part))) {
          String address = Checkout.slashes(parts.relativize(file));
          files.put(address, withWayBack(address, Files.readAllBytes(file)));
        }
      }
    }
  }

  /** The first page of the course, to which all lessons lead, and the page to play with. */
  private static byte[] withWayBack(String address, byte[] content) {
    if (!address.equals(COURSE) && !address.equals(LIVE)) {
      return content;
    }
    String link = "<a " + WAY_BACK + ">Hopscotch</a>";
    return new String(content, StandardCharsets.UTF_8)
        .replaceFirst(
            "<main>|<h1>Hopscotch</h1>",
            address.equals(COURSE) ? "<main>\n<p>" + link + "</p>" : "<h1>" + link + "</h1>")
        .getBytes(StandardCharsets.UTF_8);
  }

  private static List<Path> filesBelow(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /**
   * Every link of a page of ours, lessons among them, leads to a file of the site, and to an anchor
   * there. The first page of each part leads back to the start.
   */
  List<Problem> deadLinks() {
    List<String> made = new ArrayList<>(files.keySet());
    made.removeIf(file -> !file.endsWith(".html") || file.matches("(javadoc|live)/.*"));
    List<Problem> problems = new PageLinks(files).dead(made);
    for (String first : List.of(COURSE, LIVE, JAVADOC)) {
      byte[] page = files.getOrDefault(first, WAY_BACK.getBytes(StandardCharsets.UTF_8));
      // The Javadoc of the first page has its root as "./".
      String links = new String(page, StandardCharsets.UTF_8).replace("\"./", "\"");
      if (!links.contains(WAY_BACK)) {
        problems.add(new Problem(first, 1, "no way back: expected a link to ../" + START));
      }
    }
    return problems;
  }
}
