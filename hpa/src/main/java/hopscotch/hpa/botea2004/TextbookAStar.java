package hopscotch.hpa.botea2004;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

/**
 * A* as textbooks have it, to count what a search does and not to be quick: a closed list, an open
 * list that holds a cell once, of equal f the higher g first. Over any edges between cells, with a
 * consistent heuristic. For one thread.
 */
final class TextbookAStar {
  /** The cost of a path that does not exist. */
  static final long NO_PATH = Long.MAX_VALUE;

  private final long[] g;
  private final int[] parents;
  private final boolean[] isClosed;
  private final List<Integer> touched = new ArrayList<>();
  private long expanded;
  private long openSum;

  /** The edges from a cell. */
  interface Edges {
    /** Tells all edges from a cell. */
    void from(int cell, Relax relax);
  }

  /** Takes an edge. */
  interface Relax {
    /** An edge to a cell at a cost. */
    void edge(int cell, long cost);
  }

  /** What a heuristic says. */
  interface Heuristic {
    /** At most the cost of a path between two cells. */
    long between(int a, int b);
  }

  private record Entry(int cell, long f, long g) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      return f != other.f ? Long.compare(f, other.f) : Long.compare(other.g, g);
    }
  }

  TextbookAStar(int cellCount) {
    g = new long[cellCount];
    Arrays.fill(g, NO_PATH);
    parents = new int[cellCount];
    isClosed = new boolean[cellCount];
  }

  /** The cost of a shortest path, {@link #NO_PATH} if there is none. */
  long find(int start, int goal, Edges edges, Heuristic heuristic) {
    touched.forEach(
        cell -> {
          g[cell] = NO_PATH;
          isClosed[cell] = false;
        });
    touched.clear();
    expanded = 0;
    openSum = 0;
    PriorityQueue<Entry> open = new PriorityQueue<>();
    reach(start, start, 0);
    open.add(new Entry(start, 0, 0));
    int closed = 0;
    while (!open.isEmpty()) {
      int cell = open.remove().cell();
      if (cell == goal) {
        return g[goal];
      } else if (isClosed[cell]) {
        continue;
      }
      isClosed[cell] = true;
      closed++;
      expanded++;
      openSum += touched.size() - closed;
      edges.from(
          cell,
          (next, cost) -> {
            long nextG = g[cell] + cost;
            if (!isClosed[next] && nextG < g[next]) {
              reach(next, cell, nextG);
              open.add(new Entry(next, nextG + heuristic.between(next, goal), nextG));
            }
          });
    }
    return NO_PATH;
  }

  private void reach(int cell, int parent, long cost) {
    if (g[cell] == NO_PATH) {
      touched.add(cell);
    }
    g[cell] = cost;
    parents[cell] = parent;
  }

  /** The path last found, both ends included. */
  List<Integer> path(int start, int goal) {
    List<Integer> path = new ArrayList<>(List.of(goal));
    for (int cell = goal; cell != start; cell = parents[cell]) {
      path.add(parents[cell]);
    }
    Collections.reverse(path);
    return path;
  }

  /** The expansions of the last search. */
  long expanded() {
    return expanded;
  }

  /** The sizes of its open list, one an expansion, summed. */
  long openSum() {
    return openSum;
  }
}
