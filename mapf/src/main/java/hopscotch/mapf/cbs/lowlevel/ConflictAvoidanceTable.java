package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.VertexGraph;
import java.util.Arrays;

/**
 * The conflict avoidance table (Standley, "Finding Optimal Solutions to Cooperative Pathfinding
 * Problems", AAAI 2010): where all units are at each step, so that conflicts with them can be
 * counted. For each vertex there is a list of visits, each with its step, the unit, and the vertex
 * where the unit was before. The unit that rests at the vertex in the end is stored apart. When
 * paths are read, only those that differ from the last ones are entered.
 */
public final class ConflictAvoidanceTable {
  private static final int FIELDS = 3;

  /** The bytes of an array without its elements. */
  private static final int ARRAY_BYTES = 16;

  private final VertexGraph graph;
  private final int[][] visits;
  private final int[] sizes;

  /** For each vertex, the unit that comes to rest there, and the first step after its arrival. */
  private final int[] resting;

  private final int[] restsFrom;
  private int[][] shown = {};
  private int last;
  private long visitBytes;

  /** An empty table. */
  public ConflictAvoidanceTable(VertexGraph graph) {
    this.graph = graph;
    this.visits = new int[graph.size()][];
    this.sizes = new int[graph.size()];
    this.resting = new int[graph.size()];
    this.restsFrom = new int[graph.size()];
    Arrays.fill(resting, -1);
  }

  /** Reads the paths of all units. A unit whose path is {@code null} is nowhere. */
  public void read(UnitPath[] paths) {
    shown = shown.length == paths.length ? shown : new int[paths.length][];
    for (int unit = 0; unit < paths.length; unit++) {
      if (shown[unit] != null && (paths[unit] == null || paths[unit].vertices != shown[unit])) {
        remove(unit, shown[unit]);
        shown[unit] = null;
      }
    }
    last = 0;
    for (int unit = 0; unit < paths.length; unit++) {
      if (paths[unit] != null) {
        last = Math.max(last, paths[unit].steps());
        if (shown[unit] == null) {
          shown[unit] = paths[unit].vertices;
          add(unit, shown[unit]);
        }
      }
    }
  }

  private void add(int unit, int[] path) {
    for (int step = 0; step < path.length; step++) {
      int vertex = path[step];
      int size = sizes[vertex];
      if (visits[vertex] == null) {
        visits[vertex] = new int[4 * FIELDS];
        visitBytes += ARRAY_BYTES + 4L * visits[vertex].length;
      } else if (size == visits[vertex].length) {
        visits[vertex] = Arrays.copyOf(visits[vertex], 2 * size);
        visitBytes += 4L * size;
      }
      visits[vertex][size] = step;
      visits[vertex][size + 1] = unit;
      visits[vertex][size + 2] = step == 0 ? -1 : path[step - 1];
      sizes[vertex] = size + FIELDS;
    }
    int goal = path[path.length - 1];
    resting[goal] = unit;
    restsFrom[goal] = path.length;
  }

  private void remove(int unit, int[] path) {
    for (int vertex : path) {
      int[] list = visits[vertex];
      int at = 0;
      while (list[at + 1] != unit) {
        at += FIELDS;
      }
      int end = sizes[vertex] - FIELDS;
      System.arraycopy(list, end, list, at, FIELDS);
      sizes[vertex] = end;
    }
    resting[path[path.length - 1]] = -1;
  }

  /** The step from which on nobody moves. */
  int last() {
    return last;
  }

  /**
   * The number of other units with which a move of a unit conflicts; the move arrives at {@code
   * step}.
   */
  int conflicts(int unit, int from, int to, int step) {
    int count = resting[to] >= 0 && resting[to] != unit && restsFrom[to] <= step ? 1 : 0;
    final int[] list = visits[to];
    for (int at = 0; at < sizes[to]; at += FIELDS) {
      if (list[at] == step && list[at + 1] != unit) {
        count++;
      }
    }
    if (from != to) {
      count += moves(unit, to, from, step);
      int beside = graph.beside(from, to);
      int opposite = beside < 0 ? -1 : graph.beside(to, from);
      if (opposite >= 0) {
        count += moves(unit, beside, opposite, step) + moves(unit, opposite, beside, step);
      }
    }
    return count;
  }

  /** The number of other units that move from one vertex to another and arrive at a step. */
  private int moves(int unit, int from, int to, int step) {
    int count = 0;
    final int[] list = visits[to];
    for (int at = 0; at < sizes[to]; at += FIELDS) {
      if (list[at] == step && list[at + 2] == from && list[at + 1] != unit) {
        count++;
      }
    }
    return count;
  }

  /** The number of times that other units are at a vertex after a step. */
  int visitsAfter(int unit, int vertex, int step) {
    int count = 0;
    final int[] list = visits[vertex];
    for (int at = 0; at < sizes[vertex]; at += FIELDS) {
      if (list[at] > step && list[at + 1] != unit) {
        count++;
      }
    }
    return count;
  }

  /** The bytes that it holds. */
  public long bytes() {
    return 16L * visits.length + visitBytes;
  }
}
