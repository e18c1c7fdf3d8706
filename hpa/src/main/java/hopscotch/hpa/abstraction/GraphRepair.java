package hopscotch.hpa.abstraction;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.level.EdgeTurns;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.level.LevelRepair;
import hopscotch.hpa.level.NodeComponents;
import hopscotch.hpa.search.Landmarks;
import java.util.List;

/**
 * What becomes of all that {@code hpa} prepared when cells of the map change. In this order:
 *
 * <ol>
 *   <li>The map and its moves are copied, 2 1/8 bytes a cell, and worked out again beside the
 *       changes.
 *   <li>The partition into clusters, the rule that chooses transitions and the number of levels
 *       survive. What {@code auto} decided stays decided.
 *   <li>On level 1 the transitions of the clusters near a change are found anew, then the distances
 *       between their nodes; those that the change cannot have altered are kept. The blocks of all
 *       other clusters survive, but for the names of nodes across a border.
 *   <li>On each level above, from the lowest up, the groups are built anew that have a cluster
 *       whose block differs. All others survive.
 *   <li>Turns of edges are found anew in the clusters near a change, and survive in all others.
 *   <li>Landmarks survive if terrain has one weight and no block of their level changed. If not,
 *       the repaired graph and all that are repaired from it have none, and their highest level is
 *       searched. They do not come back when the change is undone: on one map an answer of 3
 *       expansions takes 7 once a wall was drawn and taken away again.
 *   <li>Components of level 1 survive where regions near a change neither met nor came apart; where
 *       they may have come apart, the graph is searched. Before the first repair those of the cells
 *       serve, and those of level 1 are read off them.
 * </ol>
 *
 * <p>A search and its cache of refined edges belong to the graph from before, and a new search
 * begins with an empty cache. A flow field is made for the graph from before too. That of the
 * repaired graph keeps the tiles whose cells, exits and distances are the same.
 *
 * <p>Everything is built anew, with as many levels, turns and landmarks, where the change alters
 * the scale of costs or the longest move, and for a body of more than a cell, since there a change
 * reaches moves that are not beside it.
 *
 * <p>Shared by threads.
 */
final class GraphRepair {
  private final boolean keepsComponents;
  private final LevelRepair levelRepair = new LevelRepair();

  /** Repairs of one graph, and of those repaired from it; with components of level 1 or without. */
  GraphRepair(boolean keepsComponents) {
    this.keepsComponents = keepsComponents;
  }

  /** Repairs of another graph, with components of level 1 if these have them. */
  GraphRepair forAnother() {
    return new GraphRepair(keepsComponents);
  }

  /** The graph after a change; the one before stays as it is. */
  AbstractGraph repair(AbstractGraph before, CellChanges changes) {
    GridGraph changed = before.graph().with(changes);
    if (reachesEverything(before.graph(), changed)) {
      return anew(before, changed);
    }
    List<Level> levels = levelRepair.repair(before.levels(), changed, before.crossings(), changes);
    Level lowest = levels.get(0);
    EdgeTurns turns = before.edgeTurns() == null ? null : before.edgeTurns().with(lowest, changes);
    Landmarks landmarks = keepsLandmarks(before, levels) ? before.landmarks() : null;
    int searched = landmarks == null ? levels.size() : before.searchedLevel();
    NodeComponents components = keepsComponents ? componentsOf(before).with(lowest) : null;
    return new AbstractGraph(
        changed, before.crossings(), levels, turns, searched, landmarks, components, this);
  }

  private static boolean reachesEverything(GridGraph graph, GridGraph changed) {
    return changed.movement().body() > 1
        || !changed.costs().equals(graph.costs())
        || changed.isWeighted() != graph.isWeighted()
        || changed.maxMoveCost() != graph.maxMoveCost();
  }

  private static boolean keepsLandmarks(AbstractGraph before, List<Level> levels) {
    int searched = before.searchedLevel();
    return before.landmarks() != null
        && !before.graph().isWeighted()
        && before.level(searched).hasBlocksOf(levels.get(searched - 1));
  }

  private static NodeComponents componentsOf(AbstractGraph graph) {
    return graph.components() == null ? NodeComponents.of(graph.level(1)) : graph.components();
  }

  private AbstractGraph anew(AbstractGraph before, GridGraph changed) {
    if (keepsComponents) {
      changed.components();
    }
    int threads = Runtime.getRuntime().availableProcessors();
    int side = before.level(1).clusters().side();
    AbstractGraph built =
        AbstractGraph.build(
            changed, side, before.levelCount(), before.crossings(), threads, Budget.UNLIMITED);
    List<Level> levels = built.levels();
    EdgeTurns turns = null;
    if (before.edgeTurns() != null && EdgeTurns.areFor(levels.get(0))) {
      turns = EdgeTurns.of(levels.get(0), threads, BudgetMeter.started(Budget.UNLIMITED));
    }
    LandmarkPlace place = null;
    if (before.landmarks() != null) {
      int count = before.landmarks().count();
      BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
      place = LandmarkPlace.on(levels, before.searchedLevel(), count, meter);
    }
    AbstractGraph turned =
        new AbstractGraph(
            changed, before.crossings(), levels, turns, levels.size(), null, null, forAnother());
    return place == null ? turned : turned.withLandmarks(place);
  }
}
