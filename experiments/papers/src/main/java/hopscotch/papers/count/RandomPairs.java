package hopscotch.papers.count;

import hopscotch.core.grid.GridGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Queries drawn at random, for papers whose own are not known. */
public final class RandomPairs {
  private static final int MOST_TRIES = 100;

  private RandomPairs() {}

  /**
   * Pairs of two connected free cells, start and goal. The same map and seed give the same ones.
   * There are fewer than {@code count} if most cells are not connected, and none of a map with
   * fewer than two free cells.
   */
  public static List<int[]> of(GridGraph graph, long seed, int count) {
    List<int[]> pairs = new ArrayList<>();
    int[] free = graph.freeCells();
    Random random = new Random(seed ^ graph.map().hashCode());
    for (int tries = 0;
        pairs.size() < count && tries < MOST_TRIES * count && free.length > 1;
        tries++) {
      int start = free[random.nextInt(free.length)];
      int goal = free[random.nextInt(free.length)];
      if (start != goal && graph.components().connected(start, goal)) {
        pairs.add(new int[] {start, goal});
      }
    }
    return pairs;
  }
}
