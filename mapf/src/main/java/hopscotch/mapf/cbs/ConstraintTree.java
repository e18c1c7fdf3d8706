package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.ConflictAvoidanceTable;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.FocalLowLevel;
import hopscotch.mapf.cbs.lowlevel.LowLevel;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Makes the nodes of a constraint tree: the root, and the two children of the {@linkplain
 * CurrentNode current node} when it is split. A tree may also be of two units of a larger team.
 *
 * <p>The other steps of the search are elsewhere:
 *
 * <ul>
 *   <li>{@link CbsSearch} has the loop: it takes the node of least f, and of equal ones that with
 *       the fewest conflicts; it returns the paths of the first node without a conflict, and it
 *       replaces a split by a bypass.
 *   <li>{@link Splits} chooses the conflict, a cardinal one first, and makes the two {@link Branch
 *       branches} of the split. Disjoint ones forbid a unit a place and demand it of the same unit.
 *   <li>{@link CostToGo} estimates what the conflicts of a node will add to its cost.
 *   <li>{@link LowLevel} finds the path of one unit. Its {@link ConstraintTable} says what a branch
 *       forbids and demands, and from which step on the unit may rest at its goal.
 * </ul>
 */
final class ConstraintTree {
  private static final int NODE_BYTES = 200;
  private static final int CONFLICT_BYTES = 48;

  /** The bytes for a conflict or a split that a child shares with its parent. */
  private static final int SHARED_BYTES = 4;

  private static final int PATH_BYTES = 48;

  /** The bytes for each vertex of the tables of constraints and diagrams, here and in pairs. */
  private static final int VERTEX_BYTES = 48;

  /** The node that is looked at, and whose children are made. */
  final CurrentNode current;

  private final LowLevel lowLevel;

  /** Finds paths that need not be the shortest; {@code null} in a tree of shortest paths. */
  private final FocalLowLevel focal;

  private final Conflicts finder;
  private final ConstraintTable constraints;
  private final ConflictAvoidanceTable avoidance;
  private final TeamMeter meter;
  private TeamOutcome stopped;
  private long made;
  private long bytes;

  private ConstraintTree(
      VertexGraph graph,
      int[] starts,
      int[] goals,
      GoalDistances distances,
      LowLevel shared,
      KnownUnits known,
      int thousandths,
      TeamMeter meter) {
    this.lowLevel = shared == null ? new LowLevel(graph, distances, this::isOver) : shared;
    this.focal =
        thousandths == 0 ? null : new FocalLowLevel(graph, distances, thousandths, this::isOver);
    this.meter = meter;
    this.finder = new Conflicts(graph);
    this.constraints = new ConstraintTable(graph);
    this.avoidance = new ConflictAvoidanceTable(graph);
    this.current =
        new CurrentNode(graph, starts, goals, distances, lowLevel, avoidance, known, this::isOver);
  }

  /**
   * A tree for a team.
   *
   * @param thousandths 1000 times the factor by which paths may exceed the shortest; 0 to have
   *     shortest paths only
   */
  static ConstraintTree of(
      VertexGraph graph, int[] starts, int[] goals, int thousandths, TeamMeter meter) {
    GoalDistances distances = new GoalDistances(graph, goals);
    KnownUnits known = new KnownUnits(meter.budget().bytes());
    return new ConstraintTree(graph, starts, goals, distances, null, known, thousandths, meter);
  }

  /** A tree of shortest paths for pairs of units of this one, without a budget. */
  ConstraintTree forPairs() {
    return new ConstraintTree(
        current.graph,
        current.starts,
        current.goals,
        current.distances,
        lowLevel,
        current.known,
        0,
        new TeamMeter());
  }

  /**
   * Makes the root. It has a path for each unit, which avoids the paths of the units before it
   * where that costs nothing. Returns {@code null} if the budget ends.
   */
  TreeNode root() {
    // R.constraints is empty.
    TreeNode root = new TreeNode(null, made++, null);
    // R.solution: a path for each unit by the low level.
    UnitPath[] solution = new UnitPath[current.starts.length];
    List<Conflict> conflicts = new ArrayList<>();
    for (int unit = 0; unit < solution.length; unit++) {
      if (isOver()) {
        return null;
      }
      avoidance.read(solution);
      constraints.read(root.branches(), unit, current.goals);
      solution[unit] = find(unit, 0);
      if (solution[unit] == null) {
        return null;
      }
      // Its conflicts with the paths before, at a vertex or on an edge.
      for (int other = 0; other < unit; other++) {
        finder.find(other, solution[other], unit, solution[unit], conflicts);
      }
    }
    // R.cost is the sum of the costs of its paths.
    root.setRoot(IntStream.range(0, solution.length).toArray(), solution);
    root.setConflicts(conflicts);
    return root;
  }

  /**
   * Makes the root of a tree of two units, which keep the constraints of a node of the whole team.
   */
  TreeNode pairRoot(TreeNode node, int first, UnitPath firstPath, int second, UnitPath secondPath) {
    TreeNode root = new TreeNode(node.parent, made++, node.branch);
    root.setRoot(new int[] {first, second}, new UnitPath[] {firstPath, secondPath});
    List<Conflict> conflicts = new ArrayList<>();
    finder.find(first, firstPath, second, secondPath, conflicts);
    root.setConflicts(conflicts);
    return root;
  }

  /**
   * Makes the two children of the current node. A child is {@code null} if some unit has no path
   * under its constraints. If the budget has ended, the children must not be used ({@link
   * #stopped()}).
   */
  TreeNode[] children(Split split) {
    avoidance.read(current.paths);
    return new TreeNode[] {child(split.first()), child(split.second())};
  }

