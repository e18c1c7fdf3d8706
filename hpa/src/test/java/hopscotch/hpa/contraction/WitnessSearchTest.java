package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Ways around a node, against distances found by relaxing every arc until none gains. */
class WitnessSearchTest {
  private static final String SEED = "2008";
  private static final long FAR = Long.MAX_VALUE / 2;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void aWayAroundANodeIsFoundExactlyWhereThereIsOne(
      @ForAll("queries") GridCase query, @ForAll long seed) {
    SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "ch", Budget.UNLIMITED);
    Assume.that(subgoals.nodeCount() > 2);
    RemainingGraph graph = graph(subgoals);
    WitnessSearch search = new WitnessSearch(GraphNodes.of(subgoals), graph);
    Random random = new Random(seed);
    for (int i = 0; i < 5; i++) {
      int source = random.nextInt(subgoals.nodeCount());
      int avoided = (source + 1 + random.nextInt(subgoals.nodeCount() - 1)) % subgoals.nodeCount();
      long[] distances = distances(graph, source, avoided, subgoals.nodeCount());
      search.begin(source, avoided);
      for (int j = 0; j < 10; j++) {
        int target = random.nextInt(subgoals.nodeCount());
        if (target != source && target != avoided) {
          long limit = distances[target] == FAR ? 1_000_000 : distances[target];
          assertFalse(search.reaches(target, Math.min(limit, distances[target] - 1)));
          assertEquals(distances[target] <= limit, search.reaches(target, limit));
        }
      }
    }
  }

  private static RemainingGraph graph(SubgoalGraph subgoals) {
    RemainingGraph graph = new RemainingGraph(subgoals.nodeCount(), false);
    for (int node = 0; node < subgoals.nodeCount(); node++) {
      for (int edge = subgoals.edgeStart(node); edge < subgoals.edgeEnd(node); edge++) {
        int target = subgoals.edges()[edge];
        graph.join(node, target, subgoals.distance(node, target), RemainingGraph.NO_MIDDLE);
      }
    }
    return graph;
  }

  private static long[] distances(RemainingGraph graph, int source, int avoided, int nodes) {
    long[] distances = new long[nodes];
    Arrays.fill(distances, FAR);
    distances[source] = 0;
    boolean gained = true;
    while (gained) {
      gained = false;
      for (int node = 0; node < nodes; node++) {
        for (int i = 0; i < graph.out().degree(node) && node != avoided; i++) {
          int target = graph.out().target(node, i);
          long distance = distances[node] + graph.out().cost(node, i);
          if (target != avoided && distance < distances[target]) {
            distances[target] = distance;
            gained = true;
          }
        }
      }
    }
    return distances;
  }
}
