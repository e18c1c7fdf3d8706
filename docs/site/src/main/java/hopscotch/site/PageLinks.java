package hopscotch.site;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The links of finished pages, which must lead to a file of the site and to an anchor in it, or to
 * a state of its script such as {@code #map=lesson/wall}.
 */
final class PageLinks {
  private static final Pattern LINK = Pattern.compile("<[^>]* (?:href|src)=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

  private final Map<String, byte[]> files;
  private final Map<String, Set<String>> ids = new HashMap<>();

  /** The links of a site's files, by their places. */
  PageLinks(Map<String, byte[]> files) {
    this.files = files;
  }

  /** The dead links of some of its pages. */
  List<Problem> dead(List<String> pages) {
    List<Problem> dead = new ArrayList<>();
    for (String page : pages) {
      String[] lines = text(page).split("\n", -1);
      for (int i = 0; i < lines.length; i++) {
        Matcher links = LINK.matcher(lines[i]);
        while (links.find()) {
          String fault = fault(page, links.group(1));
          if (fault != null) {
            dead.add(new Problem(page, i + 1, "'%s': %s".formatted(links.group(1), fault)));
          }
        }
      }
    }
    return dead;
  }

  private String fault(String page, String link) {
    if (Links.isElsewhere(link)) {
      return null;
    }
    int hash = link.indexOf('#');
    String typed = hash < 0 ? link : link.substring(0, hash);
    String file = typed.isEmpty() ? page : Links.resolved(page, typed);
    if (!files.containsKey(file)) {
      return "the site has no such file; " + Nearest.hint(file, files.keySet());
    }
    String anchor = hash < 0 ? "" : link.substring(hash + 1);
    boolean isState = anchor.contains("=");
    return anchor.isEmpty() || isState || ids(file).contains(anchor)
        ? null
        : "%s has no such anchor; %s".formatted(file, Nearest.hint(anchor, ids(file)));
  }

  private Set<String> ids(String file) {
    return ids.computeIfAbsent(
        file,
        it -> {
          Set<String> found = new HashSet<>();
          Matcher matcher = ID.matcher(text(it));
          while (matcher.find()) {
            found.add(matcher.group(1));
          }
          return found;
        });
  }

  private String text(String file) {
    return new String(files.get(file), StandardCharsets.UTF_8);
  }
}
