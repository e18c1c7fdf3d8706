package hopscotch.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import org.junit.jupiter.api.Test;

class BenchQueriesTest {

  @Test
  void everyPairIsConnected() {
    BenchQueries queries = BenchQueries.of("caves");
    GridGraph graph = queries.graph();
    for (int i = 0; i < queries.size(); i++) {
      assertTrue(graph.components().connected(queries.start(i), queries.goal(i)));
    }
  }

  @Test
  void theSameQueriesEveryTime() {
    BenchQueries first = BenchQueries.of("random(density=0.3)");
    BenchQueries second = BenchQueries.of("random(density=0.3)");
    assertEquals(first.start(49), second.start(49));
    assertEquals(first.goal(49), second.goal(49));
  }
}
