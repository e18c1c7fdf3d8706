package hopscotch.harness.suite;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.PublishedLength;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Draws the queries of an instance. The same suite, map and movement give the same queries. */
public final class QueryDrawer {
  private static final int DRAWS_PER_PAIR = 1000;

  private QueryDrawer() {}

  /**
   * The queries of an instance, layer by layer. Rows that begin or end on a cell that is blocked
   * under the movement are left out, and so are those that lead from layer to layer. Random pairs
   * lie on the terrain of the movement, or on the ground if it is layered.
   */
  public static List<PlannedLayer<Query>> draw(
      QuerySelection selection, long seed, Instance instance) throws IOException {
    return draw(selection, false, seed, instance);
  }

  /**
   * Like the other method. But if a goal may lie anywhere, rows with only a free start are taken
   * too, and the goal of a random pair is any cell of the map.
   */
  static List<PlannedLayer<Query>> draw(
      QuerySelection selection, boolean isGoalAnywhere, long seed, Instance instance)
      throws IOException {
    Terrain terrain = instance.movement().movement().terrain();
    LayeredMap map = instance.movement().on(instance.map().read(terrain::isFree));
    if (selection.from() == QuerySelection.Source.RANDOM) {
      GridGraph graph = map.graph();
      long mixed = mix(seed, instance.map().id());
      int count = selection.count();
      return List.of(new PlannedLayer<>(graph, randomPairs(count, isGoalAnywhere, mixed, graph)));
    }
    Map<GridGraph, List<Planned<Query>>> layers = new LinkedHashMap<>();
    for (Planned<Query> query : rows(selection, isGoalAnywhere, instance, map)) {
      GridGraph graph = findGraph(map, query.problem(), isGoalAnywhere).orElseThrow();
      layers.computeIfAbsent(graph, unseen -> new ArrayList<>()).add(query);
    }
    return layers.entrySet().stream()
        .map(layer -> new PlannedLayer<>(layer.getKey(), layer.getValue()))
        .toList();
  }

  /**
   * The approximate lengths of the queries of a map, in widths of a cell, without reading the map.
   * So rows that begin or end on a blocked cell are counted too. For random pairs, and for a map
   * that is not made yet, only their number and the size of the map are known.
   */
  static double[] estimateLengths(QuerySelection selection, PlannedMap map) throws IOException {
    if (selection.from() == QuerySelection.Source.RANDOM) {
      return evenly(selection.count(), map);
    }
    if (map.recipe() instanceof MapRecipe recipe) {
      int rows = recipe.width() + recipe.height();
      int count = Math.min(selection.limit(), rows / selection.every());
      return evenly(count, rows / 2.0);
    }
    Filter filter = new Filter(selection);
    List<Double> lengths = new ArrayList<>();
    for (Path file : map.scenarios()) {
      List<ScenarioRow> rows = ScenarioReader.read(file).rows();
      for (int row = 0; row < rows.size(); row += selection.every()) {
        if (filter.takes(rows.get(row))) {
          lengths.add(rows.get(row).length().doubleValue());
        }
      }
    }
    return spread(lengths, selection.limit()).stream().mapToDouble(it -> it).toArray();
  }

  /** Lengths that are spread evenly between 0 and the side of a map. */
  static double[] evenly(int count, PlannedMap map) throws IOException {
    return evenly(count, Math.sqrt((double) map.estimateCells()));
  }

  /** Lengths that are spread evenly between 0 and the longest. */
  private static double[] evenly(int count, double longest) {
    double[] lengths = new double[count];
    for (int i = 0; i < count; i++) {
      lengths[i] = longest * (i + 0.5) / count;
    }
    return lengths;
  }

  /** Decides which rows are wanted, and counts how many of each bucket are still to be taken. */
  private static final class Filter {
    private final Set<Long> buckets;
    private final double longerThan;
    private final int perBucket;
    private final Map<Integer, Integer> taken = new HashMap<>();

    Filter(QuerySelection selection) {
      this.buckets =
          selection.buckets() == null ? null : new HashSet<>(selection.buckets().values());
      this.longerThan = selection.longerThan();
      this.perBucket = selection.perBucket();
    }

    boolean takes(ScenarioRow row) {
      int bucket = row.bucket();
      return (buckets == null || buckets.contains((long) bucket))
          && row.length().doubleValue() > longerThan
          && taken.merge(bucket, 1, Integer::sum) <= perBucket;
    }
  }

  /** A seed for a named purpose. */
  public static long mix(long seed, String name) {
    return seed * 0x9e3779b97f4a7c15L + name.hashCode();
  }

  private static List<Planned<Query>> rows(
      QuerySelection selection, boolean isGoalAnywhere, Instance instance, LayeredMap map)
      throws IOException {
    boolean published = PublishedLength.holdFor(map.movement());
    Filter filter = new Filter(selection);
    List<Planned<Query>> queries = new ArrayList<>();
    int first = 0;
    for (Path file : instance.map().scenarios()) {
      Scenario scenario = ScenarioReader.read(file);
      scenario.requireFits(map.map(), instance.map().file().getFileName().toString());
      for (int row = 0; row < scenario.rows().size(); row += selection.every()) {
        ScenarioRow source = scenario.rows().get(row);
        Query query = Query.of(scenario, row, map.map(), published);
        if (findGraph(map, query, isGoalAnywhere).isPresent() && filter.takes(source)) {
          int number = first + row;
          queries.add(
              new Planned<>(
                  new Query(number, query.start(), query.goal(), query.published()),
                  source.bucket()));
        }
      }
      first += scenario.rows().size();
    }
    return spread(queries, selection.limit());
  }

  private static Optional<GridGraph> findGraph(
      LayeredMap map, Query query, boolean isGoalAnywhere) {
    return map.findGraph(isGoalAnywhere ? Query.of(query.start(), query.start()) : query);
  }

  private static <T> List<T> spread(List<T> all, int limit) {
    if (all.size() <= limit) {
      return all;
    }
    List<T> kept = new ArrayList<>();
    for (int i = 0; i < limit; i++) {
      kept.add(all.get((int) ((long) i * all.size() / limit)));
    }
    return kept;
  }

  private static List<Planned<Query>> randomPairs(
      int count, boolean isGoalAnywhere, long seed, GridGraph graph) {
    Random random = new Random(seed);
    GridMap map = graph.map();
    List<Planned<Query>> queries = new ArrayList<>();
    for (long draws = (long) count * DRAWS_PER_PAIR; draws > 0 && queries.size() < count; draws--) {
      int start = map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
      int goal = map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
      if (start != goal
          && graph.isFree(start)
          && (isGoalAnywhere || graph.isFree(goal) && graph.components().connected(start, goal))) {
        Query pair = Query.of(start, goal);
        queries.add(
            new Planned<>(
                new Query(queries.size(), pair.start(), pair.goal(), pair.published()), -1));
      }
    }
    return queries;
  }
}
