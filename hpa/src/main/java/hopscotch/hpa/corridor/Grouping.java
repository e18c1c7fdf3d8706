package hopscotch.hpa.corridor;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import java.util.Arrays;

/** A rule by which adjacent regions become one. */
interface Grouping {
  /**
   * Writes the group of each region, numbered from 0 in the order of their first members, and
   * answers how many groups there are. Each group is connected.
   */
  int group(RegionGraph graph, int[] groups);

  /**
   * The connected parts of squares: Sturtevant, "Memory-Efficient Abstractions for Pathfinding",
   * AIIDE 2007.
   *
   * @param graph the grid
   * @param side of a square, in cells
   */
  record BySector(GridGraph graph, int side) implements Grouping {
    @Override
    public int group(RegionGraph regions, int[] groups) {
      Arrays.fill(groups, -1);
      int[] stack = new int[regions.size()];
      int count = 0;
      for (int root = 0; root < groups.length; root++) {
        if (groups[root] >= 0) {
          continue;
        }
        groups[root] = count;
        stack[0] = root;
        for (int size = 1; size > 0; ) {
          int region = stack[--size];
          for (int e = regions.firstEdge()[region]; e < regions.firstEdge()[region + 1]; e++) {
            int next = regions.neighbours()[e];
            if (groups[next] < 0 && sector(regions, next) == sector(regions, root)) {
              groups[next] = count;
              stack[size++] = next;
            }
          }
        }
        count++;
      }
      return count;
    }

    private int sector(RegionGraph regions, int region) {
      GridMap map = graph.map();
      int cell = regions.cells()[region];
      return map.y(cell) / side * map.width() + map.x(cell) / side;
    }
  }

  /**
   * Cliques of four, then of three, then of two; what is left joins a neighbour: Sturtevant and
   * Buro, "Partial Pathfinding Using Map Abstraction and Refinement", AAAI 2005.
   */
  record ByClique() implements Grouping {
    @Override
    public int group(RegionGraph regions, int[] groups) {
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
          boolean isAlone = regions.firstEdge()[region] == regions.firstEdge()[region + 1];
          groups[region] =
              isAlone ? count++ : groups[regions.neighbours()[regions.firstEdge()[region]]];
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
      for (int e = regions.firstEdge()[clique[0]]; e < regions.firstEdge()[clique[0] + 1]; e++) {
        int next = regions.neighbours()[e];
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
      for (int e = regions.firstEdge()[a]; e < regions.firstEdge()[a + 1]; e++) {
        if (regions.neighbours()[e] == b) {
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
}
