package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.VertexGraph;

/** Where all units are at each step, to count conflicts with them. */
final class Positions {
  private final VertexGraph graph;
  private int[][] rows = {};
  private int last;

  Positions(VertexGraph graph) {
    this.graph = graph;
  }

  /** Reads the paths of all units; a unit without one, {@code null}, is nowhere. */
  void read(UnitPath[] paths) {
    last = 0;
    for (UnitPath path : paths) {
      last = path == null ? last : Math.max(last, path.steps());
    }
    if (rows.length <= last || rows[0].length != paths.length) {
      rows = new int[Math.max(last + 1, 2 * rows.length)][paths.length];
    }
    for (int unit = 0; unit < paths.length; unit++) {
      for (int step = 0; step <= last; step++) {
        rows[step][unit] = paths[unit] == null ? -1 : paths[unit].at(step);
      }
    }
  }

  /** With how many units a move of {@code unit} conflicts that arrives at a step. */
  int conflicts(int unit, int from, int to, int step) {
    final int[] after = rows[Math.min(step, last)];
    final int[] before = rows[Math.min(step - 1, last)];
    int beside = graph.beside(from, to);
    int opposite = beside < 0 ? -1 : graph.beside(to, from);
    int count = 0;
    for (int other = 0; other < after.length; other++) {
      int at = after[other];
      int was = before[other];
      boolean meets =
          at == to
              || at == from && was == to
              || opposite >= 0
                  && at >= 0
                  && (was == beside && at == opposite || was == opposite && at == beside);
      if (meets && other != unit) {
        count++;
      }
    }
    return count;
  }
}
