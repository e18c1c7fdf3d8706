package hopscotch.papers.harabor2008;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import hopscotch.papers.harabor2008.AnnotatedGraph.Quality;
import java.util.Locale;
import java.util.Random;

/**
 * The sizes of the abstract graph of HAA* in percent of the original graph, as in Harabor and
 * Botea, "Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments", CIG
 * 2008, Table I. The size of the original graph is that which the paper takes, the same for all
 * maps.
 */
public final class Harabor2008 {
  private static final double ORIGINAL_NODES = 4469;
  private static final double ORIGINAL_EDGES = 16420;
  private static final int[] CLUSTERS = {10, 15, 20};
  private static final int MOST_PERCENT = 50;
  private static final long SEED = 2008;

  private Harabor2008() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE);
    for (int percent = 0; percent <= MOST_PERCENT; percent += 10) {
      Random random = new Random(SEED + percent ^ graph.map().hashCode());
      TwoTerrains terrains = TwoTerrains.of(graph, percent / 100.0, random);
      for (int cluster : CLUSTERS) {
        for (Quality quality : Quality.values()) {
          AnnotatedGraph abstraction = new AnnotatedGraph(terrains, cluster, quality);
          String name =
              "%d-%s-%d".formatted(cluster, quality.name().toLowerCase(Locale.ROOT), percent);
          counts.add("nodes-" + name, 100 * abstraction.nodeCount() / ORIGINAL_NODES);
          counts.add("edges-" + name, 100 * abstraction.edgeCount() / ORIGINAL_EDGES);
        }
      }
    }
  }
}
