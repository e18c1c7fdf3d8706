package hopscotch.mapf.cbs;

import java.util.ArrayList;
import java.util.List;

/** A node of the constraint tree: its branch, the paths that differ from its parent's. */
final class Node {
  final Node parent;
  final long number;
  final Branch branch;

  /** The units whose paths are new here, and those paths. */
  int[] units;

  UnitPath[] paths;
  long cost;
  int h;
  List<Conflict> conflicts;

  /** The pairs that {@link #h} is made of, {@code null} until it is known. */
  List<VertexCover.Edge> edges;

  /** Whether {@link #h} is known. */
  boolean isEstimated;

  Node(Node parent, long number, Branch branch) {
    this.parent = parent;
    this.number = number;
    this.branch = branch;
  }

  long f() {
    return cost + h;
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

  /** Takes the paths of a child in place of its own; the constraints stay. */
  void takeOver(Node child) {
    List<Integer> allUnits = new ArrayList<>();
    List<UnitPath> allPaths = new ArrayList<>();
    for (int i = 0; i < child.units.length; i++) {
      allUnits.add(child.units[i]);
      allPaths.add(new UnitPath(child.paths[i].vertices));
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
  }

  /** Fills in the path of every unit, {@code null} in all of the array before. */
  void collect(UnitPath[] all) {
    for (Node node = this; node != null; node = node.parent) {
      for (int i = 0; i < node.units.length; i++) {
        if (all[node.units[i]] == null) {
          all[node.units[i]] = node.paths[i];
        }
      }
    }
  }
}
