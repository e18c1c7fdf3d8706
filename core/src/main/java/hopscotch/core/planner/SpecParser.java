package hopscotch.core.planner;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Recursive descent over the grammar of {@link PlannerSpec}. */
final class SpecParser {
  /** Deeper nesting is no planner, and would only exhaust the stack. */
  private static final int MAX_DEPTH = 16;

  private final String text;
  private int at;

  SpecParser(String text) {
    this.text = text;
  }

  PlannerSpec parse() {
    PlannerSpec spec = arguments(word("a planner id", "-"), 1);
    skipBlanks();
    if (at < text.length()) {
      throw expected("the end");
    }
    return spec;
  }

  private PlannerSpec arguments(String id, int depth) {
    List<PlannerSpec> inner = new ArrayList<>();
    Map<String, String> parameters = new LinkedHashMap<>();
    if (accept('(')) {
      do {
        int start = at;
        String name = word("a parameter or a planner", "-");
        if (accept('=')) {
          if (parameters.put(name, word("a value", "-.+/")) != null) {
            at = start;
            throw expected("each parameter once, not '" + name + "' again");
          }
        } else if (depth == MAX_DEPTH) {
          throw expected("at most " + MAX_DEPTH + " nested planners");
        } else {
          inner.add(arguments(name, depth + 1));
        }
      } while (accept(','));
      if (!accept(')')) {
        throw expected("',' or ')'");
      }
    }
    return new PlannerSpec(id, inner, parameters);
  }

  private String word(String what, String alsoAllowed) {
    skipBlanks();
    int start = at;
    while (at < text.length() && isWordCharacter(text.charAt(at), alsoAllowed)) {
      at++;
    }
    if (at == start) {
      throw expected(what);
    }
    return text.substring(start, at);
  }

  private static boolean isWordCharacter(char c, String alsoAllowed) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || alsoAllowed.indexOf(c) >= 0;
  }

  private boolean accept(char c) {
    skipBlanks();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private IllegalArgumentException expected(String what) {
    return new IllegalArgumentException(
        "planner '%s', column %d: expected %s".formatted(text, at + 1, what));
  }
}
