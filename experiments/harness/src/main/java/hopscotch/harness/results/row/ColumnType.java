package hopscotch.harness.results.row;

import hopscotch.core.planner.Guarantee;
import hopscotch.judge.verdict.Verdict;
import java.util.function.Function;

/** The types of fields. The same rule applies when a field is read and before it is written. */
enum ColumnType {
  TEXT("a text of one line"),
  COUNT("a whole number of at least 0 and at most 9 digits"),
  /** A whole number of no more digits than the largest count has. */
  WHOLE("a whole number of at least 0 and at most 18 digits, or nothing"),
  REAL("a number, or nothing"),
  VERDICT("a verdict such as optimal"),
  GUARANTEE("a guarantee such as OPTIMAL or BOUNDED(1.5)"),
  COUNTERS("counters as name=number, parted by semicolons");

  final String expected;

  ColumnType(String expected) {
    this.expected = expected;
  }

  boolean accepts(String text) {
    return switch (this) {
      case TEXT -> text.indexOf('\n') < 0;
      case COUNT -> !text.isEmpty() && isWhole(text, 9);
      case WHOLE -> isWhole(text, 18);
      case REAL -> text.isEmpty() || isRead(text, Double::parseDouble);
      case VERDICT -> isRead(text, Verdict::parse);
      case GUARANTEE -> text.isEmpty() || isRead(text, Guarantee::parse);
      case COUNTERS -> text.indexOf('\n') < 0 && areCounters(text);
    };
  }

  private static boolean isWhole(String text, int mostDigits) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return text.length() <= mostDigits;
  }

  private static boolean areCounters(String text) {
    for (String counter : text.split(";")) {
      int equals = counter.indexOf('=');
      if (equals >= 0 && !isRead(counter.substring(equals + 1), Double::parseDouble)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isRead(String text, Function<String, ?> reader) {
    try {
      return reader.apply(text) != null;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
