package hopscotch.core.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** The known names that are nearest to one that is not known, for messages. */
public final class DidYouMean {
  private static final int MOST_NAMES = 3;
  private static final int LEAST_BEGINNING = 3;

  private DidYouMean() {}

  /**
   * {@code " (did you mean astar?)"}, with the blank before it; empty where no known name is near.
   *
   * @param typed what is not known
   * @param known all names that are
   */
  public static String hint(String typed, Collection<String> known) {
    List<String> nearest = nearest(typed, known);
    return nearest.isEmpty() ? "" : " (did you mean " + String.join(" or ", nearest) + "?)";
  }

  /**
   * The known names of the least number of slips of the pen, else those that begin likewise; at
   * most three, often none.
   */
  public static List<String> nearest(String typed, Collection<String> known) {
    String word = typed.toLowerCase(Locale.ROOT);
    int least = 1 + (word.length() - 1) / 4;
    List<String> nearest = new ArrayList<>();
    for (String name : known) {
      if (Math.abs(name.length() - word.length()) > least) {
        continue;
      }
      int slips = slips(word, name.toLowerCase(Locale.ROOT));
      if (slips < least) {
        nearest.clear();
        least = slips;
      }
      if (slips == least && nearest.size() < MOST_NAMES) {
        nearest.add(name);
      }
    }
    return nearest.isEmpty() ? likewise(word, known) : nearest;
  }

  /** Names that share all letters but the last, such as {@code query} and {@code queries}. */
  private static List<String> likewise(String word, Collection<String> known) {
    String beginning = word.substring(0, Math.max(0, word.length() - 1));
    return known.stream()
        .filter(name -> beginning.length() >= LEAST_BEGINNING)
        .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(beginning))
        .limit(MOST_NAMES)
        .toList();
  }

  /**
   * Letters left out, put in, changed, or swapped with their neighbour, each letter once at most.
   */
  private static int slips(String a, String b) {
    int[][] table = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          table[i][j] = i + j;
          continue;
        }
        int changed = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        table[i][j] =
            Math.min(table[i - 1][j - 1] + changed, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
        }
      }
    }
    return table[a.length()][b.length()];
  }
}
