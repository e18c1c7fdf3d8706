package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.VertexGraph;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The constraints on one unit in a node of the tree, in a form that can be asked step by step. For
 * each vertex there is a list of the moves there that are forbidden.
 */
public final class ConstraintTable {
  private static final int NONE = -1;

  private final VertexGraph graph;

  /** For each vertex, the last entry of its list, or {@link #NONE}. */
  private final int[] entryOf;

  private int entries;
  private int[] vertices = new int[16];

  /**
   * For each entry, the vertex from which the move is forbidden, or {@link #NONE} if it is from
   * all.
   */
  private int[] froms = new int[16];

  /** For each entry, the first and the last step of arrival that it forbids. */
  private int[] firsts = new int[16];

  private int[] lasts = new int[16];

  /** For each entry, the one before it in its list, or {@link #NONE}. */
  private int[] nexts = new int[16];

  /** For each step before {@link #demandEnd}, the vertex that is demanded, or {@link #NONE}. */
  private int[] demanded = new int[16];

  /** For each step before {@link #demandEnd}, the first step from it on with a demand. */
  private int[] nextDemands = new int[16];

  private int demandEnd;
  private int horizon;
  private int leastSteps;
  private int mostSteps;

  /** An empty table for a graph. */
  public ConstraintTable(VertexGraph graph) {
    this.graph = graph;
    entryOf = new int[graph.size()];
    Arrays.fill(entryOf, NONE);
  }

  /**
   * Reads the constraints on a unit.
   *
   * @param branches the branches from a node of the tree up to its root
   * @param goals the goals of all units
   */
  public void read(List<Branch> branches, int unit, int[] goals) {
    while (entries > 0) {
      entryOf[vertices[--entries]] = NONE;
    }
    demandEnd = 0;
    horizon = 0;
    leastSteps = 0;
    mostSteps = Constraint.FOREVER;
    for (Branch branch : branches) {
      add(branch, unit, goals);
    }
    nextDemands = IntArrays.grow(nextDemands, demandEnd);
    int next = demandEnd;
    for (int step = demandEnd - 1; step >= 0; step--) {
      next = demanded[step] == NONE ? next : step;
      nextDemands[step] = next;
    }
    mostSteps = allows(goals[unit], goals[unit], Constraint.FOREVER) ? mostSteps : -1;
  }

  private void add(Branch branch, int unit, int[] goals) {
    // A positive constraint: it binds its own unit, and all others must keep away from there.
    if (branch.demand() != null) {
      if (branch.unit() == unit) {
        demand(branch.demand());
      } else {
        avoid(branch.demand());
      }
      // Negative constraints, and bounds on the step of arrival at the goal.
    } else if (branch.unit() == unit) {
      for (Constraint constraint : branch.constraints()) {
        add(constraint);
      }
      leastSteps = Math.max(leastSteps, branch.leastSteps());
      horizon = Math.max(horizon, leastSteps);
      mostSteps = Math.min(mostSteps, branch.mostSteps());
      // Another unit is at rest from that step on: its goal is barred for good.
    } else if (branch.mostSteps() != Constraint.FOREVER) {
      forbid(NONE, goals[branch.unit()], branch.mostSteps(), Constraint.FOREVER);
    }
  }

  private void demand(Constraint demand) {
    demand(demand.first(), demand.to());
    if (demand.from() >= 0) {
      demand(demand.first() - 1, demand.from());
    }
    horizon = Math.max(horizon, demand.first());
  }

  private void demand(int step, int vertex) {
    demanded = IntArrays.grow(demanded, step + 1, demandEnd);
    if (step >= demandEnd) {
      Arrays.fill(demanded, demandEnd, step + 1, NONE);
      demandEnd = step + 1;
    }
    demanded[step] = vertex;
  }

  /** Forbids what conflicts with the move or the place that another unit must take. */
  private void avoid(Constraint demand) {
    int step = demand.first();
    int from = demand.from();
    int to = demand.to();
    forbid(NONE, to, step, step);
    if (from < 0) {
      return;
    }
    forbid(NONE, from, step - 1, step - 1);
    forbid(to, from, step, step);
    int beside = graph.beside(from, to);
    int opposite = beside < 0 ? NONE : graph.beside(to, from);
    if (opposite >= 0) {
      forbid(beside, opposite, step, step);
      forbid(opposite, beside, step, step);
    }
  }

