package hopscotch.core.search.anyangle;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The neighbours of a cell as masks by direction: which are closed, and which have a given parent.
 * Most neighbours of an expanded cell are one or the other and need no look; eight reads without a
 * branch find the few that do.
 *
 * <p>Of the masks of {@link #around}, bits 0 to 7 tell of the parent, bits 8 to 15 of what is
 * closed. For one thread, as the links are.
 */
final class SeenNeighbours {
  /** The shift of the mask of closed neighbours. */
  static final int CLOSED_SHIFT = Directions.COUNT;

  /**
   * For each mask of closed neighbours with the same parent, the neighbours to which they have
   * offered it.
   */
  private static final byte[] OFFERED = offered();

  private final int[] links;
  private final int closedBit;
  private final int stride;

  /** Neighbours on the map of a graph, by the links in {@code states}. */
  SeenNeighbours(GridGraph graph, SightStates states) {
    links = states.links();
    closedBit = states.closedBit();
    stride = graph.map().stride();
  }

  /** The neighbours of a free cell whose link with the parent in question is {@code openLink}. */
  int around(int cell, int openLink, int base) {
    final int[] links = this.links;
    final int north = cell - stride;
    final int south = cell + stride;
    final int lastOpen = base + closedBit - 1;
    final int others = ~closedBit;
    return masks(links[north], openLink, lastOpen, others)
        | masks(links[cell + 1], openLink, lastOpen, others) << Directions.E
        | masks(links[south], openLink, lastOpen, others) << Directions.S
        | masks(links[cell - 1], openLink, lastOpen, others) << Directions.W
        | masks(links[north + 1], openLink, lastOpen, others) << Directions.NE
        | masks(links[south + 1], openLink, lastOpen, others) << Directions.SE
        | masks(links[south - 1], openLink, lastOpen, others) << Directions.SW
        | masks(links[north - 1], openLink, lastOpen, others) << Directions.NW;
  }

  /** Bit 0 where a link has the parent, bit 8 where it is closed. */
  private static int masks(int link, int openLink, int lastOpen, int others) {
    return (((link ^ openLink) & others) - 1 >>> 31) | (lastOpen - link >>> 31) << CLOSED_SHIFT;
  }

  /** The neighbours that are closed, or open with the parent already. */
  static int settled(int around) {
    return around | around >>> CLOSED_SHIFT;
  }

  /** The closed neighbours with the parent: they are in its sight. */
  static int closedSeen(int around) {
    return around & around >>> CLOSED_SHIFT;
  }

  /**
   * The neighbours to which a closed neighbour offered the parent before, when it was expanded
   * itself: a straight move leads from it to them. So nothing is gained by offering it again, and
   * where it would make g less still, it does not see them.
   */
  static int offeredBefore(int around) {
    return OFFERED[closedSeen(around)];
  }

  /**
   * Whether an open cell was found out of the sight of a root before: its parent is a neighbour
   * whose own parent is the root. When that neighbour was expanded it offered the root to the cell
   * first; had the root seen it, its g would be no more than that over the root.
   *
   * @param link the cell's, of this search
   * @param rootLink the link of a closed cell whose parent is the root
   */
  boolean isRefused(int cell, int link, int rootLink) {
    int parent = link & (closedBit - 1);
    int distance = Math.abs(cell - parent);
    return (distance == 1 || Math.abs(distance - stride) <= 1) && links[parent] == rootLink;
  }

  private static byte[] offered() {
    byte[] table = new byte[1 << Directions.COUNT];
    for (int d = 0; d < Directions.COUNT; d++) {
      for (int by = 0; by < Directions.COUNT; by++) {
        int dx = Math.abs(Directions.dx(d) - Directions.dx(by));
        int dy = Math.abs(Directions.dy(d) - Directions.dy(by));
        for (int seen = 0; dx + dy == 1 && seen < table.length; seen++) {
          table[seen] |= (byte) ((seen >>> by & 1) << d);
        }
      }
    }
    return table;
  }
}
