package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.List;

/** What binds one unit in a node of the tree, ready to be asked step by step. */
public final class ConstraintTable {
  private final VertexGraph graph;
  private final long vertices;
  private final LongOpenHashSet taken = new LongOpenHashSet();
  private final LongOpenHashSet edges = new LongOpenHashSet();
  private final Int2IntOpenHashMap closedFrom = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap demanded = new Int2IntOpenHashMap();
  private int horizon;
  private int leastSteps;
  private int mostSteps;

  /** A table for a graph, which binds nobody yet. */
  public ConstraintTable(VertexGraph graph) {
    this.graph = graph;
    vertices = graph.size();
    demanded.defaultReturnValue(-1);
    closedFrom.defaultReturnValue(Constraint.FOREVER);
  }

  /**
   * Reads what binds a unit.
   *
   * @param branches from a node of the tree up to its root
   * @param goals by unit
   */
  public void read(List<Branch> branches, int unit, int[] goals) {
    taken.clear();
    edges.clear();
    closedFrom.clear();
    demanded.clear();
    horizon = 0;
    leastSteps = 0;
    mostSteps = Constraint.FOREVER;
    for (Branch branch : branches) {
      add(branch, unit, goals);
    }
    int rest = closedFrom.get(goals[unit]);
    mostSteps = rest == Constraint.FOREVER ? mostSteps : -1;
  }

  private void add(Branch branch, int unit, int[] goals) {
    if (branch.demand() != null) {
      if (branch.unit() == unit) {
        demand(branch.demand());
      } else {
        avoid(branch.demand());
      }
    } else if (branch.unit() == unit) {
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

  private void demand(Constraint demand) {
    demanded.put(demand.first(), demand.to());
    if (demand.from() >= 0) {
      demanded.put(demand.first() - 1, demand.from());
    }
    horizon = Math.max(horizon, demand.first());
  }

  /** Forbids what conflicts with the move or the place that another unit must take. */
  private void avoid(Constraint demand) {
    int step = demand.first();
    int from = demand.from();
    int to = demand.to();
    horizon = Math.max(horizon, step);
    taken.add(step * vertices + to);
    if (from < 0) {
      return;
    }
    taken.add((step - 1) * vertices + from);
    edges.add(edge(to, from, step));
    int beside = graph.beside(from, to);
    if (beside >= 0) {
      int opposite = graph.beside(to, from);
      if (opposite >= 0) {
        edges.add(edge(beside, opposite, step));
        edges.add(edge(opposite, beside, step));
      }
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
  public boolean allows(int from, int to, int step) {
    if (step > horizon) {
      return closedFrom.isEmpty() || closedFrom.get(to) == Constraint.FOREVER;
    }
    return !taken.contains(step * vertices + to)
        && (demanded.isEmpty() || demanded.get(step) < 0 || demanded.get(step) == to)
        && (edges.isEmpty() || !edges.contains(edge(from, to, step)))
        && (closedFrom.isEmpty() || closedFrom.get(to) > step);
  }

  /** Whether the unit may be at a vertex at step 0. */
  boolean allowsStart(int vertex) {
    return !taken.contains(vertex) && closedFrom.get(vertex) > 0;
  }

  /** Whether the unit may walk a path and then rest. */
  public boolean allows(UnitPath path) {
    if (path.steps() > mostSteps || path.steps() < restFrom(path.at(path.steps()))) {
      return false;
    }
    for (int step = 1; step <= path.steps(); step++) {
      if (!allows(path.at(step - 1), path.at(step), step)) {
        return false;
      }
    }
    return allowsStart(path.at(0));
  }

  /** The last step at which anything changes. */
  int horizon() {
    return horizon;
  }

  /** The first step from which on the unit may rest at its goal. */
  int restFrom(int goal) {
    int rest = leastSteps;
    for (int step = horizon; step >= rest; step--) {
      boolean isElsewhere = demanded.get(step) >= 0 && demanded.get(step) != goal;
      if (isElsewhere || taken.contains(step * vertices + goal)) {
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
