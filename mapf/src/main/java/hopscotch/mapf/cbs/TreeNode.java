package hopscotch.mapf.cbs;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.team.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A node of the constraint tree. It stores what differs from its parent: the constraints of its
 * branch, and the paths that are new.
 */
final class TreeNode {
  final TreeNode parent;
  final long number;
  final Branch branch;

  /** Whether the paths of all units of its tree stand here; a root of two units has a parent. */
  boolean isRoot;

  /** The units whose paths are new here, and those paths. */
  int[] units;

  UnitPath[] paths;
  long cost;

  /**
   * The least cost of the units under their constraints if each were alone; at most {@link #cost}.
   */
  long bound;

  /** A lower bound of how much any plan under the constraints exceeds {@link #bound}. */
  int h;

  /** The conflicts of its paths; all conflicts of one pair of units stand together. */
  List<Conflict> conflicts;

  /** For each conflict, the split on it, or {@code null} until it is known. */
  Split[] splits;

  /** The number of pairs of units in conflict. */
  int pairs;

  /** The pairs from which {@link #h} was made, or {@code null} until it is known. */
  List<VertexCover.Edge> edges;

  boolean isEstimated;

  /** The cost that a plan below this node is expected to have; no bound. */
  double expectedCost;

  TreeNode(TreeNode parent, long number, Branch branch) {
    this.parent = parent;
    this.number = number;
    this.branch = branch;
  }

  long f() {
    return bound + h;
  }

  /** Makes this the root of a tree of these units, and sets their paths and costs. */
  void setRoot(int[] all, UnitPath[] solution) {
    isRoot = true;
    units = all;
    paths = solution;
    setCosts(solution);
  }

  /**
   * Sets the cost and the bound from the paths of all units; a unit without a path has {@code
   * null}.
   */
  void setCosts(UnitPath[] solution) {
    cost = 0;
    bound = 0;
    for (UnitPath path : solution) {
      if (path != null) {
        cost += path.steps();
        bound += path.leastSteps;
      }
    }
  }

  /** Raises the bound to what is known by now of the least steps of each unit; f does not fall. */
  void raiseBound(UnitPath[] solution) {
    long f = f();
    setCosts(solution);
    h = (int) Math.max(0, f - bound);
  }

  /** Sets the conflicts of the paths here; all conflicts of one pair of units stand together. */
  void setConflicts(List<Conflict> found) {
    conflicts = found;
    splits = new Split[found.size()];
    pairs = 0;
    Conflict before = null;
    for (Conflict conflict : found) {
      boolean isSamePair =
          before != null
              && before.first() == conflict.first()
              && before.second() == conflict.second();
      pairs += isSamePair ? 0 : 1;
      before = conflict;
    }
  }

  /** The branches from here up to the root, which has none. */
  List<Branch> branches() {
    List<Branch> branches = new ArrayList<>();
    for (TreeNode at = this; at.branch != null; at = at.parent) {
      branches.add(at.branch);
    }
    return branches;
  }

  /** Whether a unit has another path or other constraints than in the parent. */
  boolean changes(int unit) {
    for (int changed : units) {
      if (changed == unit) {
        return true;
      }
    }
    return false;
  }

  /**
   * Takes the paths of a child in place of its own; the constraints stay.
   *
   * @param own the paths of all units here
   */
  void takeOver(TreeNode child, UnitPath[] own) {
    List<Integer> allUnits = new ArrayList<>();
    List<UnitPath> allPaths = new ArrayList<>();
    for (int i = 0; i < child.units.length; i++) {
      int unit = child.units[i];
      allUnits.add(unit);
      allPaths.add(own[unit].along(child.paths[i].vertices));
      cost += child.paths[i].steps() - own[unit].steps();
    }
    for (int i = 0; i < units.length; i++) {
      if (!child.changes(units[i])) {
        allUnits.add(units[i]);
        allPaths.add(paths[i]);
      }
    }
    units = allUnits.stream().mapToInt(unit -> unit).toArray();
    paths = allPaths.toArray(UnitPath[]::new);
    conflicts = child.conflicts;
    splits = child.splits;
    pairs = child.pairs;
  }

  /**
   * Fills in the path of every unit of the tree. All elements of the array must be {@code null}
   * before.
   */
  void collect(UnitPath[] all) {
    for (TreeNode node = this; node != null; node = node.isRoot ? null : node.parent) {
      for (int i = 0; i < node.units.length; i++) {
        if (all[node.units[i]] == null) {
          all[node.units[i]] = node.paths[i];
        }
      }
    }
  }

  UnitPath path(int unit) {
    for (TreeNode node = this; ; node = node.parent) {
      for (int i = 0; i < node.units.length; i++) {
        if (node.units[i] == unit) {
          return node.paths[i];
        }
      }
    }
  }

  /** The paths here as a plan of a team. */
  Plan plan(VertexGraph graph, int teamSize) {
    UnitPath[] all = new UnitPath[teamSize];
    collect(all);
    return Plan.ofPaths(
        Arrays.stream(all).map(path -> graph.cells(path.vertices)).toArray(int[][]::new));
  }
}
