package hopscotch.core.field;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.search.open.EntryHeap;

/**
 * Brings the states of a {@link DistanceField} up to date after some cells changed: after
 * Ramalingam and Reps, "An Incremental Algorithm for a Generalization of the Shortest-Path
 * Problem", Journal of Algorithms 21(2), 1996. Cells whose path leads over a move that is gone, or
 * costs something else, lose their cost. These and the cells beside a change are searched from
 * again, up to where costs stay as they were. For one repair.
 */
final class FieldRepair {
  private final GridGraph graph;
  private final int[] offsets;
  private final long[] states;
  private final EntryHeap open = new EntryHeap();

  /** The cells near a change. */
  private final Ints near = new Ints();

  /** The cells that lost their cost. */
  private final Ints lost = new Ints();

  /**
   * Repairs the states of {@link DistanceField}, by cell of the map before; they are overwritten.
   */
  FieldRepair(GridGraph graph, long[] states) {
    this.graph = graph;
    this.states = states;
    offsets = Directions.offsets(graph.map().stride());
  }

  /** Returns how many cells were expanded. */
  long run(CellChanges changes) {
    collectNear(changes);
    for (int i = 0; i < near.size(); i++) {
      if (losesItsMove(near.get(i))) {
        lose(near.get(i));
      }
    }
    for (int i = 0; i < lost.size(); i++) {
      loseThoseThatComeBy(lost.get(i));
    }
    for (int i = 0; i < lost.size(); i++) {
      reach(lost.get(i));
    }
    for (int i = 0; i < near.size(); i++) {
      if (states[near.get(i)] != FlowField.UNREACHABLE) {
        open.push(DistanceField.costOf(states[near.get(i)]), near.get(i));
      }
    }
    return search();
  }

  /**
   * A change alters the moves of cells as far from it as a body is wide, and of their neighbours.
   */
  private void collectNear(CellChanges changes) {
    GridMap map = graph.map();
    int reach = graph.movement().body();
    for (int i = 0; i < changes.size(); i++) {
      int x = map.x(changes.cell(i));
      int y = map.y(changes.cell(i));
      for (int atY = Math.max(0, y - reach); atY <= Math.min(map.height() - 1, y + reach); atY++) {
        for (int atX = Math.max(0, x - reach); atX <= Math.min(map.width() - 1, x + reach); atX++) {
          near.add(map.cell(atX, atY));
        }
      }
    }
  }

  private boolean losesItsMove(int cell) {
    long state = states[cell];
    if (state == FlowField.UNREACHABLE || state == DistanceField.AT_GOAL) {
      return false;
    }
    int d = DistanceField.moveOf(state);
    boolean isGone = (graph.moves(cell) & 1 << d) == 0;
    long next = states[cell + offsets[d]];
    return isGone
        || next == FlowField.UNREACHABLE
        || DistanceField.costOf(next) + graph.cost(cell, d) != DistanceField.costOf(state);
  }

  private void lose(int cell) {
    if (states[cell] != FlowField.UNREACHABLE) {
      states[cell] = FlowField.UNREACHABLE;
      lost.add(cell);
    }
  }

  private void loseThoseThatComeBy(int cell) {
    for (int d = 0; d < Directions.COUNT; d++) {
      int next = cell + offsets[d];
      long state = states[next];
      if (state != FlowField.UNREACHABLE
          && state != DistanceField.AT_GOAL
          && DistanceField.moveOf(state) == Directions.reverse(d)) {
        lose(next);
      }
    }
  }

  /** Opens a cell that lost its cost, by the best move to a neighbour that has one. */
  private void reach(int cell) {
    long least = FlowField.UNREACHABLE;
    for (int legal = graph.moves(cell); legal != 0; legal &= legal - 1) {
      int d = Integer.numberOfTrailingZeros(legal);
      long state = states[cell + offsets[d]];
      if (state != FlowField.UNREACHABLE) {
        long g = DistanceField.costOf(state) + graph.cost(cell, d);
        least = Math.min(least, DistanceField.state(g, d));
      }
    }
    if (least != FlowField.UNREACHABLE) {
      states[cell] = least;
      open.push(DistanceField.costOf(least), cell);
    }
  }

  private long search() {
    final byte[] moves = graph.moves();
    long expanded = 0;
    while (open.size() > 0) {
      long g = open.topKey();
      int cell = (int) open.topEntry();
      open.pop();
      if (DistanceField.costOf(states[cell]) != g) {
        continue;
      }
      expanded++;
      for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
        int d = Integer.numberOfTrailingZeros(legal);
        int next = cell + offsets[d];
        long nextG = g + graph.cost(cell, d);
        if (nextG < DistanceField.costOf(states[next])) {
          states[next] = DistanceField.state(nextG, Directions.reverse(d));
          open.push(nextG, next);
        }
      }
    }
    return expanded;
  }
}
