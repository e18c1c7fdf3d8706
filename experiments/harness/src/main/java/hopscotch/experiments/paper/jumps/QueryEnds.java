package hopscotch.experiments.paper.jumps;

import hopscotch.core.search.jps.graph.JumpEnds;

/** Finds the vertices by which a query joins a graph of jump points. For one thread. */
interface QueryEnds {
  /** Finds the vertices that a free cell sees; returns how many there are. */
  int ofStart(int cell);

  /** Finds the vertices that see a free cell; returns how many there are. */
  int ofGoal(int cell);

  /** Vertex {@code i} of the last scan. */
  int vertex(int i);

  /** Those of the jump point graph of the library. */
  static QueryEnds of(JumpEnds ends) {
    return new OfJumpPoints(ends);
  }

  /** Asks the library. */
  record OfJumpPoints(JumpEnds ends) implements QueryEnds {
    @Override
    public int ofStart(int cell) {
      return ends.ofStart(cell);
    }

    @Override
    public int ofGoal(int cell) {
      return ends.ofGoal(cell);
    }

    @Override
    public int vertex(int i) {
      return ends.vertex(i);
    }
  }
}
