package hopscotch.mapf.cbs;

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
