package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.ConflictAvoidanceTable;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.FocalLowLevel;
import hopscotch.mapf.cbs.lowlevel.LowLevel;
import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.cbs.lowlevel.Mdds;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes the nodes of a constraint tree, and holds the paths of the node that is looked at. A tree
 * of two units of a larger team has {@code null} for the paths of all others.
 */
final class ConstraintTree {
  private static final int NODE_BYTES = 200;
  private static final int CONFLICT_BYTES = 48;
  private static final int SPLIT_BYTES = 200;
  private static final int CONSTRAINT_BYTES = 40;

  final VertexGraph graph;
  final GoalDistances distances;
  final int[] starts;
  final int[] goals;

  /** By unit the path in the node that was collected last. */
  final UnitPath[] paths;

  private final LowLevel lowLevel;

  /** Finds paths that need not be the shortest; {@code null} where all are. */
  private final FocalLowLevel focal;

  private final Conflicts finder;
  private final ConstraintTable constraints;
  private final ConflictAvoidanceTable avoidance;
  private final Mdds maker;
  private final Mdd[] diagrams;
  private final boolean[] isMember;
  private final TeamMeter meter;
  private TeamOutcome stopped;
  private long made;
  private long bytes;

  private ConstraintTree(
      VertexGraph graph,
      int[] starts,
      int[] goals,
      GoalDistances distances,
      LowLevel lowLevel,
      FocalLowLevel focal,
      TeamMeter meter) {
    this.graph = graph;
    this.starts = starts;
    this.goals = goals;
    this.distances = distances;
    this.lowLevel = lowLevel;
    this.focal = focal;
    this.meter = meter;
    this.finder = new Conflicts(graph);
    this.constraints = new ConstraintTable(graph);
    this.avoidance = new ConflictAvoidanceTable(graph);
    this.maker = new Mdds(graph, distances);
    this.paths = new UnitPath[starts.length];
    this.diagrams = new Mdd[starts.length];
    this.isMember = new boolean[starts.length];
    Arrays.fill(isMember, true);
  }

  /** A tree whose paths have at most so many thousandths of the least steps; 0 for the shortest. */
  static ConstraintTree of(
      VertexGraph graph, int[] starts, int[] goals, int thousandths, TeamMeter meter) {
    GoalDistances distances = new GoalDistances(graph, goals);
    return new ConstraintTree(
        graph,
        starts,
        goals,
        distances,
        new LowLevel(graph, distances),
        thousandths == 0 ? null : new FocalLowLevel(graph, distances, thousandths),
        meter);
  }

  /** A tree of shortest paths for pairs of units of this one, without a budget. */
  ConstraintTree forPairs() {
    TeamMeter unlimited = new TeamMeter();
    return new ConstraintTree(graph, starts, goals, distances, lowLevel, null, unlimited);
  }

  /**
   * The root: a path for each unit, around those of the units before where that costs nothing;
   * {@code null} if the budget ends.
   */
  Node root() {
    // R.constraints is empty.
    Node root = new Node(null, made++, null);
    root.units = new int[starts.length];
    List<Conflict> conflicts = new ArrayList<>();
    Arrays.fill(paths, null);
    constraints.read(root.branches(), 0, goals);
    // R.solution: a path for each unit by the low level.
    for (int unit = 0; unit < starts.length; unit++) {
      if (isOver()) {
        return null;
      }
      root.units[unit] = unit;
      avoidance.read(paths);
      paths[unit] = find(unit, 0);
      root.cost += paths[unit].steps();
      root.bound += paths[unit].leastSteps;
      // R.cost, and the conflicts of its paths.
      for (int other = 0; other < unit; other++) {
        finder.find(other, paths[other], unit, paths[unit], conflicts);
      }
    }
    root.setConflicts(conflicts);
    root.paths = paths.clone();
    return root;
  }

