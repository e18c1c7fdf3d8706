package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.GridCases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Edges that come and go, and paths among them, against a table of edges. */
class RemainingSubgoalsTest {
  private static final long FAR = Long.MAX_VALUE / 4;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  /** A graph in which some nodes were removed and some pairs joined, and its edges. */
  private static final class Scene {
    final RemainingSubgoals graph;
    final int nodes;

    /** By pair the middle of the edge that stands at the first. */
    final Map<List<Integer>, Integer> edges = new HashMap<>();

    Scene(GridCase query, Random random) {
      SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "test", Budget.UNLIMITED);
      graph = new RemainingSubgoals(subgoals);
      nodes = subgoals.nodeCount();
      for (int node = 0; node < nodes; node++) {
        for (int i = subgoals.edgeStart(node); i < subgoals.edgeEnd(node); i++) {
          edges.put(List.of(node, subgoals.edges()[i]), SubgoalLevels.NO_MIDDLE);
        }
      }
      List<Integer> remaining = new ArrayList<>();
      for (int node = 0; node < nodes; node++) {
        if (random.nextInt(4) == 0) {
          int gone = node;
          graph.remove(node);
          Set<List<Integer>> own = Set.copyOf(edges.keySet());
          edges
              .keySet()
              .removeIf(edge -> edge.get(1) == gone && own.contains(List.of(gone, edge.get(0))));
        } else {
          remaining.add(node);
        }
      }
      for (int i = 0; i < nodes / 4 && remaining.size() > 1; i++) {
        int a = remaining.get(random.nextInt(remaining.size()));
        int b = remaining.get(random.nextInt(remaining.size()));
        if (a != b && !edges.containsKey(List.of(a, b))) {
          graph.join(a, b, i);
          edges.put(List.of(a, b), i);
          edges.put(List.of(b, a), i);
        }
      }
    }

    long edge(int a, int b) {
      return edges.containsKey(List.of(a, b)) ? graph.distance(a, b) : FAR;
    }
  }

  @Property(seed = "20140")
  void edgesStandAtBothEnds(@ForAll("queries") GridCase query, @ForAll long seed) {
    Scene scene = new Scene(query, new Random(seed));
    Map<List<Integer>, Integer> found = new HashMap<>();
    for (int node = 0; node < scene.nodes; node++) {
      for (int i = 0; i < scene.graph.degree(node); i++) {
        found.put(List.of(node, scene.graph.target(node, i)), scene.graph.middle(node, i));
      }
    }
    assertEquals(scene.edges, found, query::toString);
  }

  @Property(seed = "20140")
  void nearAreThoseOfOneOrTwoEdges(@ForAll("queries") GridCase query, @ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = new Scene(query, random);
    for (int round = 0; round < 10 && scene.nodes > 2; round++) {
      int[] three = random.ints(0, scene.nodes).distinct().limit(3).toArray();
      int from = three[0];
      int avoided = three[1];
      int to = three[2];
      long limit = 4L * query.graph().diagonalCost();
      scene.graph.lookAround(from, avoided, limit);
      long best = scene.edge(from, to) <= limit ? scene.edge(from, to) : FAR;
      for (int next = 0; next < scene.nodes; next++) {
        long first = scene.edge(from, next);
        if (next != avoided && first <= limit) {
          best = Math.min(best, first + scene.edge(next, to));
        }
      }
      if (best < FAR) {
        assertTrue(scene.graph.isNear(to, best), query::toString);
      }
      assertEquals(best <= limit && best < FAR, scene.graph.isNear(to, limit), query::toString);
      assertEquals(false, best > 0 && scene.graph.isNear(to, Math.min(best, limit) - 1));
    }
  }

  /** On few nodes a path that is there is found; on many it may be missed. */
  @Property(seed = "20140")
  void otherPathsAvoidANode(@ForAll("queries") GridCase query, @ForAll long seed) {
    Random random = new Random(seed);
    Scene scene = new Scene(query, random);
    for (int round = 0; round < 10 && scene.nodes > 2; round++) {
      int[] three = random.ints(0, scene.nodes).distinct().limit(3).toArray();
      int from = three[0];
      int avoided = three[1];
      int to = three[2];
      long least = least(scene, from, to, avoided);
      assertEquals(false, scene.graph.hasOtherPath(from, to, avoided, Math.min(least, FAR) - 1));
      if (least < FAR && scene.nodes < 30) {
        assertTrue(scene.graph.hasOtherPath(from, to, avoided, least), query::toString);
      }
    }
  }

  /** By relaxing every edge as often as there are nodes. */
  private static long least(Scene scene, int from, int to, int avoided) {
    long[] costs = new long[scene.nodes];
    Arrays.fill(costs, FAR);
    costs[from] = 0;
    for (int i = 0; i < scene.nodes; i++) {
      scene.edges.forEach(
          (edge, middle) -> {
            int a = edge.get(0);
            int b = edge.get(1);
            if (a != avoided && b != avoided) {
              costs[b] = Math.min(costs[b], costs[a] + scene.graph.distance(a, b));
            }
          });
    }
    return costs[to];
  }
}
