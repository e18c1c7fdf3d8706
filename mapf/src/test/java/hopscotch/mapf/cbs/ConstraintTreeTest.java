package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.mapf.cbs.lowlevel.Branch;
import hopscotch.mapf.cbs.lowlevel.Constraint;
import hopscotch.mapf.cbs.lowlevel.Mdd;
import hopscotch.mapf.cbs.lowlevel.Mdds;
import hopscotch.mapf.cbs.lowlevel.UnitPath;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import hopscotch.mapf.team.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Nodes down one way of a tree, and what is known of each, against its paths. */
class ConstraintTreeTest {
  private static final int UNITS = 4;

  /** The factor of paths in thousandths, 0 for the shortest. */
  @Provide
  Arbitrary<Integer> factors() {
    return Arbitraries.of(0, 1000, 1400);
  }

  private static Split split(CurrentNode current, Conflict conflict, Random random) {
    Branch first = Branch.of(conflict.constraint(true));
    Branch second = Branch.of(conflict.constraint(false));
    int step = conflict.step();
    boolean rests = step >= current.paths[conflict.first()].steps();
    if (conflict.isVertex() && rests) {
      first = Branch.longer(conflict.first(), step + 1);
      second = Branch.shorter(conflict.first(), step);
    } else if (random.nextBoolean()) {
      second = Branch.demanding(conflict.constraint(true));
    }
    return new Split(conflict, first, second, Split.CARDINAL, 0, Split.Reasoning.NONE);
  }

  @Property(seed = "20155")
  void nodesHoldWhatTheirPathsSay(@ForAll long seed, @ForAll("factors") int thousandths) {
    Random random = new Random(seed);
    ConstraintTree tree = SmallTrees.any(random, UNITS, thousandths);
    if (tree == null) {
      return;
    }
    TreeNode node = tree.root();
    assertEquals(0, node.h);
    int made = 1;
    for (int depth = 0; depth < 8; depth++) {
      requireTrue(tree, node, thousandths);
      assertEquals(made, tree.made());
      if (node.conflicts.isEmpty()) {
        return;
      }
      int chosen = random.nextInt(node.conflicts.size());
      Split split = split(tree.current, node.conflicts.get(chosen), random);
      long bytes = tree.bytes();
      tree.current.keep(chosen, split);
      assertTrue(tree.bytes() > bytes, "a split takes memory");
      bytes = tree.nodeBytes();
      TreeNode[] children = tree.children(split);
      made += 2;
      for (TreeNode child : children) {
        if (child != null) {
          requireChild(node, child);
        }
      }
      boolean hasChild = children[0] != null || children[1] != null;
      assertEquals(hasChild, tree.nodeBytes() > bytes, "and so does each child");
      int side = random.nextInt(2);
      TreeNode next = children[side] == null ? children[1 - side] : children[side];
      if (next == null) {
        return;
      }
      node = next;
    }
  }

