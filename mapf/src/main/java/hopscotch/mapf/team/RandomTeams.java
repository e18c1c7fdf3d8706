package hopscotch.mapf.team;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.GridGraph;
import java.util.SplittableRandom;

/**
 * Generates teams, which may have more units than a scenario has rows. Starts are distinct random
 * cells, and so are goals; paths join all of them. The same graph, size and seed give the same
 * team.
 */
public final class RandomTeams {

  private RandomTeams() {}

  /**
   * A team of {@code units} on the largest component of the graph.
   *
   * @throws IllegalArgumentException if that component has fewer cells than units
   */
  public static Team of(GridGraph graph, int units, long seed) {
    int[] cells = largestComponent(graph);
    if (units < 1 || units > cells.length) {
      throw new IllegalArgumentException(
          "%d units: expected 1 to %d, the cells of the largest component of this map"
              .formatted(units, cells.length));
    }
    SplittableRandom random = new SplittableRandom(seed);
    return Team.of(graph, draw(cells.clone(), units, random), draw(cells, units, random));
  }

  private static int[] draw(int[] cells, int count, SplittableRandom random) {
    int[] drawn = new int[count];
    for (int i = 0; i < count; i++) {
      int at = random.nextInt(i, cells.length);
      drawn[i] = cells[at];
      cells[at] = cells[i];
    }
    return drawn;
  }

  private static int[] largestComponent(GridGraph graph) {
    Components components = graph.components();
    int[] sizes = new int[components.count() + 1];
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      sizes[components.label(cell)]++;
    }
    int largest = 0;
    for (int label = 1; label < sizes.length; label++) {
      if (largest == 0 || sizes[label] > sizes[largest]) {
        largest = label;
      }
    }
    int[] cells = new int[largest == 0 ? 0 : sizes[largest]];
    int count = 0;
    for (int cell = 0; count < cells.length; cell++) {
      if (components.label(cell) == largest) {
        cells[count++] = cell;
      }
    }
    return cells;
  }
}
