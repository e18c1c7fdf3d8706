package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every relative link of the project's pages leads to a file that is there, and to a head in it.
 */
class LinksTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEAD = Pattern.compile("^#+ +(.*)$");
  private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*");

  @TestFactory
  Stream<DynamicTest> everyLinkLeadsSomewhere() throws IOException {
    return pages().stream()
        .map(
            page ->
                DynamicTest.dynamicTest(
                    ROOT.relativize(page).toString(), () -> assertEquals(List.of(), dead(page))));
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.find(ROOT, 4, (file, attributes) -> isPage(file))) {
      return files.sorted().toList();
    }
  }

  /** Markdown that is no output of a build or a run and no resource of a test. */
  private static boolean isPage(Path file) {
    String name = ROOT.relativize(file).toString().replace('\\', '/');
    return name.endsWith(".md") && !name.matches("(.*/)?(target|src|runs|out|node_modules)/.*");
  }

  private static List<String> dead(Path page) throws IOException {
    List<String> dead = new ArrayList<>();
    for (String line : prose(page)) {
      Matcher links = LINK.matcher(line.replaceAll("`[^`]*`", ""));
      while (links.find()) {
        if (!ELSEWHERE.matcher(links.group(1)).matches() && !leads(page, links.group(1))) {
          dead.add(links.group(1));
        }
      }
    }
    return dead;
  }

  private static boolean leads(Path page, String link) throws IOException {
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path target = file.isEmpty() ? page : page.resolveSibling(file).normalize();
    return Files.exists(target) && (hash < 0 || anchors(target).contains(link.substring(hash + 1)));
  }

  /** The lines of a page outside its blocks of code. */
  private static List<String> prose(Path page) throws IOException {
    List<String> prose = new ArrayList<>();
    boolean isCode = false;
    for (String line : Files.readAllLines(page)) {
      if (line.startsWith("```")) {
        isCode = !isCode;
      } else if (!isCode) {
        prose.add(line);
      }
    }
    return prose;
  }

  /** The heads of a page as Git hosts make anchors of them. */
  private static Set<String> anchors(Path page) throws IOException {
    Set<String> anchors = new HashSet<>();
    for (String line : prose(page)) {
      Matcher head = HEAD.matcher(line);
      if (head.matches()) {
        String text = head.group(1).toLowerCase(Locale.ROOT);
        anchors.add(text.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'));
      }
    }
    return anchors;
  }
}
