package hopscotch.judge.verdict;

/**
 * The least cost of a query, as a reference search found it.
 *
 * @param cost the exact cost; -1 if there is no path
 * @param length the length of that path; NaN if there is none
 * @param agrees whether the file agrees; true if it has no length
 */
record Optimum(long cost, double length, boolean agrees) {
  boolean isReachable() {
    return cost >= 0;
  }

  String describe() {
    return isReachable() ? "length " + length : "no path";
  }
}
