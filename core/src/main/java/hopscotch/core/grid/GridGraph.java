package hopscotch.core.grid;

import java.util.Arrays;

/**
 * A map under a movement: it holds the mask of the legal moves of every cell, and the exact cost of
 * each move. It is immutable and may be shared by threads, except for the graph of a {@link
 * ChangingGraph}.
 *
 * <p>The arrays that it hands out must not be written. Searches read them in their innermost loops,
 * so they are neither copied nor wrapped. What one planner writes there changes the answers and
 * counters of every other planner of the graph.
 *
 * <p>Moves are symmetric: a move is legal exactly where its reverse is, at the same cost. On
 * uniform terrain a move costs {@link #straightCost()} or {@link #diagonalCost()}. On weighted
 * terrain it costs that times the sum of the weights of its two cells. The sum is not halved, so
 * costs stay integers, and {@link #unitCost()} is twice as large. The sum of the costs along any
 * path that visits no cell twice is at most {@link #MAX_PATH_COST}.
 *
 * <p>Space: 1 1/8 bytes for each cell, and 4 more once {@link #components()} was asked for.
 */
public final class GridGraph {
  /** The cost of a path never exceeds this: it fits in 40 bits. */
  public static final long MAX_PATH_COST = (1L << 40) - 1;

  private final GridMap map;
  private final Movement movement;
  private final int margin;
  private final byte[] moves;
  private final long[] freeBits;
  private final int[] terrainCounts;
  private int freeCount;
  private int minWeight;
  private int maxWeight;
  private CostPair costs;
  private volatile Components components;

  private GridGraph(
      GridMap map,
      Movement movement,
      int margin,
      byte[] moves,
      long[] freeBits,
      int[] terrainCounts) {
    this.map = map;
    this.movement = movement;
    this.margin = margin;
    this.moves = moves;
    this.freeBits = freeBits;
    this.terrainCounts = terrainCounts;
    measure(Arrays.stream(freeBits).mapToInt(Long::bitCount).sum());
  }

  /**
   * Brings weights and costs up to date after the arrays were written. Costs have the finest scale
   * in which a path over all free cells cannot overflow.
   *
   * @param free how many cells are free
   * @throws IllegalArgumentException if costs could overflow; weights and costs stay as they are
   */
  void measure(int free) {
    Terrain terrain = movement.terrain();
    int least = TerrainCounts.leastWeight(terrainCounts, terrain);
    int largest = TerrainCounts.largestWeight(terrainCounts, terrain);
    long factor = Math.max(1, free - 1L) * (largest > 1 ? 2L * largest : 1);
    costs = movement.costs().scaledFor(factor, MAX_PATH_COST);
    freeCount = free;
    minWeight = least;
    maxWeight = largest;
    components = null;
  }

  /** A graph of its own arrays, which its maker may write. */
  GridGraph copy() {
    GridGraph copy =
        new GridGraph(
            map.copy(), movement, margin, moves.clone(), freeBits.clone(), terrainCounts.clone());
    copy.components = components;
    return copy;
  }

  int margin() {
    return margin;
  }

  /** For each character, how many cells have it, or nothing: see {@link TerrainCounts}. */
  int[] terrainCounts() {
    return terrainCounts;
  }

  /**
   * The graph of a map under a movement.
   *
   * @throws IllegalArgumentException if costs could overflow on this map
   */
  public static GridGraph of(GridMap map, Movement movement) {
    return of(map, movement, 0);
  }

  private static GridGraph of(GridMap map, Movement movement, int margin) {
    long[] freeBits = FreeBits.of(map, movement, margin);
    byte[] moves = MoveTable.of(movement).masks(map, freeBits);
    int[] terrainCounts = TerrainCounts.of(map, movement.terrain());
    return new GridGraph(map, movement, margin, moves, freeBits, terrainCounts);
  }

  /**
   * The graph after changes of some cells. This graph itself stays as it is, and is returned if
   * nothing changes. The call copies 2 1/8 bytes for each cell. {@link ChangingGraph} changes in
   * place.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or costs could overflow
   */
  public GridGraph with(CellChanges changes) {
    changes.requireFor(map);
    if (!map.differsFrom(changes)) {
      return this;
    }
    ChangingGraph changed = new ChangingGraph(this);
    changed.apply(changes);
    return changed.graph();
  }

  /**
   * The graph of the same map for another body; this graph if it is the same.
   *
   * @throws IllegalArgumentException if the body is not 1 to {@link Movement#MAX_BODY}
   */
  public GridGraph forBody(int body) {
    return body == movement.body() ? this : of(map, movement.withBody(body), margin);
  }

  /**
   * The graph of the same map and body where it may stand only if the cells around it are free as
   * well; this graph if the margin is the same.
   *
   * @param cells how wide the margin is on each side, from 0
   */
  public GridGraph withMargin(int cells) {
    return cells == margin ? this : of(map, movement, cells);
  }

  /** The map. */
  public GridMap map() {
    return map;
  }

  /** The movement. */
  public Movement movement() {
    return movement;
  }

  /**
   * The costs in use: those of the movement, or on a very large map the same costs in a coarser
   * scale.
   */
  public CostPair costs() {
    return costs;
  }