  /** A path under the constraints at hand, {@code null} for none. */
  private UnitPath find(int unit, int leastSteps) {
    if (focal == null) {
      int[] vertices = lowLevel.find(unit, starts[unit], constraints, avoidance);
      return vertices == null ? null : new UnitPath(vertices);
    }
    int[] vertices = focal.find(unit, starts[unit], constraints, avoidance, leastSteps);
    return vertices == null ? null : new UnitPath(vertices, focal.leastSteps());
  }

  /** The root of the tree of two units that keep the constraints of a node of the whole team. */
  Node pairRoot(Node node, int first, UnitPath firstPath, int second, UnitPath secondPath) {
    Arrays.fill(isMember, false);
    isMember[first] = true;
    isMember[second] = true;
    Node root = new Node(node.parent, made++, node.branch);
    root.units = new int[] {first, second};
    root.paths = new UnitPath[] {firstPath, secondPath};
    root.cost = (long) firstPath.steps() + secondPath.steps();
    root.bound = root.cost;
    List<Conflict> conflicts = new ArrayList<>();
    finder.find(first, firstPath, second, secondPath, conflicts);
    root.setConflicts(conflicts);
    return root;
  }

  /** Takes up the paths of a node. */
  void collect(Node node) {
    Arrays.fill(paths, null);
    Arrays.fill(diagrams, null);
    node.collect(paths);
    for (int unit = 0; unit < paths.length; unit++) {
      if (!isMember[unit]) {
        paths[unit] = null;
      }
    }
  }

  /** What binds a unit in a node; valid until the next call. */
  ConstraintTable constraints(Node node, int unit) {
    constraints.read(node.branches(), unit, goals);
    return constraints;
  }

  /** A shortest path of a unit in the node that was collected last. */
  UnitPath shortest(Node node, int unit) {
    UnitPath path = paths[unit];
    if (path.shortest == null && path.steps() == path.leastSteps) {
      path.shortest = path;
    } else if (path.shortest == null) {
      path.shortest =
          new UnitPath(lowLevel.find(unit, starts[unit], constraints(node, unit), avoidance));
      path.leastSteps = path.shortest.steps();
      bytes += 4L * path.leastSteps;
    }
    return path.shortest;
  }

  /** All shortest paths of a unit in the node that was collected last. */
  Mdd diagram(Node node, int unit) {
    if (diagrams[unit] == null) {
      diagrams[unit] = maker.of(unit, shortest(node, unit), constraints(node, unit));
    }
    return diagrams[unit];
  }

  /** Whether every shortest path of a unit is at a vertex at a step, in the node collected last. */
  boolean isSingle(Node node, int unit, int vertex, int step) {
    UnitPath path = paths[unit];
    if (path.single == null) {
      path.single = diagram(node, unit).singles();
      bytes += 4L * path.single.length;
    }
    return path.isSingle(vertex, step);
  }

  /** Keeps how to split a node on one of its conflicts. */
  void keep(Node node, int conflict, Split split) {
    int constraints = split.first().constraints().size() + split.second().constraints().size();
    node.splits[conflict] = split;
    bytes += SPLIT_BYTES + (long) CONSTRAINT_BYTES * constraints;
  }

  /**
   * The two children, {@code null} for one under which a unit has no path. They are not to be used
   * if the budget ended ({@link #stopped()}).
   */
  Node[] children(Node node, Split split) {
    avoidance.read(paths);
    return new Node[] {child(node, split.first()), child(node, split.second())};
  }

