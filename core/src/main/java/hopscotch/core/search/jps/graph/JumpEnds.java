package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.jps.scan.Jumps;
import java.util.Arrays;

/**
 * Finds the vertices by which a query joins a jump point graph: those to which a jump leads from
 * the start, and those from which one sees the goal. Either way lies an octile path between, its
 * diagonal moves first on the way to the goal. For one thread.
 */
public final class JumpEnds {
  private final JumpVertices vertices;
  private final JumpSources sources;
  private final Jumps jumps;
  private final byte[] moves;
  private final int stride;
  private int[] found = new int[64];
  private int size;

  JumpEnds(JumpVertices vertices) {
    GridGraph graph = vertices.graph();
    this.vertices = vertices;
    this.sources = vertices.sources();
    this.jumps = vertices.newJumps();
    this.moves = graph.moves();
    this.stride = graph.map().stride();
  }

  /** Finds the vertices that a free cell sees; returns how many there are. */
  public int ofStart(int cell) {
    int row = cell / stride;
    jumps.from(cell, cell - row * stride, row, moves[cell] & 0xff);
    size = 0;
    for (int i = 0; i < jumps.count; i++) {
      int number = vertices.points().number(Jumps.cell(jumps.ends[i]));
      add(vertices.vertex(number, Jumps.direction(jumps.ends[i])));
    }
    return size;
  }

  /** Finds the vertices that see a free cell; returns how many there are. */
  public int ofGoal(int cell) {
    size = 0;
    sources.find(cell, this);
    return size;
  }

  /** Vertex {@code i} of the last scan. */
  public int vertex(int i) {
    return found[i];
  }

  /** Adds a vertex to those found. */
  void add(int vertex) {
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size++] = vertex;
  }
}
