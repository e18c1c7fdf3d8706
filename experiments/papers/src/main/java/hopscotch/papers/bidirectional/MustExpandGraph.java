package hopscotch.papers.bidirectional;

import java.util.Arrays;

/**
 * The must-expand graph, whose edges are the pairs of cells of which every front-to-end search must
 * expand one, and its least vertex cover. Both are those of Shaham, Felner, Chen and Sturtevant,
 * "The Minimal Set of States that Must Be Expanded in a Front-to-End Bidirectional Search", 2017,
 * section 4.
 *
 * <p>With a consistent heuristic the graph joins u forward and v backward if fF(u), fB(v) and gF(u)
 * + gB(v) + e are below C*. So v is joined to every u whose g is small enough. A least cover
 * therefore takes all u below some g, and all v that are joined to the others. The best such g is
 * found in one pass over the values of g.
 */
final class MustExpandGraph {
  private final long[] forward;
  private final long[] backward;

  /**
   * A graph from the costs of cells.
   *
   * @param forward gF of each cell whose fF is below C*, in any order; sorted here
   * @param backward gB of each cell whose fB is below C*, in any order; sorted here
   */
  MustExpandGraph(long[] forward, long[] backward) {
    this.forward = forward.clone();
    this.backward = backward.clone();
    Arrays.sort(this.forward);
    Arrays.sort(this.backward);
  }

  /**
   * The size of a least vertex cover.
   *
   * @param optimum C*
   * @param cheapest e, the cost of the cheapest move; 0 for pairs below C* by gF + gB alone
   */
  int leastCover(long optimum, long cheapest) {
    long limit = optimum - cheapest;
    int least = Integer.MAX_VALUE;
    int joined = backward.length;
    for (int taken = 0; ; ) {
      if (taken < forward.length) {
        while (joined > 0 && forward[taken] + backward[joined - 1] >= limit) {
          joined--;
        }
      } else {
        joined = 0;
      }
      least = Math.min(least, taken + joined);
      if (taken >= forward.length) {
        return least;
      }
      long g = forward[taken];
      while (taken < forward.length && forward[taken] == g) {
        taken++;
      }
    }
  }
}
