package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A root of three units, a child with another path of unit 1, and a child of that. */
class TreeNodeTest {
  private final Branch one = Branch.of(Constraint.vertex(1, 4, 2));
  private final Branch two = Branch.of(Constraint.vertex(2, 5, 3));
  private final TreeNode root = node(null, null, new int[] {0, 1, 2}, path(2), path(3), path(4));
  private final TreeNode child = node(root, one, new int[] {1}, path(5));
  private final TreeNode grandchild = node(child, two, new int[] {2, 0}, path(6), path(7));

  private static UnitPath path(int steps) {
    return new UnitPath(new int[steps + 1]);
  }

  private static TreeNode node(TreeNode parent, Branch branch, int[] units, UnitPath... paths) {
    TreeNode node = new TreeNode(parent, 0, branch);
    node.units = units;
    node.paths = paths;
    node.setConflicts(List.of());
    return node;
  }

  private static UnitPath[] collect(TreeNode node) {
    UnitPath[] all = new UnitPath[3];
    node.collect(all);
    return all;
  }

  @Test
  void thePathOfAUnitIsThatOfTheNearestNode() {
    assertSame(root.paths[1], collect(root)[1]);
    assertSame(child.paths[0], collect(child)[1]);
    assertSame(root.paths[2], collect(child)[2]);
    assertSame(grandchild.paths[0], collect(grandchild)[2]);
    assertSame(grandchild.paths[1], collect(grandchild)[0]);
    assertSame(child.paths[0], collect(grandchild)[1]);
  }

  @Test
  void branchesLeadUpToTheRoot() {
    assertEquals(List.of(), root.branches());
    assertEquals(List.of(two, one), grandchild.branches());
    assertTrue(grandchild.changes(0) && grandchild.changes(2) && !grandchild.changes(1));
  }

  @Test
  void pairsOfUnitsAreCounted() {
    root.setConflicts(
        List.of(
            Conflict.vertex(0, 1, 7, 1),
            Conflict.vertex(0, 1, 8, 2),
            Conflict.vertex(0, 2, 8, 2),
            Conflict.vertex(1, 2, 8, 2)));
    assertEquals(3, root.pairs);
    assertEquals(4, root.splits.length);
  }

  @Test
  void aNodeTakesOverThePathsOfAChild() {
    child.cost = 11;
    UnitPath[] own = collect(child);
    own[2].constraints = 9;
    Conflict conflict = Conflict.vertex(0, 1, 7, 1);
    grandchild.setConflicts(List.of(conflict));
    child.takeOver(grandchild, own);
    assertEquals(11 + (6 - 4) + (7 - 2), child.cost);
    assertEquals(6, collect(child)[2].steps());
    assertEquals(4, collect(child)[2].leastSteps, "its constraints are those of before");
    assertEquals(9, collect(child)[2].constraints);
    assertEquals(7, collect(child)[0].steps());
    assertEquals(5, collect(child)[1].steps());
    assertEquals(List.of(conflict), child.conflicts);
    assertEquals(1, child.pairs);
    assertSame(grandchild.splits, child.splits);
    assertEquals(List.of(one), child.branches());
  }
}
