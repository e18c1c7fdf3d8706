package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.search.jps.scan.Jumps;

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
  private final Ints found = new Ints();

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
    found.clear();
    for (int i = 0; i < jumps.count; i++) {
      int number = vertices.points().number(Jumps.cell(jumps.ends[i]));
      add(vertices.vertex(number, Jumps.direction(jumps.ends[i])));
    }
    return found.size();
  }

  /** Finds the vertices that see a free cell; returns how many there are. */
  public int ofGoal(int cell) {
    found.clear();
    sources.find(cell, this);
    return found.size();
  }

  /** Vertex {@code i} of the last scan. */
  public int vertex(int i) {
    return found.get(i);
  }

  void add(int vertex) {
    found.add(vertex);
  }
}
