package hopscotch.hpa.field;

import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.ClusterPaths;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.EdgeTurns;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.EntranceDistances;
import java.util.BitSet;

/**
 * Makes the tiles of a {@link HierarchicalField}, each as far as it is asked for. What a tile says
 * of a cell depends on the planner and the goals alone, and not on what was asked before. For one
 * thread.
 */
final class FieldTiles {
  private final int aim;
  private final int[] goals;
  private final Level level;
  private final EdgeTurns turns;
  private final ClusterDijkstra cells;
  private final ClusterPaths paths;
  private final EntranceDistances distances;
  private final ClusterFieldSearch search;
  private final PathBuffer lane = new PathBuffer();
  private final QueryMeter queryMeter = QueryMeter.unlimited();

  /**
   * Tiles toward some goals; {@code aim} is the cell asked for first, or near to most that will be.
   */
  FieldTiles(AbstractGraph graph, int aim, int... goals) {
    this.aim = aim;
    this.goals = goals;
    level = graph.level(1);
    turns = graph.edgeTurns();
    ClusterWorkspace workspace = new ClusterWorkspace(graph.graph(), level.clusters());
    cells = new ClusterDijkstra(workspace);
    paths = new ClusterPaths(workspace, true);
    distances =
        new EntranceDistances(
            level, graph.searchedLevel() == 1 ? graph.landmarks() : null, cells, aim, goals);
    search = new ClusterFieldSearch(graph.graph(), level.clusters());
  }

  int aim() {
    return aim;
  }

  long expanded() {
    return distances.expanded() + queryMeter.expanded() + search.expanded();
  }

  /** A tile that knows a cell of its cluster, if the cell reaches a goal. */
  ClusterField knowing(int cell, ClusterField tile) {
    int cluster = level.clusters().of(cell);
    ClusterField now = tile == null ? lanes(cluster, 1) : tile;
    while (!now.knows(cell) && !isWhole(cluster, now)) {
      now = now.isFilled() ? lanes(cluster, now.exits().nodes() + 1) : search.fill(now);
    }
    return now;
  }

  /** Whether the cells that a tile does not know reach no goal. */
  private boolean isWhole(int cluster, ClusterField tile) {
    return tile.isFilled() && tile.exits().nodes() == level.nodeCount(cluster);
  }

  /** Whether a tile of another map is what would be made here of a cluster with the same cells. */
  boolean makes(int cluster, ClusterField tile) {
    BitSet settled = distances.settle(cluster, Math.max(1, tile.exits().nodes()));
    return exits(cluster, settled, leaves(cluster, settled)).sameAs(tile.exits());
  }

  /**
   * For each node of a cluster the direction by which the way from there leaves it; -1 if it goes
   * on inside or the node is not settled.
   */
  private int[] leaves(int cluster, BitSet settled) {
    int[] leaves = new int[level.nodeCount(cluster)];
    for (int i = 0; i < leaves.length; i++) {
      leaves[i] = settled.get(i) ? distances.leavesBy(cluster, i) : -1;
    }
    return leaves;
  }

  private ClusterExits exits(int cluster, BitSet settled, int... leaves) {
    ClusterExits exits = new ClusterExits();
    for (int i = settled.nextSetBit(0); i >= 0; i = settled.nextSetBit(i + 1)) {
      exits.addNode(level.cell(cluster, i), distances.of(cluster, i), leaves[i]);
    }
    for (int goal : goals) {
      if (level.clusters().of(goal) == cluster && isSettled(goal, settled)) {
        exits.addGoal(goal);
      }
    }
    return exits;
  }

  /** Whether no node that is joined to a goal inside its cluster is to be settled yet. */
  private boolean isSettled(int goal, BitSet settled) {
    int cluster = level.clusters().of(goal);
    cells.distancesFrom(goal, queryMeter);
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      if (cells.distance(level.cell(cluster, i)) != Level.NO_EDGE) {
        return settled.get(i);
      }
    }
    return true;
  }

  /** The tile of a cluster of which this many nodes are settled, or all of them. */
  private ClusterField lanes(int cluster, int nodes) {
    BitSet settled = distances.settle(cluster, nodes);
    int[] leaves = leaves(cluster, settled);
    ClusterField tile = search.begin(cluster, exits(cluster, settled, leaves));
    for (int i = settled.nextSetBit(0); i >= 0; i = settled.nextSetBit(i + 1)) {
      if (leaves[i] < 0) {
        int exit = 0;
        while (exit < leaves.length && !isExitOf(cluster, i, exit, leaves)) {
          exit++;
        }
        if (exit < leaves.length) {
          findLane(cluster, i, exit);
          search.lay(lane, tile);
        }
      }
    }
    return tile;
  }

  private void findLane(int cluster, int i, int exit) {
    int from = level.cell(cluster, i);
    int to = level.cell(cluster, exit);
    long cost = level.cost(cluster, i, exit);
    lane.clear();
    lane.add(from);
    if (turns == null) {
      paths.append(from, to, cost, lane, queryMeter);
    } else {
      turns.append(from, to, cost, paths, lane, queryMeter);
    }
  }

  /** Whether a shortest path from node {@code i} leaves its cluster at node {@code exit}. */
  private boolean isExitOf(int cluster, int i, int exit, int... leaves) {
    if (leaves[exit] < 0) {
      return false;
    }
    long edge = level.cost(cluster, i, exit);
    return edge != Level.NO_EDGE && edge + distances.of(cluster, exit) == distances.of(cluster, i);
  }
}
