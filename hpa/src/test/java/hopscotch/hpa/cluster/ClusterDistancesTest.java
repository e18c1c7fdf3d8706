package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.GridCases;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Distances between places on a ring, against the search that queries use. */
class ClusterDistancesTest {
  private static final String SEED = "2031";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void theyAreThoseOfASearchInTheCluster(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 2, max = 17) int side,
      @ForAll @IntRange(min = 0, max = 63) int from,
      @ForAll @IntRange(min = 0, max = 63) int leftOut) {
    GridGraph graph = query.graph();
    Clusters clusters = Clusters.of(query.map(), side);
    int[] places = placesOnMap(clusters, clusters.of(query.start()), graph);
    if (places.length == 0) {
      return;
    }
    int source = places[from % places.length];
    int first = leftOut % places.length;
    int cluster = clusters.of(query.start());
    ClusterDijkstra search = new ClusterDijkstra(new ClusterWorkspace(graph, clusters));
    search.distancesFrom(clusters.ringCell(cluster, source), QueryMeter.unlimited());
    ClusterDistances distances = new ClusterDistances(graph, clusters);
    distances.enter(graph, cluster);
    distances.find(source, places, first, places.length);
    for (int i = first; i < places.length; i++) {
      long expected = search.distance(clusters.ringCell(cluster, places[i]));
      assertEquals(expected, distances.distance(places[i]), query::toString);
    }
  }

  /** The places on a cluster's ring that are free cells of the map. */
  private static int[] placesOnMap(Clusters clusters, int cluster, GridGraph graph) {
    GridMap map = graph.map();
    return IntStream.range(0, clusters.ringLength())
        .filter(
            place ->
                clusters.ringX()[place] < clusters.width(cluster)
                    && clusters.ringY()[place] < clusters.height(cluster)
                    && graph.isFree(
                        map.cell(
                            clusters.x(cluster) + clusters.ringX()[place],
                            clusters.y(cluster) + clusters.ringY()[place])))
        .toArray();
  }
}
