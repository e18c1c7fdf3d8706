package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.capability.ResumableSearch;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What {@link PlannerContract} checks of a planner that can do more than find paths. A planner
 * without the capability passes.
 */
public final class CapabilityChecks {
  private static final int ROUNDS = 3;
  private static final int CHANGES = 4;

  private CapabilityChecks() {}

  /** Repaired after changes, and again, it keeps its promise; the one before stays as it was. */
  public static void repairedAnswersAsPromised(
      Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    Random random = new Random(query.map().hashCode());
    for (int round = 0; round < ROUNDS; round++) {
      Repairable repairable = planner.capability(Repairable.class).orElse(null);
      if (repairable == null) {
        return;
      }
      Planner before = planner;
      PathSearch search = before.newSearch();
      GridMap map = before.graph().map();
      CellChanges changes = changes(map, query, random);
      planner = repairable.withChanges(changes);
      assertEquals(
          map.with(changes), planner.graph().map(), "the graph is that of the changed map");
      assertEquals(before.metric(), planner.metric(), "decorated as before");
      assertEquals(before.extraCounters(), planner.extraCounters(), "decorated as before");
      answerAsPromised(planner, planner.newSearch(), query);
      answerAsPromised(before, search, query);
    }
  }

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
      CellChanges changes = changes(repaired.graph().map(), query, random);
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

  /** Cut into slices by budgets, a search gives the path and counters of one never cut. */
  public static void resumedIsUncut(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
    if (!(planner.newSearch() instanceof ResumableSearch search)) {
      return;
    }
    PathSearch uncut = planner.newSearch();
    PathBuffer whole = new PathBuffer();
    Outcome expected = uncut.find(query.start(), query.goal(), whole);
    Random random = new Random(31L * query.map().hashCode() + query.start());
    for (int most : new int[] {2, 60}) {
      PathBuffer path = new PathBuffer();
      Outcome outcome =
          search.find(query.start(), query.goal(), path, Budget.expansions(random.nextInt(most)));
      while (outcome.isInterrupted()) {
        assertEquals(0, path.size(), "no path before the end");
        outcome = search.resume(path, Budget.expansions(random.nextInt(most)));
      }
      assertEquals(expected, outcome);
      assertArrayEquals(whole.toArray(), path.toArray());
      assertEquals(uncut.counters().toString(), search.counters().toString());
    }
  }

  /** Blocks and frees some cells, but not the ends of a query. */
  static CellChanges changes(GridMap map, GridCase query, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < CHANGES; i++) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      int cell = map.cell(x, y);
      boolean isEnd = cell == query.start() || cell == query.goal();
      if (!isEnd && query.movement().terrain().isFree(map.terrain(cell))) {
        changes.block(x, y);
      } else if (!isEnd) {
        changes.free(x, y);
      }
    }
    return changes.build();
  }

  private static void answerAsPromised(Planner planner, PathSearch search, GridCase query) {
    GridCase changed = new GridCase(planner.graph(), query.start(), query.goal());
    if (changed.isQuery()) {
      PlannerChecks.answersAsPromised(planner, search, changed);
    }
    for (GridCase other : changed.others(3)) {
      PlannerChecks.answersAsPromised(planner, search, other);
    }
  }

  /** Layers cut up the map, and their edges join entrances, as {@link Layer} says. */
  public static void layersAreConsistent(Function<GridGraph, Planner> prepare, GridCase query) {
    Planner planner = prepare.apply(query.graph());
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
