package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Arrivals;
import hopscotch.mapf.cbs.lowlevel.ConflictAvoidanceTable;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.LowLevel;
import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.cbs.lowlevel.Mdds;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The node of a constraint tree that is being looked at, P in the paper. A node stores only what
 * differs from its parent; here are the paths of all units, and what is found out about a unit
 * under the constraints of the node.
 */
final class CurrentNode {
  private static final int SPLIT_BYTES = 200;
  private static final int CONSTRAINT_BYTES = 40;

  final VertexGraph graph;
  final GoalDistances distances;
  final int[] starts;
  final int[] goals;

  /** The path of each unit; {@code null} for the units that a tree of two does not have. */
  final UnitPath[] paths;

  /** What is known from all nodes so far. */
  final KnownUnits known;

  private TreeNode node;
  private final LowLevel lowLevel;
  private final ConflictAvoidanceTable avoidance;
  private final ConstraintTable constraints;
  private final Mdds maker;
  private final Arrivals arrivals;
  private final Mdd[] diagrams;
  private long bytes;

  CurrentNode(
      VertexGraph graph,
      int[] starts,
      int[] goals,
      GoalDistances distances,
      LowLevel lowLevel,
      ConflictAvoidanceTable avoidance,
      KnownUnits known,
      BooleanSupplier isOver) {
    this.graph = graph;
    this.starts = starts;
    this.goals = goals;
    this.distances = distances;
    this.lowLevel = lowLevel;
    this.avoidance = avoidance;
    this.known = known;
    this.constraints = new ConstraintTable(graph);
    this.maker = new Mdds(graph, distances);
    this.arrivals = new Arrivals(graph, isOver);
    this.paths = new UnitPath[starts.length];
    this.diagrams = new Mdd[starts.length];
  }

  /** Looks at a node from now on; to be called again when its paths have changed. */
  void set(TreeNode now) {
    node = now;
    Arrays.fill(paths, null);
    Arrays.fill(diagrams, null);
    node.collect(paths);
  }

  /** The node itself. */
  TreeNode node() {
    return node;
  }

  /** The constraints on a unit; valid until the next call of any method here. */
  ConstraintTable constraints(int unit) {
    constraints.read(node.branches(), unit, goals);
    return constraints;
  }

  /** A shortest path of a unit under its constraints. */
  UnitPath shortest(int unit) {
    UnitPath path = paths[unit];
    if (path.shortest == null && path.steps() == path.leastSteps) {
      path.shortest = path;
    } else if (path.shortest == null) {
      int[] vertices = lowLevel.find(unit, starts[unit], constraints(unit), avoidance);
      // The budget has ended: nobody uses the answer.
      if (vertices == null) {
        return path;
      }
      path.shortest = new UnitPath(vertices);
      path.leastSteps = path.shortest.steps();
      bytes += 4L * path.leastSteps;
    }
    return path.shortest;
  }

  /** All shortest paths of a unit under its constraints. */
  Mdd diagram(int unit) {
    if (diagrams[unit] == null) {
      diagrams[unit] = known.diagram(number(unit));
    }
    if (diagrams[unit] == null) {
      diagrams[unit] = maker.of(unit, shortest(unit), constraints(unit));
      known.keep(number(unit), diagrams[unit]);
    }
    return diagrams[unit];
  }

  /** The number by which {@link #known} has the constraints on a unit. */
  int number(int unit) {
    UnitPath path = paths[unit];
    if (path.constraints == 0) {
      path.constraints = known.number(constraints(unit).copy(unit));
    }
    return path.constraints;
  }

  /**
   * Whether every shortest path of a unit visits a vertex at a step: its diagram is one vertex wide
   * there, and a conflict there is cardinal for this unit.
   */
  boolean isSingle(int unit, int vertex, int step) {
    return diagram(unit).isSingle(vertex, step);
  }

  /**
   * The first step at which a unit can be at a vertex under its constraints.
   *
   * @param barred the neighbour from which {@code to} may not be entered, or -1 if it may from all
   * @return the step, or {@code limit + 1} if it is later than {@code limit} or never comes
   */
  int earliest(int unit, int to, int barred, int limit) {
    return arrivals.earliest(starts[unit], to, barred, constraints(unit), limit);
  }

  /** Remembers how to split the node on one of its conflicts. */
  void keep(int conflict, Split split) {
    int count = split.first().constraints().size() + split.second().constraints().size();
    node.splits[conflict] = split;
    bytes += SPLIT_BYTES + (long) CONSTRAINT_BYTES * count;
  }

  /** The bytes of all that was found out about nodes and is remembered with them. */
  long bytes() {
    return bytes + arrivals.bytes();
  }
}