  private TreeNode child(Branch branch) {
    // A = a new node with the constraints of P and those of the branch.
    TreeNode parent = current.node();
    TreeNode child = new TreeNode(parent, made++, branch);
    List<Branch> branches = child.branches();
    // A.solution = P.solution.
    UnitPath[] solution = current.paths.clone();
    // Update A.solution by the low level, for each unit that the branch binds: one unit, or all
    // others where a place is demanded for one. A path that is allowed still is kept.
    List<Integer> units = new ArrayList<>();
    List<UnitPath> paths = new ArrayList<>();
    for (int unit = 0; unit < solution.length; unit++) {
      UnitPath known = solution[unit];
      if (known == null || unit != branch.unit() && !branch.bindsAll()) {
        continue;
      }
      if (isOver()) {
        return null;
      }
      constraints.read(branches, unit, current.goals);
      solution[unit] =
          constraints.allows(known)
              ? new UnitPath(known.vertices, known.leastSteps)
              : find(unit, known.leastSteps);
      // The unit has no path: A.cost is infinite, and A is not inserted. Or the budget has ended.
      if (solution[unit] == null) {
        return null;
      }
      units.add(unit);
      paths.add(solution[unit]);
    }
    child.units = units.stream().mapToInt(unit -> unit).toArray();
    child.paths = paths.toArray(UnitPath[]::new);
    // A.cost = SIC(A.solution); no plan below A costs less than one below P.
    child.setCosts(solution);
    child.h = (int) Math.max(0, parent.f() - child.bound);
    // Its conflicts.
    setConflicts(child, solution);
    // Count the bytes that it takes.
    bytes += NODE_BYTES + (long) PATH_BYTES * child.paths.length;
    for (int i = 0; i < child.units.length; i++) {
      boolean isShared = child.paths[i].vertices == current.paths[child.units[i]].vertices;
      bytes += isShared ? 0 : 4L * child.paths[i].vertices.length;
    }
    return child;
  }

  /**
   * The path of a unit under the constraints that were read last, or {@code null} if there is none.
   */
  private UnitPath find(int unit, int leastSteps) {
    int start = current.starts[unit];
    if (focal == null) {
      int[] vertices = lowLevel.find(unit, start, constraints, avoidance);
      return vertices == null ? null : new UnitPath(vertices);
    }
    int[] vertices = focal.find(unit, start, constraints, avoidance, leastSteps);
    return vertices == null ? null : new UnitPath(vertices, focal.leastSteps());
  }

  /** Sets the conflicts of a child of the current node, and the splits that it shares with it. */
  private void setConflicts(TreeNode child, UnitPath[] solution) {
    TreeNode parent = current.node();
    List<Conflict> conflicts = new ArrayList<>();
    List<Split> known = new ArrayList<>();
    // Which units have a new path?
    boolean[] isNew = new boolean[solution.length];
    for (int i = 0; i < child.units.length; i++) {
      int unit = child.units[i];
      isNew[unit] = child.paths[i].vertices != current.paths[unit].vertices;
    }
    // Conflicts of two old paths stay, and their splits if the constraints are the same too.
    for (int i = 0; i < parent.splits.length; i++) {
      Conflict conflict = parent.conflicts.get(i);
      if (!isNew[conflict.first()] && !isNew[conflict.second()]) {
        boolean isSame = !child.changes(conflict.first()) && !child.changes(conflict.second());
        conflicts.add(conflict);
        known.add(isSame ? parent.splits[i] : null);
      }
    }
    // Find those of a new path with every other, once for each pair.
    for (int unit = 0; unit < solution.length; unit++) {
      for (int other = 0; other < solution.length && isNew[unit]; other++) {
        if (solution[other] != null && other != unit && (!isNew[other] || other < unit)) {
          int first = Math.min(unit, other);
          int second = Math.max(unit, other);
          finder.find(first, solution[first], second, solution[second], conflicts);
        }
      }
    }
    child.setConflicts(conflicts);
    known.toArray(child.splits);
    bytes += 2L * SHARED_BYTES * conflicts.size();
    bytes += (long) CONFLICT_BYTES * (conflicts.size() - known.size());
  }

  /** Whether the budget has ended, by time, bytes or cancellation; reads the clock. */
  boolean isOver() {
    if (stopped == null) {
      long growth = lowLevel.growthBytes() + (focal == null ? 0 : focal.growthBytes());
      stopped = meter.exhausted(0, bytes() + growth);
    }
    return stopped != null;
  }

  /** Why the budget had ended when it was last read, or {@code null} if it had not. */
  TeamOutcome stopped() {
    return stopped;
  }

  /** The number of nodes that the low level has expanded since this tree was made. */
  long lowLevelExpanded() {
    return lowLevel.expanded() + (focal == null ? 0 : focal.expanded());
  }

  /** The number of nodes made so far. */
  long made() {
    return made;
  }

  /** The bytes of the nodes, and of what is known of them. */
  long nodeBytes() {
    return bytes + current.bytes();
  }

  /** The bytes of the nodes, of the distances, of the searches for paths and of what is kept. */
  long bytes() {
    long ofSearches = lowLevel.bytes() + (focal == null ? 0 : focal.bytes()) + avoidance.bytes();
    long ofTables = (long) VERTEX_BYTES * current.graph.size();
    long kept = current.known.bytes() + current.distances.bytes();
    return nodeBytes() + kept + ofSearches + ofTables;
  }
}
