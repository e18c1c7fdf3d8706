package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.CanonicalTable;
import hopscotch.core.search.SkipTable;

/**
 * The rule that says where a jump stops. A jump goes on from cell to cell in one direction, until
 *
 * <ol>
 *   <li>it cannot enter the next cell: then it has found nothing;
 *   <li>it has entered a cell with a <em>forced neighbour</em>: the cell is a jump point, and is
 *       found;
 *   <li>if it is diagonal, it has entered a cell from which a straight jump to either side finds a
 *       jump point. The cell is found. With pruning the jump finds what the straight jump found
 *       instead, and goes on.
 * </ol>
 *
 * <p>The goal stops no jump here; {@link GoalSight} tells of it.
 *
 * <p>Of the moves that canonical paths keep ({@link CanonicalTable}), those that continue the jump
 * are natural: the move straight on, and after a diagonal move also the straight moves to both
 * sides. A move that is kept beside these leads to a forced neighbour. After a diagonal move there
 * is one only where corners may be cut.
 *
 * <p>With 4 directions, jumps along rows play the part of straight jumps, and jumps along columns
 * that of diagonal ones.
 *
 * <p>The names are those of Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid
 * Maps", 2011; pruning is from "Improving Jump Point Search", 2014. Immutable.
 */
public final class JumpRule {
  private final GridGraph graph;
  private final byte[] skip;
  private final byte[] moves;
  private final int[] offsets;
  private final int straights;
  private final int diagonals;
  private final int forcing;

  private JumpRule(GridGraph graph, byte[] skip) {
    this.graph = graph;
    this.skip = skip;
    moves = graph.moves();
    offsets = Directions.offsets(graph.map().stride());
    boolean isEight = graph.movement().directions() == 8;
    straights = isEight ? Directions.STRAIGHT_MASK : 1 << Directions.E | 1 << Directions.W;
    diagonals = isEight ? Directions.DIAGONAL_MASK : 1 << Directions.N | 1 << Directions.S;
    boolean cutsCorners = isEight && graph.movement().corners() != CornerRule.NEVER;
    forcing = straights | (cutsCorners ? diagonals : 0);
  }

  /**
   * The rule on a graph.
   *
   * @throws IllegalArgumentException if the costs or the terrain admit no canonical order, naming
   *     the planner {@code id}
   */
  public static JumpRule of(GridGraph graph, String id) {
    if (graph.movement().directions() == 8 && graph.diagonalCost() == 2 * graph.straightCost()) {
      throw new IllegalArgumentException(
          "planner '%s' needs a diagonal cheaper than two straight moves; got costs %s"
              .formatted(id, graph.costs()));
    }
    return new JumpRule(graph, CanonicalTable.of(graph, id));
  }

  /** The graph. */
  public GridGraph graph() {
    return graph;
  }

  /** The mask of the directions of straight jumps: E and W with 4 directions. */
  public int straights() {
    return straights;
  }

  /** The mask of the directions of diagonal jumps: N and S with 4 directions. */
  public int diagonals() {
    return diagonals;
  }

  /** Whether a jump in direction {@code d} may stop at a forced neighbour. */
  public boolean mayForce(int d) {
    return (forcing >>> d & 1) != 0;
  }

  /** The mask of the directions in which a jump may stop at a forced neighbour. */
  int forcing() {
    return forcing;
  }

  /** Whether diagonal jumps may stop at a forced neighbour. */
  public boolean mayForceOnDiagonals() {
    return (forcing & diagonals) != 0;
  }

  /** The direction along the row of the straight jumps that a diagonal jump makes. */
  public static int sideA(int d) {
    return Directions.dx(d) >= 0 ? Directions.E : Directions.W;
  }

  /** The other direction of the straight jumps that a diagonal jump makes. */
  public static int sideB(int d) {
    return Directions.dx(d) == 0
        ? Directions.W
        : Directions.dy(d) > 0 ? Directions.S : Directions.N;
  }

  /** The mask of the natural moves after a move in direction {@code d}. */
  static int natural(int d) {
    return Directions.isDiagonal(d) ? 1 << d | 1 << sideA(d) | 1 << sideB(d) : 1 << d;
  }

  /** The mask of the natural and forced moves of a cell that was entered in direction {@code d}. */
  public int kept(int d, int cell) {
    return SkipTable.kept(skip, moves, offsets, d, cell);
  }

  /** Whether a cell that was entered in direction {@code d} has a forced neighbour. */
  public boolean isForced(int d, int cell) {
    return (kept(d, cell) & ~natural(d)) != 0;
  }

  /**
   * Whether a jump in direction {@code d} can enter a cell and stops at a forced neighbour there.
   */
  public boolean isArrival(int d, int cell) {
    return mayForce(d) && (moves[cell - offsets[d]] >>> d & 1) != 0 && isForced(d, cell);
  }

  /** The table of the moves that are left out; not to be written. */
  byte[] skip() {
    return skip;
  }

  /** The bytes it holds beyond the graph. */
  public long bytes() {
    return skip.length;
  }
}
