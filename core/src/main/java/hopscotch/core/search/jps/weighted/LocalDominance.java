package hopscotch.core.search.jps.weighted;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;

/**
 * Which moves of a cell are worth making, given the direction in which the cell was reached: those
 * that no path around the cell replaces.
 *
 * <p>The cell that the search comes from, the parent, is one of the eight cells around. A move to
 * another of them is <em>dominated</em> if the parent reaches its target on a path of legal moves
 * over these eight cells that
 *
 * <ul>
 *   <li>costs less than the two moves over the cell, or
 *   <li>costs as much, and its last move comes first in this order: horizontal moves, vertical
 *       moves, diagonal moves.
 * </ul>
 *
 * <p>Such a path goes around the cell clockwise or the other way, by straight moves from each cell
 * to the next and by diagonal moves past corners. None has to go too far and come back, since it
 * would have saved that move if it had stopped at the target.
 *
 * <p>What is legal, the moves of the graph say, and what is cheaper, its costs. So corner rules,
 * bodies and weights need no cases here. The answers are kept. Space: 8 bytes for each cell. For
 * one thread.
 */
final class LocalDominance {
  /** The directions of the cells around a cell, clockwise. */
  private static final int[] RING = {
    Directions.N, Directions.NE, Directions.E, Directions.SE,
    Directions.S, Directions.SW, Directions.W, Directions.NW
  };

  private static final int LAST_PLACE = RING.length - 1;

  /** For each direction its place on the ring. */
  private static final int[] PLACE = new int[Directions.COUNT];

  /** For each direction, 0 if it is horizontal, 1 if vertical, 2 if diagonal. */
  private static final int[] RANK = new int[Directions.COUNT];

  static {
    for (int place = 0; place <= LAST_PLACE; place++) {
      PLACE[RING[place]] = place;
    }
    for (int d = 0; d < Directions.COUNT; d++) {
      RANK[d] = Directions.isDiagonal(d) ? 2 : Math.abs(Directions.dy(d));
    }
  }

  /** More than any path costs; twice that is a long, too. */
  private static final long NEVER = Long.MAX_VALUE / 2;

  private final byte[] moves;
  private final byte[] terrain;
  private final int[] weights;
  private final int[] offsets;
  private final int[] moveCosts;

  /**
   * For each cell and direction of arrival, the moves kept and the one back; 0 if they were not
   * looked for yet.
   */
  private final byte[] kept;

  LocalDominance(GridGraph graph) {
    moves = graph.moves();
    terrain = graph.terrain();
    weights = graph.weightsByTerrain();
    offsets = Directions.offsets(graph.map().stride());
    moveCosts = graph.moveCosts();
    long length = (long) Directions.COUNT * graph.map().cellCount();
    kept = new byte[ArrayLength.of(length, "the moves of each arrival")];
  }

  /**
   * For each direction of arrival, the mask of the moves that are worth making if all cells around
   * are free and of one weight: the natural neighbours of Harabor and Grastien 2011.
   */
  static int[] naturalMoves(Movement movement) {
    GridMap open = GridMap.of(3, 3, (x, y) -> true);
    GridGraph graph = GridGraph.of(open, movement.withTerrain(Terrain.GROUND).withBody(1));
    LocalDominance dominance = new LocalDominance(graph);
    int centre = open.cell(1, 1);
    int[] natural = new int[Directions.COUNT];
    for (int left = graph.moves(centre); left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      natural[d] = dominance.kept(centre, d);
    }
    return natural;
  }

  /** The mask of the moves of a cell that are worth making after a legal move {@code d} to it. */
  int kept(int cell, int d) {
    int known = kept[cell << 3 | d];
    return (known != 0 ? known : learn(cell, d)) & ~(1 << Directions.reverse(d)) & 0xff;
  }

  private int learn(int cell, int d) {
    int mask = moves[cell] & ~dominated(cell, d, 1) & ~dominated(cell, d, -1);
    kept[cell << 3 | d] = (byte) (mask | 1 << Directions.reverse(d));
    return mask;
  }

  /**
   * The mask of the moves that paths around the cell dominate.
   *
   * @param turn 1 for the paths that go around clockwise, -1 for the others
   */
  private int dominated(int cell, int d, int turn) {
    long arrival = cost(cell - offsets[d], d);
    int parent = PLACE[Directions.reverse(d)];
    int dominated = 0;
    // The least costs of paths to the last cell that was looked at, and to the one before it.
    long here = 0;
    long before = NEVER;
    for (int i = 1; i <= LAST_PLACE; i++) {
      int place = parent + turn * i & LAST_PLACE;
      int target = RING[place];
      boolean isCorner = Directions.isDiagonal(target);
      long over = arrival + legalCost(cell, target);
      // By the straight move from the last cell.
      int straight = RING[place + (isCorner ? turn : 2 * turn) & LAST_PLACE];
      long least = here + legalCost(cell + offsets[target] - offsets[straight], straight);
      boolean isDominated = precedes(least, straight, over, target);
      // By the diagonal move past the last cell, which is a corner.
      if (!isCorner) {
        int diagonal = RING[place + turn & LAST_PLACE];
        long past = before + legalCost(cell + offsets[target] - offsets[diagonal], diagonal);
        isDominated |= precedes(past, diagonal, over, target);
        least = Math.min(least, past);
      }
      dominated |= isDominated ? 1 << target : 0;
      before = here;
      here = Math.min(least, NEVER);
    }
    return dominated;
  }

  /** Whether a path of a cost with a last move comes before another in the order of paths. */
  private static boolean precedes(long cost, int last, long otherCost, int otherLast) {
    return cost < otherCost || cost == otherCost && RANK[last] < RANK[otherLast];
  }

  private long legalCost(int cell, int d) {
    return (moves[cell] >>> d & 1) != 0 ? cost(cell, d) : NEVER;
  }

  /** The cost of a move; twice that on uniform terrain, where it makes no difference. */
  private long cost(int cell, int d) {
    return (long) moveCosts[d] * (weights[terrain[cell]] + weights[terrain[cell + offsets[d]]]);
  }
}
