package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The parts of a cluster, against a search from one of its cells. */
class ClusterPartsTest {
  @Provide
  Arbitrary<GridCase> queries() {
    Stream<Movement> larger = Stream.of("8 body=2", "8 always body=3").map(Movement::parse);
    return GridCases.queries(Stream.concat(GridCases.allMovements().stream(), larger).toList());
  }

  @Property(seed = "2064")
  void cellsShareAPartWhereAPathInsideJoinsThem(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 2, max = 80) int side) {
    GridGraph graph = query.graph();
    GridMap map = query.map();
    Clusters clusters = Clusters.of(map, side);
    int cluster = clusters.of(query.start());
    ClusterDijkstra search = new ClusterDijkstra(new ClusterWorkspace(graph, clusters));
    search.distancesFrom(query.start(), QueryMeter.unlimited());
    ClusterParts parts = new ClusterParts(clusters, graph.movement());
    parts.enter(graph, cluster);
    int part = parts.part(query.start());
    for (int cell : graph.freeCells()) {
      if (clusters.of(cell) == cluster) {
        boolean isJoined = search.distance(cell) != ClusterDistances.UNREACHED;
        assertEquals(isJoined, parts.part(cell) == part, () -> map.describe(cell));
      }
    }
  }
}
