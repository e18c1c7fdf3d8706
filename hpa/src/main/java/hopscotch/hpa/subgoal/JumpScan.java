package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/**
 * Finds the subgoals at which the canonical paths from a cell may turn first: its jump points
 * (Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011). Some
 * shortest path to any goal either has no turn but that from diagonal to straight moves, or passes
 * one of these after such moves. Under the corner rule NEVER every jump point is a subgoal.
 *
 * <p>They are no more than half of what {@link ReachableScan} finds where walls are jagged, since
 * nobody turns at a corner on the near side of an obstacle. What one scan finds serves the start of
 * a query or its goal. For one thread; 32 bytes a cell.
 */
public final class JumpScan {
  private static final int NONE = -1;
  private static final byte[] FORCED = forced();

  private final byte[] moves;
  private final int[] offsets;

  /** By straight direction and cell the jump point to which a jump leads. */
  private final int[][] jumps = new int[4][];

  /** By diagonal and cell the next cell along it from which a jump to a side leads somewhere. */
  private final int[][] turns = new int[4][];

  private int[] found = new int[64];
  private int size;

  /** Finds where every jump leads, in one pass over the map for each direction. */
  JumpScan(SubgoalGraph subgoals) {
    GridGraph graph = subgoals.graph();
    this.moves = graph.moves();
    this.offsets = Directions.offsets(graph.map().stride());
    for (int d = 0; d < jumps.length; d++) {
      jumps[d] = jumps(subgoals, d);
    }
    for (int d = Directions.NE; d <= Directions.NW; d++) {
      turns[d - Directions.NE] = turns(d);
    }
  }

  private int[] turns(int d) {
    int[] turns = new int[moves.length];
    int[] vertical = jumps[Directions.dy(d) < 0 ? Directions.N : Directions.S];
    int[] horizontal = jumps[Directions.dx(d) > 0 ? Directions.E : Directions.W];
    int offset = offsets[d];
    int step = offset > 0 ? -1 : 1;
    int cell = offset > 0 ? moves.length - 1 : 0;
    for (int i = 0; i < moves.length; i++, cell += step) {
      if ((moves[cell] >>> d & 1) == 0) {
        turns[cell] = NONE;
      } else {
        int next = cell + offset;
        boolean isTurn = vertical[next] != NONE || horizontal[next] != NONE;
        turns[cell] = isTurn ? next : turns[next];
      }
    }
    return turns;
  }

  private int[] jumps(SubgoalGraph subgoals, int d) {
    int[] jumps = new int[moves.length];
    int offset = offsets[d];
    int step = offset > 0 ? -1 : 1;
    int cell = offset > 0 ? moves.length - 1 : 0;
    for (int i = 0; i < moves.length; i++, cell += step) {
      if ((moves[cell] >>> d & 1) == 0) {
        jumps[cell] = NONE;
      } else {
        int next = cell + offset;
        boolean isForced = (FORCED[moves[next] & 0xff] >>> d & 1) != 0;
        jumps[cell] = isForced ? subgoals.node(next) : jumps[next];
      }
    }
    return jumps;
  }

  /**
   * By the moves of a cell, a bit for each straight direction in which it has a forced neighbour:
   * the move to a side is free, the cell behind it is blocked.
   */
  private static byte[] forced() {
    byte[] forced = new byte[256];
    for (int d = 0; d < 8; d++) {
      int dx = Directions.dx(d);
      int dy = Directions.dy(d);
      if (Directions.isDiagonal(d)) {
        continue;
      }
      int left = Directions.of(dy, -dx);
      int behindLeft = Directions.of(dy - dx, -dx - dy);
      int right = Directions.of(-dy, dx);
      int behindRight = Directions.of(-dy - dx, dx - dy);
      for (int legal = 0; legal < 256; legal++) {
        boolean isForced =
            (legal >>> left & ~(legal >>> behindLeft) & 1) != 0
                || (legal >>> right & ~(legal >>> behindRight) & 1) != 0;
        forced[legal] |= (byte) (isForced ? 1 << d : 0);
      }
    }
    return forced;
  }

  /** Scans from a free cell; returns how many jump points there are. */
  public int from(int cell) {
    size = 0;
    for (int[] straight : jumps) {
      take(straight[cell]);
    }
    diagonal(cell, Directions.NE, jumps[Directions.N], jumps[Directions.E]);
    diagonal(cell, Directions.SE, jumps[Directions.S], jumps[Directions.E]);
    diagonal(cell, Directions.SW, jumps[Directions.S], jumps[Directions.W]);
    diagonal(cell, Directions.NW, jumps[Directions.N], jumps[Directions.W]);
    return size;
  }

  /** Jump point {@code i} of the last scan, a node. */
  public int found(int i) {
    return found[i];
  }

  private void diagonal(int from, int d, int[] vertical, int[] horizontal) {
    int[] turns = this.turns[d - Directions.NE];
    for (int cell = turns[from]; cell != NONE; cell = turns[cell]) {
      take(vertical[cell]);
      take(horizontal[cell]);
    }
  }

  private void take(int node) {
    if (node != NONE) {
      if (size == found.length) {
        found = Arrays.copyOf(found, 2 * size);
      }
      found[size++] = node;
    }
  }
}