  private Node child(Node node, Branch branch) {
    // A.constraints <- P.constraints + (the new ones); A.solution <- P.solution
    Node child = new Node(node, made++, branch);
    List<Integer> units = new ArrayList<>();
    List<UnitPath> found = new ArrayList<>();
    List<Branch> branches = child.branches();
    UnitPath[] now = paths.clone();
    // Update A.solution by the low level, for each unit whose path breaks a new constraint.
    for (int unit = 0; unit < paths.length; unit++) {
      if (paths[unit] == null || unit != branch.unit() && !branch.bindsAll()) {
        continue;
      }
      if (isOver()) {
        return null;
      }
      constraints.read(branches, unit, goals);
      boolean isKept = constraints.allows(paths[unit]);
      now[unit] =
          isKept
              ? new UnitPath(paths[unit].vertices, paths[unit].leastSteps)
              : find(unit, paths[unit].leastSteps);
      // A unit without a path: there is no such node.
      if (now[unit] == null) {
        return null;
      }
      units.add(unit);
      found.add(now[unit]);
    }
    // A.cost <- SIC(A.solution), and its conflicts.
    setCosts(child, now);
    child.units = units.stream().mapToInt(unit -> unit).toArray();
    child.paths = found.toArray(UnitPath[]::new);
    child.h = (int) Math.max(0, node.f() - child.bound);
    setConflicts(node, child, now);
    // What the node takes.
    bytes += NODE_BYTES + (long) CONFLICT_BYTES * child.conflicts.size();
    for (UnitPath path : child.paths) {
      bytes += 4L * path.vertices.length;
    }
    return child;
  }

  /** Sets the cost and the bound of a node whose paths these are. */
  private static void setCosts(Node node, UnitPath[] now) {
    node.cost = 0;
    node.bound = 0;
    for (UnitPath path : now) {
      if (path != null) {
        node.cost += path.steps();
        node.bound += path.leastSteps;
      }
    }
  }

  /** Takes up what is known by now of the least steps of units in the node collected last. */
  void raiseBound(Node node) {
    long f = node.f();
    setCosts(node, paths);
    node.h = (int) Math.max(0, f - node.bound);
  }

  /** Sets the conflicts of a child, and the splits that are as in its parent. */
  private void setConflicts(Node node, Node child, UnitPath[] now) {
    List<Conflict> conflicts = new ArrayList<>();
    List<Split> known = new ArrayList<>();
    boolean[] isNew = new boolean[paths.length];
    for (int i = 0; i < child.units.length; i++) {
      isNew[child.units[i]] = child.paths[i].vertices != paths[child.units[i]].vertices;
    }
    for (int i = 0; i < node.splits.length; i++) {
      Conflict conflict = node.conflicts.get(i);
      if (!isNew[conflict.first()] && !isNew[conflict.second()]) {
        boolean isSame = !child.changes(conflict.first()) && !child.changes(conflict.second());
        conflicts.add(conflict);
        known.add(isSame ? node.splits[i] : null);
      }
    }
    for (int unit = 0; unit < now.length; unit++) {
      for (int other = 0; other < now.length && isNew[unit]; other++) {
        if (now[other] != null && other != unit && (!isNew[other] || other < unit)) {
          int first = Math.min(unit, other);
          int second = Math.max(unit, other);
          finder.find(first, now[first], second, now[second], conflicts);
        }
      }
    }
    child.setConflicts(conflicts);
    known.toArray(child.splits);
  }

  /** The paths that were collected last, as a plan. */
  Plan plan() {
    return plan(graph, paths);
  }

  /** The plan of a path a unit. */
  static Plan plan(VertexGraph graph, UnitPath[] paths) {
    return Plan.ofPaths(
        Arrays.stream(paths).map(path -> graph.cells(path.vertices)).toArray(int[][]::new));
  }

  /** Whether the budget has ended, by time, bytes or cancellation; reads the clock. */
  boolean isOver() {
    if (stopped == null) {
      stopped = meter.exhausted(0, bytes());
    }
    return stopped != null;
  }

  /** Why the budget ended when it was last read, {@code null} if it did not. */
  TeamOutcome stopped() {
    return stopped;
  }

  /** The nodes of low levels expanded since this was made. */
  long lowLevelExpanded() {
    return lowLevel.expanded() + (focal == null ? 0 : focal.expanded());
  }

  /** The nodes made since this was. */
  long made() {
    return made;
  }

  /** What nodes and distances take. */
  long bytes() {
    return bytes + distances.bytes();
  }
}
