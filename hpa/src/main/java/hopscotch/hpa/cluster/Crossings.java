package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/**
 * Chooses the transitions between clusters: Botea, Mueller and Schaeffer 2004, section 3.1.
 *
 * <p>An entrance is a maximal run of border cells that can be crossed straight and walked along on
 * both sides. It ends at the corner of a cluster. If it is narrower than the threshold, it has one
 * transition in its middle, and otherwise one at each end. An entrance just as wide as the
 * threshold has two, as the paper says and its authors' code does not. {@link Crossing#ALL} makes
 * every crossing a transition.
 *
 * <p>Diagonal crossings are not in the paper. One that squeezes between two blocked cells is always
 * a transition, since no straight crossing replaces it. With {@code diagonal} those at the corner
 * of four clusters are transitions too, and those that cut the corner of an obstacle. With {@link
 * Crossing#ALL} as well, every legal one is, and the abstract graph loses no path.
 *
 * <p>Both clusters of a border find the same transitions, each from its own side.
 *
 * @param crossing which moves of an entrance
 * @param threshold the width in cells from which an entrance has two transitions, at least 1
 * @param diagonal whether diagonal crossings are used beyond those that must be
 * @param cutShort whether an entrance that reaches the end of its border, in the east or south,
 *     loses its last cell: only to count as the authors' code does, since paths can be missed
 */
public record Crossings(Crossing crossing, int threshold, boolean diagonal, boolean cutShort) {
  /** The entrances of the authors' published code, which differ from those of the paper. */
  public static final Crossings AS_THE_AUTHORS_CODE = new Crossings(Crossing.ENDS, 7, false, true);

  /** Refuses a threshold below 1. */
  public Crossings {
    if (threshold < 1) {
      throw new IllegalArgumentException("entrance " + threshold + ": expected at least 1");
    }
  }

  /** The crossings of the paper. */
  public Crossings(Crossing crossing, int threshold, boolean diagonal) {
    this(crossing, threshold, diagonal, false);
  }

  /**
   * Finds the transitions of one cluster: for each place on its ring the mask of the directions
   * that lead over a transition.
   *
   * @param masks of {@link Clusters#ringLength()}; overwritten
   */
  public void find(GridGraph graph, Clusters clusters, int cluster, int[] masks) {
    Arrays.fill(masks, 0);
    int width = clusters.width(cluster);
    int height = clusters.height(cluster);
    int first = clusters.firstCell(cluster);
    int stride = graph.map().stride();
    int last = clusters.side() - 1;
    side(graph, first, Directions.E, Directions.N, width, 0, 1, masks);
    side(graph, first, Directions.S, Directions.W, height, 4 * last, -1, masks);
    if (width > last) {
      side(graph, first + last, Directions.S, Directions.E, height, last, 1, masks);
    }
    if (height > last) {
      int bottom = first + last * stride;
      side(graph, bottom, Directions.E, Directions.S, width, 3 * last, -1, masks);
    }
    corner(graph, first, Directions.NW, 0, masks);
    corner(graph, first + width - 1, Directions.NE, last, masks);
    corner(graph, first + (height - 1) * stride + width - 1, Directions.SE, 2 * last, masks);
    corner(graph, first + (height - 1) * stride, Directions.SW, 3 * last, masks);
  }

  /** One side of a cluster: {@code count} cells, place k of it at {@code ring + k * ringStep}. */
  private void side(
      GridGraph graph,
      int first,
      int along,
      int across,
      int count,
      int ring,
      int ringStep,
      int[] masks) {
    int stride = graph.map().stride();
    int next = Directions.dx(along) + Directions.dy(along) * stride;
    int beyond = Directions.dx(across) + Directions.dy(across) * stride;
    int forward = diagonal(along, across);
    int backward = diagonal(Directions.reverse(along), across);
    int runStart = 0;
    for (int k = 0; k < count; k++) {
      int cell = first + k * next;
      int far = cell + beyond;
      boolean crosses = has(graph, cell, across);
      boolean goesOn =
          k + 1 < count
              && crosses
              && has(graph, cell, along)
              && has(graph, far, along)
              && has(graph, cell + next, across);
      if (!goesOn) {
        if (crosses) {
          int runEnd = cutShort && k + 1 == count ? k - 1 : k;
          run(runStart, runEnd, 1 << across, ring, ringStep, masks);
        }
        runStart = k + 1;
      }
      if (k + 1 < count && isTransition(graph, cell, forward)) {
        mark(masks, ring + k * ringStep, 1 << forward);
      }
      if (k > 0 && isTransition(graph, cell, backward)) {
        mark(masks, ring + k * ringStep, 1 << backward);
      }
    }
  }

  /** An entrance over the places {@code from} to {@code to} of a side. */
  private void run(int from, int to, int bit, int ring, int ringStep, int[] masks) {
    if (to < from) {
      return;
    } else if (crossing == Crossing.ALL) {
      for (int k = from; k <= to; k++) {
        mark(masks, ring + k * ringStep, bit);
      }
    } else if (to - from + 1 < threshold) {
      mark(masks, ring + (from + to) / 2 * ringStep, bit);
    } else {
      mark(masks, ring + from * ringStep, bit);
      mark(masks, ring + to * ringStep, bit);
    }
  }

  private boolean isTransition(GridGraph graph, int cell, int d) {
    if (!has(graph, cell, d)) {
      return false;
    }
    boolean xFree = graph.isFree(cell + Directions.dx(d));
    boolean yFree = graph.isFree(cell + Directions.dy(d) * graph.map().stride());
    return !xFree && !yFree || diagonal && (crossing == Crossing.ALL || !xFree || !yFree);
  }

  private void corner(GridGraph graph, int cell, int d, int ring, int[] masks) {
    if (has(graph, cell, d) && (diagonal || isTransition(graph, cell, d))) {
      mark(masks, ring, 1 << d);
    }
  }

  private static void mark(int[] masks, int ring, int bits) {
    masks[ring == masks.length ? 0 : ring] |= bits;
  }

  private static boolean has(GridGraph graph, int cell, int d) {
    return (graph.moves(cell) >>> d & 1) != 0;
  }

  private static int diagonal(int along, int across) {
    return Directions.of(
        Directions.dx(along) + Directions.dx(across), Directions.dy(along) + Directions.dy(across));
  }
}
