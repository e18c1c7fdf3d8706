package hopscotch.core.grid;

/**
 * A {@link GridGraph} that changes in place, for what lives on while its map changes. The cost of
 * applying {@link CellChanges} grows only with their number.
 *
 * <p>It lists the cells that were blocked, freed or reweighted, and those whose edges changed. The
 * latter are found by comparing old and new move masks around each change. For one changed cell
 * also opens or closes diagonals beside it, and those are moves of other cells.
 *
 * <p>Costs are exactly those of a {@link GridGraph} of the map as it is. When their scale changes,
 * all costs change: {@link #isRescaled()}. That happens when the first heavy cell comes or the last
 * one goes, and with the number of free cells.
 *
 * <p>Allocates nothing once warm. Space: 2 3/8 bytes for each cell, and 4 more for a body of more
 * than a cell or a margin. For one thread; the arrays it hands out must not be written.
 */
public final class ChangingGraph {
  private final GridGraph graph;
  private final GridMap map;
  private final Movement movement;
  private final byte[] moves;
  private final long[] freeBits;
  private final int[] terrainCounts;
  private final int[] weightByTerrain;
  private final MoveTable table;

  /**
   * The number of cells by which the square that must be free for an agent reaches beyond its first
   * cell.
   */
  private final int reach;

  /** The number of a cell less that of the first cell of its square. */
  private final int inset;

  /** For each cell, how many blocked cells the agent's square there has; empty for one cell. */
  private final int[] covered;

  private int freeCount;
  private int[] netCells = new int[64];
  private byte[] netTerrain = new byte[64];
  private int netCount;
  private final Ints changed = new Ints();
  private final long[] listed;
  private final Ints altered = new Ints();

  /** The cells that were blocked or freed by the last changes, one bit for each. */
  private final long[] turned;

  private boolean costsFell;
  private boolean rescaled;

  /** A copy of a graph. */
  public ChangingGraph(GridGraph original) {
    graph = original.copy();
    map = graph.map();
    movement = graph.movement();
    moves = graph.moves();
    freeBits = graph.freeBits();
    terrainCounts = graph.terrainCounts();
    weightByTerrain = graph.weightsByTerrain();
    table = MoveTable.of(movement);
    reach = movement.body() - 1 + 2 * graph.margin();
    inset = graph.margin() * (map.stride() + 1);
    covered = reach == 0 ? new int[0] : covered();
    freeCount = graph.freeCount();
    listed = new long[freeBits.length];
    turned = new long[freeBits.length];
  }

