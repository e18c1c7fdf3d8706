package hopscotch.hpa.corridor;

import java.util.Arrays;

/**
 * Cliques of four, then of three, then of two; what is left joins a neighbour: Sturtevant and Buro,
 * "Partial Pathfinding Using Map Abstraction and Refinement", AAAI 2005.
 */
final class Cliques {
  private Cliques() {}

  /**
   * Writes the group of each region, numbered from 0 in the order of their first members, and
   * answers how many groups there are. Each group is connected.
   */
  static int group(RegionGraph regions, int... groups) {
    Arrays.fill(groups, -1);
    int count = 0;
    int[] clique = new int[4];
    for (int size = 4; size >= 2; size--) {
      for (int region = 0; region < groups.length; region++) {
        clique[0] = region;
        if (groups[region] < 0 && extend(regions, groups, clique, 1, size)) {
          for (int i = 0; i < size; i++) {
            groups[clique[i]] = count;
          }
          count++;
        }
      }
    }
    for (int region = 0; region < groups.length; region++) {
      if (groups[region] < 0) {
        int[] edges = regions.neighbours()[region];
        groups[region] = edges.length == 0 ? count++ : groups[edges[0]];
      }
    }
    return renumbered(groups, count);
  }

  /** Grows a clique of {@code known} members to one of {@code size} that have no group yet. */
  private static boolean extend(
      RegionGraph regions, int[] groups, int[] clique, int known, int size) {
    if (known == size) {
      return true;
    }
    for (int next : regions.neighbours()[clique[0]]) {
      boolean joinsAll = groups[next] < 0;
      for (int i = 1; i < known && joinsAll; i++) {
        joinsAll = next != clique[i] && areAdjacent(regions, clique[i], next);
      }
      if (joinsAll) {
        clique[known] = next;
        if (extend(regions, groups, clique, known + 1, size)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean areAdjacent(RegionGraph regions, int a, int b) {
    for (int next : regions.neighbours()[a]) {
      if (next == b) {
        return true;
      }
    }
    return false;
  }

  private static int renumbered(int[] groups, int count) {
    int[] numbers = new int[count];
    Arrays.fill(numbers, -1);
    int used = 0;
    for (int i = 0; i < groups.length; i++) {
      if (numbers[groups[i]] < 0) {
        numbers[groups[i]] = used++;
      }
      groups[i] = numbers[groups[i]];
    }
    return used;
  }
}