  private void add(Constraint constraint) {
    forbid(constraint.from(), constraint.to(), constraint.first(), constraint.last());
  }

  /**
   * Forbids the unit to arrive at a vertex at some steps, from one other vertex or from anywhere.
   */
  private void forbid(int from, int to, int first, int last) {
    int entry = entries++;
    vertices = IntArrays.grow(vertices, entries);
    froms = IntArrays.grow(froms, entries);
    firsts = IntArrays.grow(firsts, entries);
    lasts = IntArrays.grow(lasts, entries);
    nexts = IntArrays.grow(nexts, entries);
    vertices[entry] = to;
    froms[entry] = from;
    firsts[entry] = first;
    lasts[entry] = last;
    nexts[entry] = entryOf[to];
    entryOf[to] = entry;
    horizon = Math.max(horizon, last == Constraint.FOREVER ? first : last);
  }

  /**
   * Whether the unit may move from a vertex to a neighbour, or wait there, and arrive at a step.
   */
  public boolean allows(int from, int to, int step) {
    for (int entry = entryOf[to]; entry >= 0; entry = nexts[entry]) {
      boolean isThen = firsts[entry] <= step && step <= lasts[entry];
      if (isThen && (froms[entry] < 0 || froms[entry] == from)) {
        return false;
      }
    }
    return step >= demandEnd || demanded[step] == NONE || demanded[step] == to;
  }

  /**
   * What was read, to be compared with what binds a unit in other nodes.
   *
   * @param unit the unit for which it was read
   */
  public UnitConstraints copy(int unit) {
    IntArrayList content = new IntArrayList();
    content.add(unit);
    content.add(leastSteps);
    content.add(mostSteps);
    // What is demanded, by step.
    for (int step = 0; step < demandEnd; step++) {
      if (demanded[step] != NONE) {
        content.add(step);
        content.add(demanded[step]);
      }
    }
    content.add(NONE);
    // What is forbidden, in order, and each once.
    int[] order = IntStream.range(0, entries).toArray();
    IntArrays.quickSort(order, this::compare);
    for (int i = 0; i < entries; i++) {
      int entry = order[i];
      if (i == 0 || compare(order[i - 1], entry) != 0) {
        content.add(vertices[entry]);
        content.add(froms[entry]);
        content.add(firsts[entry]);
        content.add(lasts[entry]);
      }
    }
    return new UnitConstraints(content.toIntArray());
  }

  private int compare(int entry, int other) {
    int order = Integer.compare(vertices[entry], vertices[other]);
    order = order != 0 ? order : Integer.compare(froms[entry], froms[other]);
    order = order != 0 ? order : Integer.compare(firsts[entry], firsts[other]);
    return order != 0 ? order : Integer.compare(lasts[entry], lasts[other]);
  }

  /** Whether the unit may be at a vertex at step 0. */
  boolean allowsStart(int vertex) {
    return allows(vertex, vertex, 0);
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

  /** Whether anything forbids the unit to arrive at a vertex, now or then. */
  boolean binds(int vertex) {
    return entryOf[vertex] >= 0;
  }

  /** A step after which the constraints do not change any more. */
  int horizon() {
    return horizon;
  }

  /** The first step from which on the unit may rest at its goal. */
  int restFrom(int goal) {
    int rest = leastSteps;
    for (int entry = entryOf[goal]; entry >= 0; entry = nexts[entry]) {
      if (froms[entry] < 0 && lasts[entry] != Constraint.FOREVER) {
        rest = Math.max(rest, lasts[entry] + 1);
      }
    }
    for (int step = demandEnd - 1; step >= rest; step--) {
      if (demanded[step] != NONE && demanded[step] != goal) {
        return step + 1;
      }
    }
    return rest;
  }

  /** The step after the last one at which a vertex is demanded; 0 if none is. */
  int demandEnd() {
    return demandEnd;
  }

  /** The first step from this one on, which is before the end, at which a vertex is demanded. */
  int nextDemand(int step) {
    return nextDemands[step];
  }

  /** The vertex that is demanded at a step that {@link #nextDemand} has answered. */
  int demanded(int step) {
    return demanded[step];
  }

  /** The last step at which the unit may come to rest; negative if it may not rest at all. */
  int mostSteps() {
    return mostSteps;
  }
}
