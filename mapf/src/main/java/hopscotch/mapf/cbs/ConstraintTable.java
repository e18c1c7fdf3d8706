package hopscotch.mapf.cbs;

import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/** What binds one unit in a node of the tree, ready to be asked step by step. */
final class ConstraintTable {
  private final long vertices;
  private final LongOpenHashSet taken = new LongOpenHashSet();
  private final LongOpenHashSet edges = new LongOpenHashSet();
  private final Int2IntOpenHashMap closedFrom = new Int2IntOpenHashMap();
  private int horizon;
  private int leastSteps;
  private int mostSteps;

  ConstraintTable(VertexGraph graph) {
    vertices = graph.size();
    closedFrom.defaultReturnValue(Constraint.FOREVER);
  }

  /** Reads the branches from a node up to the root. */
  void read(Node node, int unit, int[] goals) {
    taken.clear();
    edges.clear();
    closedFrom.clear();
    horizon = 0;
    leastSteps = 0;
    mostSteps = Constraint.FOREVER;
    for (Node at = node; at.branch != null; at = at.parent) {
      add(at.branch, unit, goals);
    }
    int rest = closedFrom.get(goals[unit]);
    mostSteps = rest == Constraint.FOREVER ? mostSteps : -1;
  }

  private void add(Branch branch, int unit, int[] goals) {
    if (branch.unit() == unit) {
      for (Constraint constraint : branch.constraints()) {
        add(constraint);
      }
      leastSteps = Math.max(leastSteps, branch.leastSteps());
      horizon = Math.max(horizon, leastSteps);
      mostSteps = Math.min(mostSteps, branch.mostSteps());
    } else if (branch.mostSteps() != Constraint.FOREVER) {
      close(goals[branch.unit()], branch.mostSteps());
    }
  }

  private void add(Constraint constraint) {
    if (constraint.last() == Constraint.FOREVER) {
      close(constraint.to(), constraint.first());
      return;
    }
    horizon = Math.max(horizon, constraint.last());
    for (int step = constraint.first(); step <= constraint.last(); step++) {
      if (constraint.from() < 0) {
        taken.add(step * vertices + constraint.to());
      } else {
        edges.add(edge(constraint.from(), constraint.to(), step));
      }
    }
  }

  private void close(int vertex, int from) {
    closedFrom.put(vertex, Math.min(from, closedFrom.get(vertex)));
    horizon = Math.max(horizon, from);
  }

  private long edge(int from, int to, int step) {
    return (step * vertices + from) * vertices + to;
  }

  /** Whether the unit may go from a vertex to itself or a neighbour, there at a step. */
  boolean allows(int from, int to, int step) {
    if (step > horizon) {
      return closedFrom.isEmpty() || closedFrom.get(to) == Constraint.FOREVER;
    }
    return !taken.contains(step * vertices + to)
        && (edges.isEmpty() || !edges.contains(edge(from, to, step)))
        && (closedFrom.isEmpty() || closedFrom.get(to) > step);
  }

  /** Whether the unit may be at a vertex at step 0. */
  boolean allowsStart(int vertex) {
    return !taken.contains(vertex) && closedFrom.get(vertex) > 0;
  }

  /** The last step at which anything changes. */
  int horizon() {
    return horizon;
  }

  /** The first step from which on the unit may rest at its goal. */
  int restFrom(int goal) {
    int rest = leastSteps;
    for (int step = horizon; step >= rest; step--) {
      if (taken.contains(step * vertices + goal)) {
        rest = step + 1;
      }
    }
    return rest;
  }

  /** The last step at which the unit may come to rest, below 0 if it may not at all. */
  int mostSteps() {
    return mostSteps;
  }
}
