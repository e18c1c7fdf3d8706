package hopscotch.datasets.generate;

import java.util.BitSet;

/**
 * The open walls between the places of a {@code columns x rows} lattice: a random spanning tree by
 * depth-first search, and further walls by chance.
 */
final class SpanningTree {
  private final int columns;
  private final int rows;
  private final BitSet openEast = new BitSet();
  private final BitSet openSouth = new BitSet();

  /** Receives an opening from (column, row) to its eastern or else its southern neighbour. */
  interface Opening {
    void at(int column, int row, boolean eastward);
  }

  SpanningTree(int columns, int rows, SeededRandom random, double extra) {
    this.columns = columns;
    this.rows = rows;
    grow(random);
    for (int place = 0; place < columns * rows; place++) {
      if (place % columns + 1 < columns && !openEast.get(place) && random.chance(extra)) {
        openEast.set(place);
      }
      if (place / columns + 1 < rows && !openSouth.get(place) && random.chance(extra)) {
        openSouth.set(place);
      }
    }
  }

  private void grow(SeededRandom random) {
    BitSet visited = new BitSet();
    int[] stack = new int[columns * rows];
    int[] choices = new int[4];
    int depth = 1;
    stack[0] = random.below(columns * rows);
    visited.set(stack[0]);
    while (depth > 0) {
      int place = stack[depth - 1];
      int count = closedNeighbours(place, visited, choices);
      if (count == 0) {
        depth--;
        continue;
      }
      int next = choices[random.below(count)];
      boolean eastward = Math.abs(next - place) == 1 && next / columns == place / columns;
      (eastward ? openEast : openSouth).set(Math.min(place, next));
      visited.set(next);
      stack[depth++] = next;
    }
  }

  private int closedNeighbours(int place, BitSet visited, int[] choices) {
    int count = 0;
    int column = place % columns;
    if (column > 0 && !visited.get(place - 1)) {
      choices[count++] = place - 1;
    }
    if (column + 1 < columns && !visited.get(place + 1)) {
      choices[count++] = place + 1;
    }
    if (place >= columns && !visited.get(place - columns)) {
      choices[count++] = place - columns;
    }
    if (place + columns < columns * rows && !visited.get(place + columns)) {
      choices[count++] = place + columns;
    }
    return count;
  }

  /** Passes on every opening, place by place. */
  void forEachOpening(Opening opening) {
    for (int place = 0; place < columns * rows; place++) {
      if (openEast.get(place)) {
        opening.at(place % columns, place / columns, true);
      }
      if (openSouth.get(place)) {
        opening.at(place % columns, place / columns, false);
      }
    }
  }
}