  private static void requireTrue(ConstraintTree tree, TreeNode node, int thousandths) {
    CurrentNode current = tree.current;
    current.set(node);
    long cost = 0;
    long bound = 0;
    Set<Conflict> conflicts = new HashSet<>();
    Set<List<Integer>> pairs = new HashSet<>();
    for (int unit = 0; unit < UNITS; unit++) {
      UnitPath path = current.paths[unit];
      assertEquals(current.starts[unit], path.at(0));
      assertEquals(current.goals[unit], path.at(path.steps()));
      assertTrue(current.constraints(unit).allows(path));
      assertTrue(path.steps() <= Math.max(1000, thousandths) / 1000.0 * path.leastSteps);
      cost += path.steps();
      bound += path.leastSteps;
      for (int other = 0; other < unit; other++) {
        List<Conflict> found = conflicts(current.graph, other, unit, current.paths);
        conflicts.addAll(found);
        if (!found.isEmpty()) {
          pairs.add(List.of(other, unit));
        }
      }
    }
    assertEquals(cost, node.cost);
    assertEquals(bound, node.bound);
    assertEquals(conflicts, new HashSet<>(node.conflicts));
    assertEquals(conflicts.size(), node.conflicts.size());
    assertEquals(conflicts.size(), node.splits.length);
    assertEquals(pairs.size(), node.pairs);
    Plan plan = node.plan(current.graph, UNITS);
    Mdds maker = new Mdds(current.graph, current.distances);
    for (int unit = 0; unit < UNITS; unit++) {
      assertEquals(current.graph.cell(current.goals[unit]), plan.cell(unit, plan.makespan()));
      int steps = current.shortest(unit).steps();
      assertEquals(current.paths[unit].leastSteps, steps);
      assertEquals(steps, current.diagram(unit).steps());
      Mdd anew = maker.of(unit, current.shortest(unit), current.constraints(unit));
      for (int step = 0; step <= steps; step++) {
        int[] level = current.diagram(unit).level(step);
        assertArrayEquals(anew.level(step), level, "it is kept from a node with other constraints");
        assertEquals(level.length == 1, current.isSingle(unit, level[0], step));
      }
    }
    long f = node.f();
    node.raiseBound(current.paths);
    long least = Arrays.stream(current.paths).mapToLong(path -> path.leastSteps).sum();
    assertEquals(least, node.bound);
    assertEquals(Math.max(f, least), node.f());
    assertTrue(tree.lowLevelExpanded() > 0 || cost == 0);
  }

  /** By step, as the two are. */
  private static List<Conflict> conflicts(
      VertexGraph graph, int first, int second, UnitPath[] paths) {
    List<Conflict> found = new ArrayList<>();
    for (int step = 1; step <= Math.max(paths[first].steps(), paths[second].steps()); step++) {
      int a = paths[first].at(step - 1);
      int toA = paths[first].at(step);
      int b = paths[second].at(step - 1);
      int toB = paths[second].at(step);
      if (toA == toB) {
        found.add(Conflict.vertex(first, second, toA, step));
      } else if (Walks.crosses(graph, a, toA, b, toB)) {
        found.add(new Conflict(first, second, a, toA, b, toB, step));
      }
    }
    return found;
  }

  private static void requireChild(TreeNode node, TreeNode child) {
    assertSame(node, child.parent);
    assertEquals(Math.max(0, node.f() - child.bound), child.h);
    for (int i = 0; i < child.splits.length; i++) {
      Conflict conflict = child.conflicts.get(i);
      if (child.splits[i] != null) {
        assertEquals(conflict, child.splits[i].conflict());
        assertTrue(!child.changes(conflict.first()) && !child.changes(conflict.second()));
      } else if (!child.changes(conflict.first()) && !child.changes(conflict.second())) {
        assertNull(node.splits[node.conflicts.indexOf(conflict)]);
      }
    }
  }

  @Property(seed = "20156")
  void aTreeOfTwoHasTheirPathsAndConstraintsAlone(@ForAll long seed) {
    Random random = new Random(seed);
    ConstraintTree tree = SmallTrees.any(random, UNITS, 0);
    if (tree == null) {
      return;
    }
    TreeNode root = tree.root();
    tree.current.set(root);
    Constraint forbidden = Constraint.vertex(1, tree.current.paths[1].at(1), 1);
    Split split =
        new Split(null, Branch.of(forbidden), Branch.of(forbidden), 0, 0, Split.Reasoning.NONE);
    TreeNode node = tree.children(split)[0];
    if (node == null) {
      return;
    }
    tree.current.set(node);
    UnitPath[] paths = tree.current.paths.clone();
    ConstraintTree pair = tree.forPairs();
    TreeNode pairRoot = pair.pairRoot(node, 1, paths[1], 3, paths[3]);
    pair.current.set(pairRoot);
    assertEquals(paths[1].steps() + paths[3].steps(), pairRoot.cost);
    assertEquals(pairRoot.cost, pairRoot.bound);
    assertEquals(conflicts(tree.current.graph, 1, 3, paths), pairRoot.conflicts);
    assertSame(paths[1], pair.current.paths[1]);
    assertSame(paths[3], pair.current.paths[3]);
    assertNull(pair.current.paths[0]);
    assertNull(pair.current.paths[2]);
    assertEquals(List.of(split.first()), pairRoot.branches());
  }
}
