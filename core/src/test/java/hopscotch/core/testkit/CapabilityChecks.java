package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

/** What is checked of planners of this project that can do more than find paths. */
public final class CapabilityChecks {
  private static final int ROUNDS = 3;
  private static final int CHANGES = 4;

  private CapabilityChecks() {}

  /**
   * Repaired after changes, and again, it finds paths of the cost that a planner prepared anew
   * finds. For grid paths that are not smoothed, and specs that leave no choice to the planner.
   *
   * @param queries how many are asked after each round of changes
   */
  public static void repairedCostsAsFresh(
      Function<GridGraph, Planner> prepare, GridCase query, int queries) {
    Planner repaired = prepare.apply(query.graph());
    Random random = new Random(query.map().hashCode());
    for (int round = 0; round < ROUNDS; round++) {
      CellChanges changes = query.turnedOver(repaired.graph().map(), CHANGES, random);
      repaired = repaired.capability(Repairable.class).orElseThrow().withChanges(changes);
      PathSearch search = repaired.newSearch();
      Planner fresh = prepare.apply(GridGraph.of(repaired.graph().map(), query.movement()));
      PathSearch freshSearch = fresh.newSearch();
      GridCase changed = new GridCase(fresh.graph(), query.start(), query.goal());
      for (GridCase other : changed.others(queries)) {
        PathBuffer path = new PathBuffer();
        PathBuffer freshPath = new PathBuffer();
        Outcome outcome = freshSearch.find(other.start(), other.goal(), freshPath);
        assertEquals(outcome, search.find(other.start(), other.goal(), path), other::toString);
        if (outcome == Outcome.FOUND) {
          assertEquals(
              Path.of(fresh.graph(), freshPath).cost(),
              Path.of(repaired.graph(), path).cost(),
              other::toString);
        }
      }
    }
  }

  /** Layers cut up the map, and their edges join entrances, as {@link Layer} says. */
  public static void layersAreConsistent(Planner planner) {
    planner
        .capability(Layered.class)
        .ifPresent(layered -> layered.layers().forEach(layer -> check(layer, planner.graph())));
  }

  private static void check(Layer layer, GridGraph graph) {
    GridMap map = graph.map();
    int columns = (map.width() + layer.side() - 1) / layer.side();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cluster = y / layer.side() * columns + x / layer.side();
        int cell = map.cell(x, y);
        assertEquals(cluster, layer.cluster(cell), () -> "cluster of " + map.describe(cell));
        assertEquals(
            layer.isEntrance(cell),
            has(layer.entrances(cluster), cell),
            () -> map.describe(cell) + " among the entrances of its cluster");
      }
    }
    for (int cluster = 0; cluster < layer.clusterCount(); cluster++) {
      int[] entrances = layer.entrances(cluster);
      for (int i = 0; i < entrances.length; i++) {
        int cell = entrances[i];
        assertTrue(graph.isFree(cell), () -> map.describe(cell) + " is free");
        checkInterEdges(layer, cell, map);
        long[] costs = layer.intraEdges(cell);
        assertEquals(entrances.length, costs.length, "a cost for each entrance of the cluster");
        for (int j = 0; j < entrances.length; j++) {
          assertEquals(costs[j], layer.intraEdges(entrances[j])[i], "the same both ways");
          assertEquals(i == j, costs[j] == 0, "0 to itself alone");
        }
      }
    }
  }

  private static void checkInterEdges(Layer layer, int cell, GridMap map) {
    for (int other : layer.interEdges(cell)) {
      assertTrue(layer.isEntrance(other), () -> map.describe(other) + " is an entrance");
      assertTrue(layer.cluster(other) != layer.cluster(cell), "of another cluster");
      assertTrue(has(layer.interEdges(other), cell), "and the edge leads back");
    }
  }

  private static boolean has(int[] cells, int cell) {
    return IntStream.of(cells).anyMatch(other -> other == cell);
  }
}
