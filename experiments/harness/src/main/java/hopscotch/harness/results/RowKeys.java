package hopscotch.harness.results;

import it.unimi.dsi.fastutil.Arrays;
import it.unimi.dsi.fastutil.ints.IntComparator;

/** The keys of many rows that stay in their files, with 40 bytes for each. Sorted in place. */
final class RowKeys {
  /** The map and movement in the high half, the number of the problem in the low half. */
  final long[] problem;

  /** The planner in the high half, the repetition in the low half. */
  final long[] asked;

  /** The place of each row in the {@link RowStore}. */
  final long[] place;

  /** A hash of the fields in which two rows of the same answer must agree. */
  final long[] content;

  final int[] session;

  /** Whether each row is left out, since another has the same key. */
  final boolean[] dropped;

  /** Keys with room for a number of rows. */
  RowKeys(int rows) {
    problem = new long[rows];
    asked = new long[rows];
    place = new long[rows];
    content = new long[rows];
    session = new int[rows];
    dropped = new boolean[rows];
  }

  /** Whether two rows are of the same question to the same planner. */
  boolean isSame(int a, int b) {
    return problem[a] == problem[b] && asked[a] == asked[b];
  }

  /** Renumbers maps and planners. The arrays give the new number for each old one. */
  void renumber(int[] parts, int[] planners) {
    for (int row = 0; row < problem.length; row++) {
      problem[row] = (long) parts[(int) (problem[row] >>> 32)] << 32 | (int) problem[row];
      asked[row] = (long) planners[(int) (asked[row] >>> 32)] << 32 | (int) asked[row];
    }
  }

  /** Sorts by question, then by the place of the session, then by the row's own. */
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

  /** Sorts by session, and within a session by question. Dropped rows come last. */
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
