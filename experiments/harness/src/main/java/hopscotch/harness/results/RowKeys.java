package hopscotch.harness.results;

import it.unimi.dsi.fastutil.Arrays;
import it.unimi.dsi.fastutil.ints.IntComparator;

/** What is known of many rows that stay in their files: 40 bytes each. Sorted in place. */
final class RowKeys {
  /** The map and movement above the number of the problem. */
  final long[] problem;

  /** The planner above the repetition. */
  final long[] asked;

  /** Where the row stands, {@link RowStore}. */
  final long[] place;

  /** A hash of what two rows of one answer have in common. */
  final long[] content;

  final int[] session;

  /** Whether the row is left out, since another has the same key. */
  final boolean[] dropped;

  /** Room for so many. */
  RowKeys(int rows) {
    problem = new long[rows];
    asked = new long[rows];
    place = new long[rows];
    content = new long[rows];
    session = new int[rows];
    dropped = new boolean[rows];
  }

  /** Whether two rows are of one question to one planner. */
  boolean isSame(int a, int b) {
    return problem[a] == problem[b] && asked[a] == asked[b];
  }

  /** Numbers maps and planners anew: by old number, the new one. */
  void renumber(int[] parts, int[] planners) {
    for (int row = 0; row < problem.length; row++) {
      problem[row] = (long) parts[(int) (problem[row] >>> 32)] << 32 | (int) problem[row];
      asked[row] = (long) planners[(int) (asked[row] >>> 32)] << 32 | (int) asked[row];
    }
  }

  /** Sorts by question; of one question by what the session counts, then by place. */
  void sortByQuestion(int rows, int[] sessionPlaces) {
    sort(
        rows,
        (a, b) -> {
          int order = compareQuestions(a, b);
          order =
              order != 0
                  ? order
                  : Integer.compare(sessionPlaces[session[a]], sessionPlaces[session[b]]);
          return order != 0 ? order : Long.compare(place[a], place[b]);
        });
  }

  /** Sorts by session, and in it by question; dropped rows last. */
  void sortBySession(int rows) {
    sort(
        rows,
        (a, b) -> {
          int order = Boolean.compare(dropped[a], dropped[b]);
          order = order != 0 ? order : Integer.compare(session[a], session[b]);
          return order != 0 ? order : compareQuestions(a, b);
        });
  }

  private int compareQuestions(int a, int b) {
    int order = Long.compare(problem[a], problem[b]);
    return order != 0 ? order : Long.compare(asked[a], asked[b]);
  }

  private void sort(int rows, IntComparator order) {
    Arrays.quickSort(0, rows, order, this::swap);
  }

  private void swap(int a, int b) {
    swap(problem, a, b);
    swap(asked, a, b);
    swap(place, a, b);
    swap(content, a, b);
    int kept = session[a];
    session[a] = session[b];
    session[b] = kept;
    boolean was = dropped[a];
    dropped[a] = dropped[b];
    dropped[b] = was;
  }

  private static void swap(long[] values, int a, int b) {
    long kept = values[a];
    values[a] = values[b];
    values[b] = kept;
  }
}