  /**
   * The move masks by cell, {@link GridMap#cellCount()} bytes; not to be written, since all
   * planners of the graph read this array.
   */
  public byte[] moves() {
    return moves;
  }

  /**
   * One bit for each cell, set where it is free: bit {@code cell & 63} of word {@code cell >>> 6}.
   * One word longer than the cells need, so that 64 cells from any cell on lie in two words; not to
   * be written.
   */
  public long[] freeBits() {
    return freeBits;
  }

  /** The number of free cells. */
  public int freeCount() {
    return freeCount;
  }

  /** A new array of the free cells in ascending order. */
  public int[] freeCells() {
    int[] cells = new int[freeCount];
    int count = 0;
    for (int cell = 0; count < freeCount; cell++) {
      if (isFree(cell)) {
        cells[count++] = cell;
      }
    }
    return cells;
  }

  /** Whether the agent may stand on the cell. */
  public boolean isFree(int cell) {
    return cell >= 0 && cell < moves.length && FreeBits.bit(freeBits, cell) != 0;
  }

  /** The mask of legal moves of a cell: bit {@code d} for direction {@code d}. */
  public int moves(int cell) {
    return moves[cell] & 0xff;
  }

  /** Whether some free cell of this map has a weight above 1. */
  public boolean isWeighted() {
    return maxWeight > 1;
  }

  /** The weight of a free cell, 1 to {@link Terrain#MAX_WEIGHT}. */
  public int weight(int cell) {
    return movement.terrain().weight(map.terrain(cell));
  }

  /**
   * The weight of every terrain character, 128 of them, 0 where blocked; a new array. With {@link
   * #terrain()}, for hot loops on weighted terrain.
   */
  public int[] weightsByTerrain() {
    int[] weights = new int[128];
    Arrays.setAll(weights, movement.terrain()::weight);
    return weights;
  }

  /** The terrain characters by cell, {@link GridMap#cellCount()} bytes; not to be written. */
  public byte[] terrain() {
    return map.terrain();
  }

  /**
   * The cost of a straight move, or on weighted terrain its cost for each unit of summed weight.
   */
  public int straightCost() {
    return costs.straight();
  }

  /**
   * The cost of a diagonal move, or on weighted terrain its cost for each unit of summed weight.
   */
  public int diagonalCost() {
    return costs.diagonal();
  }

  /** The cost of a straight move between cells of weight 1, which is the cost of a length of 1. */
  public int unitCost() {
    return isWeighted() ? 2 * costs.straight() : costs.straight();
  }

  /**
   * The least cost of a straight move on this map, which a heuristic may count on: that of one
   * between two cells of the least weight.
   */
  public long leastStraightCost() {
    return isWeighted() ? 2L * minWeight * costs.straight() : costs.straight();
  }

  /** The least cost of a diagonal move on this map, as {@link #leastStraightCost()}. */
  public long leastDiagonalCost() {
    return isWeighted() ? 2L * minWeight * costs.diagonal() : costs.diagonal();
  }

  /**
   * The largest cost of a move on this map, or an upper bound on it: that of a diagonal move
   * between two cells of the largest weight.
   */
  public long maxMoveCost() {
    return isWeighted() ? 2L * maxWeight * costs.diagonal() : costs.diagonal();
  }

  /** A new array of the base costs of moves, one for each of the 8 directions. */
  public int[] moveCosts() {
    int[] moveCosts = new int[Directions.COUNT];
    Arrays.setAll(moveCosts, d -> Directions.isDiagonal(d) ? costs.diagonal() : costs.straight());
    return moveCosts;
  }

  /** The exact cost of the move from a free cell in direction {@code d}, whether legal or not. */
  public long cost(int cell, int d) {
    long base = Directions.isDiagonal(d) ? costs.diagonal() : costs.straight();
    if (!isWeighted()) {
      return base;
    }
    int target = cell + Directions.dy(d) * map.stride() + Directions.dx(d);
    return base * (weight(cell) + weight(target));
  }

  /** The connected components. They are computed once, at the first call. */
  public Components components() {
    Components result = components;
    if (result == null) {
      synchronized (this) {
        result = components;
        if (result == null) {
          result = Components.of(this);
          components = result;
        }
      }
    }
    return result;
  }

  /**
   * Checks the start or the goal of a query.
   *
   * @throws IllegalArgumentException if the cell lies off the map or is blocked, with its
   *     coordinates
   */
  public void requireFree(int cell, String role) {
    if (!isFree(cell)) {
      throw new IllegalArgumentException(whyNotFree(map, movement, cell, role));
    }
  }

  /** The reason why an end is not free. */
  private static String whyNotFree(GridMap map, Movement movement, int cell, String role) {
    String end = role + " " + map.describe(cell);
    if (!map.isCell(cell)) {
      return end + ": expected a cell of the map of " + map.width() + " x " + map.height();
    }
    int letter = map.terrain(cell);
    Terrain terrain = movement.terrain();
    if (!terrain.isFree(letter)) {
      String text = Character.toString(letter);
      return end + " is blocked: its terrain '" + text + "' is not in '" + terrain + "'";
    }
    String body = movement.body() + " x " + movement.body();
    return end + " has no room for a body of " + body + " cells, whose upper left one it is";
  }
}
