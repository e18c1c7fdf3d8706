package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * The knowledge of a search on a {@link SparseVisibilityGraph} about its goal: the vertices that
 * see it, and the lower edges over which a taut path may come to these while levels fall. Such an
 * edge is marked, and stands in a list of its source. For one thread.
 */
final class GoalMarks {
  private static final int END = -1;

  private final Vertices vertices;
  private final int topCount;
  private final int[] lowers;
  private final int[] exits;
  private final int[] followLowers;
  private final int[] reverse;
  private final int[] levels;

  /** For each vertex, the number of the last search in which the goal saw it. */
  private final int[] seen;

  /** For each lower edge, the number of the last search in which it was marked. */
  private final int[] marked;

  /**
   * For each vertex, the number of the last search in which an edge of it was marked, and its last.
   */
  private final int[] listed;

  private final int[] first;

  /** Two numbers a mark: the edge, and the mark before it in the list of its source. */
  private final Ints list = new Ints();

  private final Ints queue = new Ints();
  private int number;
  private int goalX;
  private int goalY;

  GoalMarks(SparseVisibilityGraph visibility) {
    vertices = visibility.vertices();
    topCount = visibility.topCount();
    lowers = visibility.lowers();
    exits = visibility.exits();
    followLowers = visibility.followLowers();
    reverse = visibility.reverse();
    levels = visibility.levels();
    seen = new int[vertices.count()];
    listed = new int[seen.length];
    first = new int[seen.length];
    marked = new int[visibility.lowerCount()];
  }

  void clear() {
    Arrays.fill(seen, 0);
    Arrays.fill(listed, 0);
    Arrays.fill(marked, 0);
  }

  /** Begins a search of a number above the last one's. */
  void begin(int search, int toX, int toY) {
    number = search;
    goalX = toX;
    goalY = toY;
    list.clear();
  }

  /** Whether the goal is known to see a vertex. */
  boolean isSeen(int vertex) {
    return seen[vertex] == number;
  }

  /** The length of the list of marks. {@link #edge} and {@link #next} take an index of it. */
  int size() {
    return list.size();
  }

  /** The last mark of an edge that leaves a vertex, or -1. */
  int first(int vertex) {
    return listed[vertex] == number ? first[vertex] : END;
  }

  int edge(int mark) {
    return list.get(mark);
  }

  /** The mark before it of the same vertex, or -1. */
  int next(int mark) {
    return list.get(mark + 1);
  }

  int source(int mark) {
    return exits[reverse[list.get(mark) - topCount]] >> 1;
  }

  /** Adds a vertex that the goal sees, and marks the edges from which levels fall to it. */
  void add(int vertex) {
    if (seen[vertex] == number) {
      return;
    }
    seen[vertex] = number;
    queue.clear();
    int exit = vertices.side(vertex, goalX, goalY) ^ 1;
    int end = lowers[exit + 1];
    int edge = vertices.firstTaut(goalX, goalY, vertex, lowers[exit], end, exits);
    for (; edge < end; edge++) {
      mark(edge);
    }
    while (queue.size() > 0) {
      int last = queue.removeLast();
      end = lowers[exits[last] + 1];
      for (edge = followLowers[last]; edge < end; edge++) {
        if (levels[edge - topCount] > levels[last - topCount]) {
          mark(edge);
        }
      }
    }
  }

  /** Marks the edge that a path takes which goes over an edge backwards. */
  private void mark(int edge) {
    int back = reverse[edge - topCount];
    if (marked[back - topCount] == number) {
      return;
    }
    marked[back - topCount] = number;
    int source = exits[edge] >> 1;
    int before = first(source);
    listed[source] = number;
    first[source] = list.size();
    list.add(back);
    list.add(before);
    queue.add(edge);
  }
}
