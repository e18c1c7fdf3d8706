package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.cbs.CbsSearch.Estimate;
import hopscotch.mapf.cbs.CbsSearch.Settings;
import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.ConstraintTable;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What a split must hold to: any paths without a conflict keep to one side at least, neither side
 * allows the paths at hand, and its kind says on which sides the cost rises.
 */
class SplitSidesTest {
  private static final int UNITS = 3;

  private static Settings settings(Random random) {
    return new Settings(
        true,
        true,
        Estimate.NONE,
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        false);
  }

  @Property(seed = "20190")
  void sidesOfASplit(@ForAll long seed) {
    Random random = new Random(seed);
    ConstraintTree tree = SmallTrees.any(random, UNITS, 0);
    if (tree == null) {
      return;
    }
    Settings settings = settings(random);
    Splits splits = new Splits(tree, settings);
    TreeNode node = tree.root();
    for (int depth = 0; depth < 5 && !node.conflicts.isEmpty(); depth++) {
      tree.current.set(node);
      UnitPath[] paths = tree.current.paths.clone();
      for (Conflict conflict : node.conflicts) {
        Split split = splits.split(conflict);
        assertFalse(allows(tree.current, split.first(), paths), () -> text(tree.current, split));
        assertFalse(allows(tree.current, split.second(), paths), () -> text(tree.current, split));
        requireNoPlanIsLost(tree.current, split, random);
        requireKind(tree, split, settings);
      }
      Split chosen = splits.choose();
      TreeNode[] children = tree.children(chosen);
      int side = random.nextInt(2);
      TreeNode next = children[side] == null ? children[1 - side] : children[side];
      if (next == null) {
        return;
      }
      node = next;
    }
  }

  private static String text(CurrentNode current, Split split) {
    List<int[]> paths = Arrays.stream(current.paths).map(path -> path.vertices).toList();
    return split + "\n" + Walks.text(current.graph, paths);
  }

  /** Whether all units keep to one side, and to what binds them before. */
  private static boolean allows(CurrentNode current, Branch side, UnitPath[] paths) {
    List<Branch> branches = new ArrayList<>(current.node().branches());
    if (side != null) {
      branches.add(0, side);
    }
    ConstraintTable table = new ConstraintTable(current.graph);
    for (int unit = 0; unit < UNITS; unit++) {
      table.read(branches, unit, current.goals);
      if (paths[unit] != null && !table.allows(paths[unit])) {
        return false;
      }
    }
    return true;
  }

  private static void requireNoPlanIsLost(CurrentNode current, Split split, Random random) {
    int first = split.conflict().first();
    int second = split.conflict().second();
    for (int i = 0; i < 100; i++) {
      UnitPath[] paths = new UnitPath[UNITS];
      paths[first] = SmallTrees.walk(current, first, random);
      paths[second] = SmallTrees.walk(current, second, random);
      if (paths[first] == null
          || paths[second] == null
          || Walks.collide(current.graph, paths[first].vertices, paths[second].vertices)
          || !allows(current, null, paths)) {
        continue;
      }
      boolean isKept =
          allows(current, split.first(), paths) || allows(current, split.second(), paths);
      assertTrue(
          isKept,
          () ->
              text(current, split)
                  + " loses "
                  + Arrays.toString(paths[first].vertices)
                  + Arrays.toString(paths[second].vertices));
    }
  }

  private static void requireKind(ConstraintTree tree, Split split, Settings settings) {
    CurrentNode current = tree.current;
    int rises = 0;
    for (TreeNode child : tree.children(split)) {
      rises += child == null || child.cost > current.node().cost ? 1 : 0;
    }
    boolean isPlain =
        split.reasoning() == Split.Reasoning.NONE && split.first().constraints().size() == 1;
    if (split.kind() == Split.CARDINAL && !settings.disjoint()) {
      assertEquals(2, rises, () -> text(current, split));
    } else if (isPlain && !settings.disjoint() && !settings.rectangle()) {
      int expected = 2 - split.kind();
      assertEquals(expected, rises, () -> text(current, split));
    }
  }
}
