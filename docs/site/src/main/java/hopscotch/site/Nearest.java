package hopscotch.site;

import java.util.Collection;
import java.util.Comparator;

/** The known word that is nearest to a mistyped one. */
final class Nearest {
  private Nearest() {}

  /** {@code expected 'word'}, or what else to say if no word is known. */
  static String hint(String typed, Collection<String> known) {
    return known.stream()
        .min(Comparator.comparingInt((String word) -> distance(typed, word)))
        .map(word -> "expected '" + word + "'?")
        .orElse("there is none");
  }

  /** The number of letters that must be added, removed or replaced. */
  static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
      }
      above = row;
    }
    return above[b.length()];
  }
}
