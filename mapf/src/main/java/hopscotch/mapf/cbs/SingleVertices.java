package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;

/**
 * The steps at which all paths of a cost are in one vertex: the levels of width 1 of the unit's
 * multi-value decision diagram (Sharon, Stern, Goldenberg and Felner 2013). A conflict there costs
 * the unit at least 1 (Boyarski et al., "ICBS", IJCAI 2015).
 */
final class SingleVertices {
  private final VertexGraph graph;
  private final GoalDistances distances;

  SingleVertices(VertexGraph graph, GoalDistances distances) {
    this.graph = graph;
    this.distances = distances;
  }

  /** By step, 0 to the last, the one vertex of all paths of that many steps; -1 for several. */
  int[] of(int unit, UnitPath path, ConstraintTable constraints) {
    int cost = path.steps();
    int[] single = new int[cost + 1];
    Arrays.fill(single, -1);
    IntOpenHashSet[] levels = new IntOpenHashSet[cost + 1];
    levels[0] = new IntOpenHashSet(new int[] {path.at(0)});
    for (int step = 1; step <= cost; step++) {
      levels[step] = forward(unit, levels[step - 1], step, cost, constraints);
    }
    single[0] = path.at(0);
    single[cost] = path.at(cost);
    for (int step = cost - 1; step > 0; step--) {
      retain(levels[step], levels[step + 1], step, constraints);
      if (levels[step].size() == 1) {
        single[step] = path.at(step);
      }
    }
    return single;
  }

  private IntOpenHashSet forward(
      int unit, IntOpenHashSet level, int step, int cost, ConstraintTable constraints) {
    IntOpenHashSet next = new IntOpenHashSet();
    for (IntIterator i = level.iterator(); i.hasNext(); ) {
      int vertex = i.nextInt();
      int end = graph.first()[vertex + 1];
      for (int at = graph.first()[vertex]; at <= end; at++) {
        int to = at < end ? graph.targets()[at] : vertex;
        if (step + distances.of(unit, to) <= cost && constraints.allows(vertex, to, step)) {
          next.add(to);
        }
      }
    }
    return next;
  }

  /** Keeps what leads to the level after. */
  private void retain(
      IntOpenHashSet level, IntOpenHashSet next, int step, ConstraintTable constraints) {
    for (IntIterator i = level.iterator(); i.hasNext(); ) {
      int vertex = i.nextInt();
      int end = graph.first()[vertex + 1];
      boolean leads = false;
      for (int at = graph.first()[vertex]; at <= end && !leads; at++) {
        int to = at < end ? graph.targets()[at] : vertex;
        leads = next.contains(to) && constraints.allows(vertex, to, step + 1);
      }
      if (!leads) {
        i.remove();
      }
    }
  }
}
