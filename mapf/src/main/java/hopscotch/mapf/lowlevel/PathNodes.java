package hopscotch.mapf.lowlevel;

import java.util.Arrays;

/**
 * The nodes of a search for the path of one unit, numbered as they are made. A node is a vertex at
 * a step; the unit waits at the vertex until the step before the next node's.
 */
public final class PathNodes {
  /** For each node, its vertex. */
  public int[] vertices = new int[1024];

  /** For each node, the step of the arrival. */
  public int[] steps = new int[1024];

  /**
   * For each node, how many other units are met on the way there; 0 in a search that does not count
   * them.
   */
  public int[] meetings = new int[1024];

  /** For each node, the one before it, or -1 if there is none. */
  public int[] parents = new int[1024];

  /** For each node, whether it has been expanded, or left out for a better one. */
  public boolean[] closed = new boolean[1024];

  private int size;

  /** The number of nodes. */
  public int size() {
    return size;
  }

  /** Forgets all nodes. */
  public void clear() {
    size = 0;
  }

  /** Adds a node that is not closed, and returns its number. */
  public int add(int vertex, int step, int meetingCount, int parent) {
    if (size == vertices.length) {
      vertices = Arrays.copyOf(vertices, 2 * size);
      steps = Arrays.copyOf(steps, 2 * size);
      meetings = Arrays.copyOf(meetings, 2 * size);
      parents = Arrays.copyOf(parents, 2 * size);
      closed = Arrays.copyOf(closed, 2 * size);
    }
    vertices[size] = vertex;
    steps[size] = step;
    meetings[size] = meetingCount;
    parents[size] = parent;
    closed[size] = false;
    return size++;
  }

  /** The path to a node, with one vertex for each step. */
  public int[] path(int node) {
    int[] path = new int[steps[node] + 1];
    int until = steps[node];
    for (int at = node; at >= 0; at = parents[at]) {
      Arrays.fill(path, steps[at], until + 1, vertices[at]);
      until = steps[at] - 1;
    }
    return path;
  }

  /** The bytes of its arrays. */
  public long bytes() {
    return 17L * vertices.length;
  }

  /**
   * The bytes by which it would grow for this many further nodes, including a copy of its content.
   */
  public long growthBytes(int more) {
    return vertices.length - size >= more ? 0 : 2 * bytes();
  }
}
