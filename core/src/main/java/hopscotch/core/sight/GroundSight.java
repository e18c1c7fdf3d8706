package hopscotch.core.sight;

import hopscotch.core.grid.GridGraph;
import java.util.stream.IntStream;

/**
 * Says whether the segment between the centres of two cells may be walked, and crosses ground of
 * one weight only. So its cost is exact: its length times that weight. On terrain of one weight
 * this is {@link LineOfSight}. 1/8 byte for each cell and weight on the map, where there are
 * several. Immutable; shared by threads.
 */
public final class GroundSight {
  private final GridGraph graph;

  /** The lines over ground of each weight; {@code null} where the map has no such ground. */
  private final LineOfSight[] byWeight;

  private final long bytes;

  /**
   * Lines on the map of a graph, under its movement.
   *
   * @param clearance how many cells they keep from the nearest cell on which the agent could not
   *     stand
   */
  public GroundSight(GridGraph graph, int clearance) {
    this.graph = graph;
    GridGraph roomy = graph.withMargin(clearance);
    if (!graph.isWeighted()) {
      byWeight = new LineOfSight[] {null, new LineOfSight(roomy)};
      bytes = clearance == 0 ? 0 : 8L * roomy.freeBits().length;
      return;
    }
    long[][] bits = bitsByWeight(roomy);
    byWeight = new LineOfSight[bits.length];
    long[] free = roomy.freeBits();
    long size = clearance == 0 ? 0 : 8L * free.length;
    for (int weight = 1; weight < bits.length; weight++) {
      if (bits[weight] != null) {
        byWeight[weight] = new LineOfSight(roomy, bits[weight]);
        size += 8L * free.length;
      }
    }
    bytes = size;
  }

  /** For each weight the bits of its free cells, {@code null} where there are none. */
  private static long[][] bitsByWeight(GridGraph graph) {
    int heaviest = IntStream.of(graph.weightsByTerrain()).max().orElse(1);
    long[][] bits = new long[heaviest + 1][];
    for (int cell : graph.freeCells()) {
      int weight = graph.weight(cell);
      if (bits[weight] == null) {
        bits[weight] = new long[graph.freeBits().length];
      }
      bits[weight][cell >>> 6] |= 1L << cell;
    }
    return bits;
  }

  /** Whether two free cells see each other over ground of their own weight, which is the same. */
  public boolean sees(int a, int b) {
    if (!graph.isWeighted()) {
      return byWeight[1].sees(a, b);
    }
    LineOfSight sight = byWeight[graph.weight(a)];
    return sight != null && sight.sees(a, b);
  }

  /** The bytes it holds beside the graph. */
  public long bytes() {
    return bytes;
  }
}
