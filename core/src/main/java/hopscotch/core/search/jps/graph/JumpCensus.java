package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;
import java.util.BitSet;

/**
 * Counts of jump points, as papers on jump point search print them: the successors of a cell, the
 * vertices of the jump point graph. For one thread.
 */
public final class JumpCensus {
  /** In place of a direction of arrival: the search begins here, and every move is kept. */
  public static final int NO_DIRECTION = -1;

  private final GridGraph graph;
  private final JumpRule rule;
  private final JumpPoints points;
  private final JumpStops stops;
  private final Jumps all;
  private final Jumps pruned;

  /**
   * The counts of a graph.
   *
   * @throws IllegalArgumentException if the terrain is weighted
   */
  public JumpCensus(GridGraph graph) {
    this.graph = graph;
    rule = JumpRule.of(graph, "jps");
    points = new JumpPoints(rule);
    stops = new JumpStops(rule, true);
    all = new Jumps(rule, points, stops, false);
    pruned = new Jumps(rule, points, stops, true);
  }

  /**
   * The number of jump points that a free cell sees where no goal is near.
   *
   * @param direction of arrival at the cell by a legal move, or {@link #NO_DIRECTION}
   * @param prune whether diagonal jump points without a forced neighbour are left out, and what is
   *     seen from them counts instead
   */
  public int successors(int cell, int direction, boolean prune) {
    byte[] moves = graph.moves();
    int stride = graph.map().stride();
    int mask = direction == NO_DIRECTION ? moves[cell] & 0xff : rule.kept(direction, cell);
    Jumps jumps = prune ? pruned : all;
    jumps.from(cell, cell % stride, cell / stride, mask);
    return jumps.count;
  }

  /** The number of cells that are jump points for some direction of arrival. */
  public int cells() {
    return points.count();
  }

  /**
   * The number of cells at which some jump ends, including diagonal ones that end where a side sees
   * a jump point.
   */
  public int stops() {
    byte[] moves = graph.moves();
    int stride = graph.map().stride();
    int[] offsets = Directions.offsets(stride);
    int count = 0;
    for (int cell = 0; cell < moves.length; cell++) {
      boolean isStop = points.number(cell) != JumpPoints.NONE;
      for (int d = 0; d < Directions.COUNT && moves[cell] != 0 && !isStop; d++) {
        isStop =
            Directions.isDiagonal(d)
                && (moves[cell - offsets[d]] >>> d & 1) != 0
                && JumpStops.scan(
                        stops.bits(d),
                        stops.position(
                            d, (cell - offsets[d]) % stride, (cell - offsets[d]) / stride))
                    == 1;
      }
      count += isStop ? 1 : 0;
    }
    return count;
  }

  /**
   * The number of vertices of the graph of pruned jumps: one for each jump point and direction of
   * arrival that forces a neighbour there.
   */
  public long vertices() {
    int[] graph = JumpGraph.of(rule, stops, points).vertices();
    long count = 0;
    for (int vertex = 0; vertex < graph.length; vertex = JumpGraph.end(graph, vertex)) {
      count++;
    }
    return count;
  }

  /**
   * Jump points that no goal decides.
   *
   * @param cells the cells that have any
   * @param arrivals these cells, each with every direction of arrival apart
   * @param moves the canonical moves of the cells, those of all arrivals at a cell together
   */
  public record GoalIndependent(long cells, long arrivals, long moves) {}

  /**
   * Counts the jump points that no goal decides, by Hu, Harabor, Qin and Yin, "Regarding Goal
   * Bounding and Jump Point Search", 2021, section 5.1. Straight arrivals that force a neighbour
   * are such. A diagonal arrival is, where a side sees one of those, if a diagonal scan that leaves
   * one of those passes there; scans go on through such cells until they are blocked.
   */
  public GoalIndependent goalIndependent() {
    return sum(goalIndependentArrivals());
  }

  /** The cells that have jump points that no goal decides. */
  public BitSet goalIndependentCells() {
    BitSet cells = new BitSet();
    goalIndependentArrivals().stream().forEach(arrival -> cells.set(arrival / Directions.COUNT));
    return cells;
  }

  private BitSet goalIndependentArrivals() {
    BitSet arrivals = new BitSet();
    int stride = graph.map().stride();
    int[] vertices = JumpGraph.of(rule, stops, points).vertices();
    for (int vertex = 0; vertex < vertices.length; vertex = JumpGraph.end(vertices, vertex)) {
      int column = vertices[vertex + JumpGraph.COLUMN];
      int row = vertices[vertex + JumpGraph.ROW];
      int cell = row * stride + column;
      int direction = vertices[vertex + JumpGraph.POINT] & JumpGraph.DIRECTION_MASK;
      if (!Directions.isDiagonal(direction)) {
        arrivals.set(cell * Directions.COUNT + direction);
        int kept = vertices[vertex + JumpGraph.HEAD] & JumpGraph.MASK & Directions.DIAGONAL_MASK;
        for (int left = kept; left != 0; left &= left - 1) {
          int d = Integer.numberOfTrailingZeros(left);
          addTurns(cell, d, stops.position(d, column, row), arrivals);
        }
      }
    }
    return arrivals;
  }

  /** Adds the arrivals of a diagonal scan at the cells where a side sees a jump point. */
  private void addTurns(int cell, int d, int position, BitSet arrivals) {
    int offset = Directions.offsets(graph.map().stride())[d];
    int length = 0;
    while (true) {
      int jump = JumpStops.jump(stops.bits(d), stops.blocks(), position + length);
      if ((jump & 1) == 0) {
        return;
      }
      length += jump >> 1;
      arrivals.set((cell + length * offset) * Directions.COUNT + d);
    }
  }

  private GoalIndependent sum(BitSet arrivals) {
    long cells = 0;
    long moves = 0;
    int cell = -1;
    int kept = 0;
    for (int i = arrivals.nextSetBit(0); i >= 0; i = arrivals.nextSetBit(i + 1)) {
      if (i / Directions.COUNT != cell) {
        cell = i / Directions.COUNT;
        cells++;
        moves += Integer.bitCount(kept);
        kept = 0;
      }
      kept |= rule.kept(i % Directions.COUNT, cell);
    }
    return new GoalIndependent(cells, arrivals.cardinality(), moves + Integer.bitCount(kept));
  }
}
