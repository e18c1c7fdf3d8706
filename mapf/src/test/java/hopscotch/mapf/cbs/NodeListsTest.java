package hopscotch.mapf.cbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Which node comes next, against the rule read from the paper over a plain list. */
class NodeListsTest {

  private static TreeNode node(Random random, long number) {
    TreeNode node = new TreeNode(null, number, null);
    node.bound = 10L + random.nextInt(10);
    node.h = random.nextInt(3);
    node.cost = node.bound + random.nextInt(8);
    node.expectedCost = node.cost + random.nextInt(5) / 2.0;
    Conflict conflict = Conflict.vertex(0, 1, 0, 1);
    node.conflicts = Collections.nCopies(random.nextInt(4), conflict);
    return node;
  }

  @Property(seed = "20210")
  void takeTheNodeOfTheRule(@ForAll long seed) {
    Random random = new Random(seed);
    int thousandths = 1000 + 100 * random.nextInt(6);
    NodeLists lists = new NodeLists(thousandths);
    List<TreeNode> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      if (all.isEmpty() || random.nextInt(3) > 0) {
        TreeNode node = node(random, i);
        lists.add(node);
        all.add(node);
      } else {
        long bound = all.stream().mapToLong(TreeNode::f).min().orElseThrow();
        assertEquals(bound, lists.bound());
        TreeNode expected = chosen(all, bound, thousandths);
        boolean raises = 1000 * firstOpen(all, bound, thousandths).cost > bound * thousandths;
        assertSame(expected, lists.take());
        assertEquals(raises, lists.isFromCleanup());
        all.remove(expected);
      }
      assertEquals(all.size(), lists.size());
      assertEquals(all.isEmpty(), lists.isEmpty());
    }
  }

  /** Of FOCAL or else of OPEN; its cost may be beyond the factor. */
  private static TreeNode firstOpen(List<TreeNode> all, long bound, int thousandths) {
    double least = all.stream().mapToDouble(node -> node.expectedCost).min().orElseThrow();
    TreeNode focal =
        all.stream()
            .filter(node -> node.expectedCost <= Math.max(least, least * thousandths / 1000))
            .min(
                Comparator.<TreeNode>comparingInt(node -> node.conflicts.size())
                    .thenComparingDouble(node -> node.expectedCost)
                    .thenComparingLong(node -> node.number))
            .orElseThrow();
    TreeNode open =
        all.stream()
            .min(
                Comparator.<TreeNode>comparingDouble(node -> node.expectedCost)
                    .thenComparingLong(node -> node.number))
            .orElseThrow();
    return 1000 * focal.cost <= bound * thousandths ? focal : open;
  }

  private static TreeNode chosen(List<TreeNode> all, long bound, int thousandths) {
    TreeNode open = firstOpen(all, bound, thousandths);
    TreeNode cleanup =
        all.stream()
            .min(
                Comparator.comparingLong(TreeNode::f)
                    .thenComparingInt(node -> node.conflicts.size())
                    .thenComparingLong(node -> node.number))
            .orElseThrow();
    return 1000 * open.cost <= bound * thousandths ? open : cleanup;
  }
}