  private int[] covered() {
    int width = map.width() + 1;
    int[] sums = new int[width * (map.height() + 1)];
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int at = (y + 1) * width + x + 1;
        int blocked = movement.terrain().isFree(map.terrain(map.cell(x, y))) ? 0 : 1;
        sums[at] = blocked + sums[at - 1] + sums[at - width] - sums[at - width - 1];
      }
    }
    int[] counts = new int[map.cellCount()];
    for (int y = 0; y < map.height(); y++) {
      int top = y * width;
      int bottom = Math.min(map.height(), y + reach + 1) * width;
      for (int x = 0; x < map.width(); x++) {
        int right = Math.min(map.width(), x + reach + 1);
        counts[map.cell(x, y)] =
            sums[bottom + right] - sums[bottom + x] - sums[top + right] + sums[top + x];
      }
    }
    return counts;
  }

  /**
   * Changes cells. A cell named twice takes the last character; one that keeps its own changes
   * nothing.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or costs could overflow;
   *     the graph then stays as it is
   */
  public void apply(CellChanges changes) {
    changes.requireFor(map);
    forgetLists();
    collect(changes);
    exchange();
    CostPair costs = graph.costs();
    boolean weighted = graph.isWeighted();
    try {
      graph.measure(freeCount);
    } catch (IllegalArgumentException e) {
      takeBack();
      throw e;
    }
    rescaled = !graph.costs().equals(costs) || graph.isWeighted() != weighted;
  }

  /** Takes the last changes back, as if they had not been applied. */
  public void takeBack() {
    exchange();
    graph.measure(freeCount);
    forgetLists();
  }

  private void forgetLists() {
    for (int i = 0; i < changed.size(); i++) {
      listed[changed.get(i) >>> 6] = 0;
    }
    for (int i = 0; i < altered.size(); i++) {
      turned[altered.get(i) >>> 6] = 0;
    }
    changed.clear();
    altered.clear();
    costsFell = false;
    rescaled = false;
  }

  /** Keeps the last character named for each cell, where it is another than the cell's. */
  private void collect(CellChanges changes) {
    netCount = 0;
    if (netCells.length < changes.size()) {
      netCells = new int[2 * changes.size()];
      netTerrain = new byte[netCells.length];
    }
    for (int i = changes.size() - 1; i >= 0; i--) {
      int cell = changes.cell(i);
      boolean isNamedLater = FreeBits.bit(listed, cell) != 0;
      listed[cell >>> 6] |= 1L << cell;
      if (!isNamedLater && changes.terrain(i) != map.terrain(cell)) {
        netCells[netCount] = cell;
        netTerrain[netCount++] = (byte) changes.terrain(i);
      }
    }
    for (int i = 0; i < changes.size(); i++) {
      listed[changes.cell(i) >>> 6] = 0;
    }
  }

  /** Swaps the terrain of the collected cells with those collected, and brings all up to date. */
  private void exchange() {
    byte[] terrain = map.terrain();
    for (int i = 0; i < netCount; i++) {
      int cell = netCells[i];
      byte old = terrain[cell];
      terrain[cell] = netTerrain[i];
      netTerrain[i] = old;
      if (terrainCounts.length > 0) {
        terrainCounts[old & 0xff]--;
        terrainCounts[terrain[cell] & 0xff]++;
      }
      if (covered.length > 0 && blocksOrFrees(i)) {
        cover(cell, isGround(old) ? 1 : -1);
      }
    }
    for (int i = 0; i < netCount; i++) {
      if (blocksOrFrees(i)) {
        updateStanding(netCells[i]);
      } else {
        reweigh(netCells[i], weight(terrain[netCells[i]]) - weight(netTerrain[i]));
      }
    }
  }

  private boolean blocksOrFrees(int i) {
    return isGround(netTerrain[i]) != isGround(map.terrain()[netCells[i]]);
  }

  private boolean isGround(byte character) {
    return weight(character) > 0;
  }

  private int weight(byte character) {
    return character < 0 ? 0 : weightByTerrain[character];
  }

  private void cover(int cell, int by) {
    int x = map.x(cell);
    int y = map.y(cell);
    int left = Math.max(0, x - reach);
    for (int row = Math.max(0, y - reach); row <= y; row++) {
      int last = map.cell(x, row);
      for (int at = map.cell(left, row); at <= last; at++) {
        covered[at] += by;
      }
    }
  }

  /** Looks again at the cells around which a cell must be free. */
  private void updateStanding(int cell) {
    int x = map.x(cell);
    int y = map.y(cell);
    int right = Math.min(map.width() - 1 - reach, x);
    int bottom = Math.min(map.height() - 1 - reach, y);
    for (int row = Math.max(0, y - reach); row <= bottom; row++) {
      for (int column = Math.max(0, x - reach); column <= right; column++) {
        int first = map.cell(column, row);
        boolean mayStand = reach == 0 ? isGround(map.terrain()[first]) : covered[first] == 0;
        int at = first + inset;
        if (mayStand != graph.isFree(at)) {
          freeBits[at >>> 6] ^= 1L << at;
          turned[at >>> 6] ^= 1L << at;
          freeCount += mayStand ? 1 : -1;
          altered.add(at);
          updateMoves(map.x(at), map.y(at));
        }
      }
    }
  }

  private void updateMoves(int x, int y) {
    for (int row = Math.max(0, y - 1); row <= Math.min(map.height() - 1, y + 1); row++) {
      for (int column = Math.max(0, x - 1); column <= Math.min(map.width() - 1, x + 1); column++) {
        int cell = map.cell(column, row);
        byte mask = table.mask(FreeBits.neighbourhood(freeBits, cell, map.stride()));
        if (mask != moves[cell]) {
          costsFell |= (mask & ~moves[cell]) != 0;
          moves[cell] = mask;
          list(cell);
        }
      }
    }
  }

  private void reweigh(int cell, int by) {
    if (by == 0 || !graph.isFree(cell)) {
      return;
    }
    altered.add(cell);
    if (moves[cell] == 0) {
      return;
    }
    costsFell |= by < 0;
    list(cell);
    for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      list(cell + Directions.dy(d) * map.stride() + Directions.dx(d));
    }
  }

  private void list(int cell) {
    if (FreeBits.bit(listed, cell) == 0) {
      listed[cell >>> 6] |= 1L << cell;
      changed.add(cell);
    }
  }

  /** The number of cells at which the last changes altered a move or the cost of one. */
  public int changedCount() {
    return changed.size();
  }

  /** Cell {@code i} of those that {@link #changedCount()} counts, each of which is there once. */
  public int changedCell(int i) {
    return changed.get(i);
  }

  /**
   * The number of cells that the last changes blocked, freed or reweighted. For an agent of more
   * than one cell, the cells where it may stand now and could not before, or the reverse.
   */
  public int alteredCount() {
    return altered.size();
  }

  /**
   * Cell {@code i} of those that {@link #alteredCount()} counts, of which one may be there twice.
   */
  public int alteredCell(int i) {
    return altered.get(i);
  }

  /** The mask of legal moves of a cell before the last changes. */
  public int movesBefore(int cell) {
    int stride = map.stride();
    int now = FreeBits.neighbourhood(freeBits, cell, stride);
    return table.mask(now ^ FreeBits.neighbourhood(turned, cell, stride)) & 0xff;
  }

  /** Whether a move became legal or cheaper by the last changes. */
  public boolean costsFell() {
    return costsFell;
  }

  /** Whether the last changes changed the scale of all costs. */
  public boolean isRescaled() {
    return rescaled;
  }

  /** The graph as it is, now and after changes to come; not to be handed to others as a value. */
  public GridGraph graph() {
    return graph;
  }

  /**
   * The cost that a heuristic may assume for a straight move: that of one between two cells of the
   * least weight that the terrain allows. The least on the map would do only until a change
   * undercuts it.
   */
  public long leastStraightCost() {
    return leastWeights() * graph.straightCost();
  }

  /** Like {@link #leastStraightCost()}, for a diagonal move. */
  public long leastDiagonalCost() {
    return leastWeights() * graph.diagonalCost();
  }

  private long leastWeights() {
    return graph.isWeighted() ? 2L * movement.terrain().leastWeight() : 1;
  }

  /** A copy of the graph as it is now; stays so. */
  public GridGraph toGraph() {
    return graph.copy();
  }
}
