package hopscotch.hpa.abstraction;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.level.EdgeTurns;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.level.LevelRepair;
import hopscotch.hpa.level.NodeComponents;
import hopscotch.hpa.level.ReplacedBlocks;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Repairs everything that {@code hpa} prepared when cells of the map change. It is repaired in
 * place, in this order:
 *
 * <ol>
 *   <li>The changed cells are written into the map, and the moves beside them are worked out again.
 *   <li>The partition into clusters, the rule that chooses transitions and the number of levels
 *       survive. What {@code auto} decided stays decided.
 *   <li>On level 1 the transitions of the clusters near a change are found anew. The distances
 *       between their nodes are left out: a query finds those from the nodes that it expands, and
 *       they are kept for the queries to come. The blocks of all other clusters survive, but for
 *       the names of nodes across a border.
 *   <li>On each level above, from the lowest up, so are the groups that have a cluster whose block
 *       differs. All others survive.
 *   <li>Turns of edges are forgotten in clusters with a changed cell or another block, and survive
 *       in all others. Edges without them are refined by search.
 *   <li>Landmarks survive if terrain has one weight and no cluster with nodes was touched. If not,
 *       the graph has none, and their level is searched without them: on one map an answer of 3
 *       expansions takes 7 then.
 *   <li>Components of level 1 survive where regions near a change neither met nor came apart; where
 *       they may have come apart, the graph is searched.
 * </ol>
 *
 * <p>Distances, turns and landmarks come back when {@link AbstractGraph#tidy} is called; to find
 * them again takes longer than all the rest. A copy that is repaired into a new planner has its
 * distances and turns again.
 *
 * <p>Searches go on with the repaired graph, and their caches of refined edges are emptied. They
 * are made again where landmarks are gone, a cluster has more nodes than any had before, or terrain
 * is cheaper. A flow field is made for the graph from before; its renewed one keeps the tiles whose
 * cells, exits and distances are the same.
 *
 * <p>Everything is built anew, with as many levels, turns and landmarks, where the change alters
 * the scale of costs or the longest move.
 *
 * <p>Shared by threads.
 */
final class GraphRepair {
  private final boolean keepsComponents;
  private final LevelRepair levelRepair = new LevelRepair();

  /** Repairs of copies of one graph, with components of level 1 or without. */
  GraphRepair(boolean keepsComponents) {
    this.keepsComponents = keepsComponents;
  }

  /** Repairs of another graph, with components of level 1 if these have them. */
  GraphRepair forAnother() {
    return new GraphRepair(keepsComponents);
  }

  /** The components of a copy of a graph: those of level 1, if they are kept. */
  NodeComponents componentsOf(NodeComponents components, Level lowest) {
    if (components != null) {
      return components.copy(lowest);
    }
    return keepsComponents ? NodeComponents.of(lowest) : null;
  }

  /**
   * Finds the distances that repairs have left out.
   *
   * @throws BudgetExhaustedException if the budget ran out; what was found by then stays
   */
  void complete(AbstractGraph graph, BudgetMeter meter) {
    levelRepair.complete(graph.levels(), graph.crossings(), meter);
  }

  /** Changes the map of a graph, and repairs the graph. */
  void repair(AbstractGraph graph, ChangingGraph changing, CellChanges changes) {
    // Change the map, and find the clusters that the changes may reach.
    GridGraph map = graph.graph();
    long longestMove = map.maxMoveCost();
    long shortestMove = map.leastStraightCost();
    changing.apply(changes);
    boolean reachesAll = changing.isRescaled() || map.maxMoveCost() != longestMove;
    Clusters clusters = graph.level(1).clusters();
    int[] near =
        reachesAll
            ? IntStream.range(0, clusters.count()).toArray()
            : LevelRepair.clustersNear(clusters, changing);
    graph.beginRepair(near);
    if (reachesAll) {
      buildAnew(graph);
      return;
    }
    // Repair the levels from the lowest up, and then the turns of edges.
    List<Level> levels = graph.levels();
    long size = size(levels);
    List<ReplacedBlocks> replaced = levelRepair.repair(levels, changing, graph.crossings(), near);
    EdgeTurns turns = graph.edgeTurns();
    if (turns != null) {
      turns.repair(changing, replaced.get(0));
    }
    // Keep the landmarks if no distance on their level has changed.
    boolean hasLandmarks = graph.landmarks() != null;
    boolean keepsLandmarks =
        hasLandmarks && !map.isWeighted() && replaced.get(graph.searchedLevel() - 1).isEmpty();
    NodeComponents components = graph.components();
    if (components != null) {
      components.repair(replaced.get(0));
    }
    graph.endRepair(
        this,
        levels,
        turns,
        graph.searchedLevel(),
        keepsLandmarks ? graph.landmarks() : null,
        components,
        hasLandmarks != keepsLandmarks
            || size != size(levels)
            || map.leastStraightCost() != shortestMove);
  }

  /** A number that grows when a cluster has more nodes, or longer edges, than any had before. */
  static long size(List<Level> levels) {
    long size = 0;
    for (Level level : levels) {
      size += level.slotBits() + level.longestEdge();
    }
    return size;
  }

  private void buildAnew(AbstractGraph graph) {
    int threads = Runtime.getRuntime().availableProcessors();
    int side = graph.level(1).clusters().side();
    AbstractGraph built =
        AbstractGraph.build(
            graph.graph(), side, graph.levelCount(), graph.crossings(), threads, Budget.UNLIMITED);
    if (graph.edgeTurns() != null && EdgeTurns.areFor(built.level(1))) {
      built = built.withTurns(threads, Budget.UNLIMITED);
    }
    if (graph.landmarkCount() > 0) {
      BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
      LandmarkPlace place =
          LandmarkPlace.on(built.levels(), graph.landmarkLevel(), graph.landmarkCount(), meter);
      built = place == null ? built : built.withLandmarks(place);
    }
    graph.endRepair(
        forAnother(),
        built.levels(),
        built.edgeTurns(),
        built.searchedLevel(),
        built.landmarks(),
        componentsOf(null, built.level(1)),
        true);
  }
}
