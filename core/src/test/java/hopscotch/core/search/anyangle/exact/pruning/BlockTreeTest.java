package hopscotch.core.search.anyangle.exact.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BlockTreeTest {
  /** Against a walk for each node left out. */
  @Property
  void aWayWithoutANodeTwiceUsesTheBlocksBetweenItsEnds(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 12) int count) {
    Random random = new Random(seed);
    List<List<Integer>> graph = graph(random, count);
    BlockTree tree = tree(graph);
    BlockTree.Route route = tree.new Route();
    for (int query = 0; query < 4; query++) {
      int start = random.nextInt(count);
      int goal = (start + 1 + random.nextInt(count - 1)) % count;
      if (!reached(graph, start, -1).get(goal)) {
        continue;
      }
      route.begin(tree.parts()[start], tree.parts()[goal]);
      for (int node : reached(graph, start, -1).stream().toArray()) {
        boolean expected = isOnAWay(graph, node, start, goal);
        assertEquals(expected, route.uses(tree.parts()[node]), start + "-" + node + "-" + goal);
      }
    }
  }

  @Test
  void aRingMakesAGraphNoForest() {
    assertTrue(tree(List.of(List.of(1), List.of(0, 2), List.of(1), List.of())).isForest());
    assertFalse(tree(List.of(List.of(1, 2), List.of(0, 2), List.of(1, 0))).isForest());
  }

  private static List<List<Integer>> graph(Random random, int count) {
    List<List<Integer>> graph = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      graph.add(new ArrayList<>());
    }
    for (int i = random.nextInt(2 * count); i >= 0; i--) {
      int a = random.nextInt(count);
      int b = (a + 1 + random.nextInt(count - 1)) % count;
      graph.get(a).add(b);
      graph.get(b).add(a);
    }
    return graph;
  }

  private static BlockTree tree(List<List<Integer>> graph) {
    int[] first = new int[graph.size() + 1];
    for (int i = 0; i < graph.size(); i++) {
      first[i + 1] = first[i] + graph.get(i).size();
    }
    int[] to = graph.stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
    return new BlockTree(first, to);
  }

  /** By Menger's theorem: no one other node cuts it off from both ends. */
  private static boolean isOnAWay(List<List<Integer>> graph, int node, int start, int goal) {
    for (int without = 0; without < graph.size(); without++) {
      BitSet reached = reached(graph, node, without);
      if (without != node && !reached.get(start) && !reached.get(goal)) {
        return false;
      }
    }
    return true;
  }

  private static BitSet reached(List<List<Integer>> graph, int from, int without) {
    BitSet reached = new BitSet();
    List<Integer> stack = new ArrayList<>(List.of(from));
    while (!stack.isEmpty()) {
      int node = stack.remove(stack.size() - 1);
      if (node != without && !reached.get(node)) {
        reached.set(node);
        stack.addAll(graph.get(node));
      }
    }
    return reached;
  }
}
