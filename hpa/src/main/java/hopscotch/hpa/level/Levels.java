package hopscotch.hpa.level;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Builds the levels of a map: the lowest over clusters of cells, each other over groups of two by
 * two clusters of the one below.
 */
public final class Levels {
  /** In place of a number of levels: as many as {@link LevelGain} finds to pay. */
  public static final int MAX = Integer.MAX_VALUE;

  private Levels() {}

  /**
   * The levels of a map, from the lowest up.
   *
   * @param side of a cluster of level 1, in cells; {@link ClusterSide#BY_MAP} to choose it
   * @param levels how many there are to be, at least 1; fewer are built where a level has but one
   *     cluster, or where {@link Clusters#MAX_SIDE} is reached; or {@link #MAX}
   * @param bytesPerCell no level above the first makes them larger than that; 0 for no limit
   * @param threads how many build at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static List<Level> build(
      GridGraph graph,
      int side,
      int levels,
      double bytesPerCell,
      Crossings crossings,
      int threads,
      Budget budget) {
    if (levels < 1) {
      throw new IllegalArgumentException("levels " + levels + ": expected at least 1");
    }
    // Level 1; where its side is to be chosen, by a first look at clusters of the usual side.
    BudgetMeter meter = BudgetMeter.started(budget);
    boolean isByMap = side == ClusterSide.BY_MAP;
    Level lowest =
        lowest(graph, isByMap ? ClusterSide.USUAL_SIDE : side, crossings, threads, meter);
    int chosen = isByMap ? ClusterSide.of(lowest) : side;
    if (chosen != lowest.clusters().side()) {
      lowest = lowest(graph, chosen, crossings, threads, meter);
    }
    // addLevelToGraph(l), for l = 2 and on, while a level pays and the bytes allow it.
    List<Level> built = new ArrayList<>();
    built.add(lowest);
    double cells = (double) graph.map().width() * graph.map().height();
    double mostBytes = bytesPerCell == 0 ? Double.POSITIVE_INFINITY : bytesPerCell * cells;
    double bytes = built.get(0).bytes();
    for (int l = 2; l <= levels && hasRoomAbove(built.get(l - 2).clusters()); l++) {
      Level below = built.get(l - 2);
      if (levels == MAX && !LevelGain.pays(below)) {
        break;
      }
      // C[l] = buildClusters(l): two by two clusters of the level below make one.
      Clusters groups = below.clusters().grouped();
      BlockLayout layout = BlockLayout.of(graph, groups);
      Supplier<LevelBuilder> builders = () -> new LevelBuilder(below, groups, layout);
      Level above = level(groups, builders, threads, meter);
      bytes += above.bytes();
      if (bytes > mostBytes) {
        break;
      }
      built.add(above);
    }
    return built;
  }

  /** Whether there may be a level above one of these clusters. */
  public static boolean hasRoomAbove(Clusters clusters) {
    return clusters.count() > 1 && clusters.side() <= Clusters.MAX_SIDE / 2;
  }

  private static Level lowest(
      GridGraph graph, int side, Crossings crossings, int threads, BudgetMeter meter) {
    Clusters clusters = Clusters.of(graph.map(), side);
    BlockLayout layout = BlockLayout.of(graph, clusters);
    Supplier<LevelBuilder> builders = () -> new LevelBuilder(graph, clusters, crossings, layout);
    return level(clusters, builders, threads, meter);
  }

  private static Level level(
      Clusters clusters, Supplier<LevelBuilder> builders, int threads, BudgetMeter meter) {
    short[][] blocks = new short[clusters.count()][];
    ClusterRows rows = new ClusterRows(clusters, threads, meter);
    rows.forEach(builders, (builder, cluster) -> blocks[cluster] = builder.block(cluster));
    rows.forEach(builders, (builder, cluster) -> builder.writeTargets(cluster, blocks));
    return builders.get().level(blocks);
  }
}
