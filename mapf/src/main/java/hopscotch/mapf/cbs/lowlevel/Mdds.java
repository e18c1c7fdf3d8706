package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/** Makes the {@linkplain Mdd diagrams} of units under their constraints. */
public final class Mdds {
  private final VertexGraph graph;
  private final GoalDistances distances;
  private final IntArrayList level = new IntArrayList();

  /** For each vertex, the number of the last level to which it was added. */
  private final int[] levelOf;

  private int made;

  /** For the units of a graph to whose goals these are the distances. */
  public Mdds(VertexGraph graph, GoalDistances distances) {
    this.graph = graph;
    this.distances = distances;
    this.levelOf = new int[graph.size()];
  }

  /** The diagram of all paths that obey the constraints and have as many steps as the given one. */
  public Mdd of(int unit, UnitPath path, ConstraintTable constraints) {
    int cost = path.steps();
    int[][] levels = new int[cost + 1][];
    levels[0] = new int[] {path.at(0)};
    for (int step = 1; step <= cost; step++) {
      levels[step] = forward(unit, levels[step - 1], step, cost, constraints);
    }
    for (int step = cost - 1; step >= 0; step--) {
      levels[step] = leading(levels[step], levels[step + 1], step, constraints);
    }
    for (int[] vertices : levels) {
      Arrays.sort(vertices);
    }
    return new Mdd(levels);
  }

  /**
   * The vertices of a step that can be reached from those of the step before, and from which the
   * goal can be reached in time.
   */
  private int[] forward(int unit, int[] before, int step, int cost, ConstraintTable constraints) {
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    made++;
    level.clear();
    for (int vertex : before) {
      for (int at = first[vertex]; at <= first[vertex + 1]; at++) {
        int to = at < first[vertex + 1] ? targets[at] : vertex;
        if (levelOf[to] != made
            && step + distances.of(unit, to) <= cost
            && constraints.allows(vertex, to, step)) {
          levelOf[to] = made;
          level.add(to);
        }
      }
    }
    return level.toIntArray();
  }

  /** The vertices of a step from which a move leads to the next level. */
  private int[] leading(int[] now, int[] after, int step, ConstraintTable constraints) {
    made++;
    for (int vertex : after) {
      levelOf[vertex] = made;
    }
    level.clear();
    for (int vertex : now) {
      if (leads(vertex, step, constraints)) {
        level.add(vertex);
      }
    }
    return level.toIntArray();
  }

  private boolean leads(int vertex, int step, ConstraintTable constraints) {
    int end = graph.first()[vertex + 1];
    for (int at = graph.first()[vertex]; at <= end; at++) {
      int to = at < end ? graph.targets()[at] : vertex;
      if (levelOf[to] == made && constraints.allows(vertex, to, step + 1)) {
        return true;
      }
    }
    return false;
  }
}
