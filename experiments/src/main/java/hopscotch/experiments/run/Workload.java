package hopscotch.experiments.run;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.results.Done;
import hopscotch.experiments.results.PlannedQueries;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.MovementText;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.PlannedQuery;
import hopscotch.experiments.suite.QueryDrawer;
import hopscotch.experiments.suite.Suite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is to be asked on one map under one movement, on one layer of terrain.
 *
 * @param instance the map and the movement on that layer
 * @param cells of the map
 * @param queries how many are planned for each planner
 * @param left by planner, how many rows are not there yet, by {@link #lengthClass}
 */
record Workload(Plan.Instance instance, long cells, int queries, Map<String, long[]> left) {
  /** No query is longer than the last class. */
  static final int LENGTH_CLASSES = 64;

  /** The workloads of an instance, one a layer. */
  static List<Workload> of(Suite suite, Plan.Instance instance, Done done) throws IOException {
    List<Workload> workloads = new ArrayList<>();
    for (QueryDrawer.Layer layer : QueryDrawer.draw(suite.queries(), suite.seed(), instance)) {
      GridMap map = layer.graph().map();
      Plan.Instance onLayer =
          new Plan.Instance(instance.map(), MovementText.of(layer.graph().movement()));
      Map<String, long[]> left = new LinkedHashMap<>();
      for (String spec : suite.specs()) {
        left.put(spec, left(suite, task(onLayer, spec), layer.queries(), map, done));
      }
      long cells = (long) map.width() * map.height();
      workloads.add(new Workload(onLayer, cells, layer.queries().size(), left));
    }
    return workloads;
  }

  private static long[] left(
      Suite suite, Task task, List<PlannedQuery> queries, GridMap map, Done done) {
    long[] left = new long[LENGTH_CLASSES];
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (PlannedQuery query : queries) {
        if (!done.contains(task, repetition, query.query().row())) {
          left[lengthClass(query, map)]++;
        }
      }
    }
    return left;
  }

  /** A planner on the map. */
  static Task task(Plan.Instance instance, String spec) {
    return new Task(instance.map().set(), instance.map().id(), instance.movement().text(), spec);
  }

  /**
   * How long a query is, in half octaves: of the published length where there is one, else of the
   * longer side between its ends. What a search costs grows with it.
   */
  static int lengthClass(PlannedQuery query, GridMap map) {
    int start = query.query().start();
    int goal = query.query().goal();
    int side = Math.max(Math.abs(map.x(start) - map.x(goal)), Math.abs(map.y(start) - map.y(goal)));
    double length =
        query.query().published().map(it -> it.length().doubleValue()).orElse((double) side);
    int halfOctaves = (int) (2 * Math.log(Math.max(1, length)) / Math.log(2));
    return Math.min(LENGTH_CLASSES - 1, halfOctaves);
  }

  /** Maps of one kind have alike costs: those of a set, or of one generator. */
  String kind() {
    return instance.map().recipe() == null
        ? instance.map().set()
        : instance.map().recipe().generator();
  }

  /** Its part of the plan. */
  PlannedQueries.Part part() {
    return new PlannedQueries.Part(
        instance.map().set(), instance.map().id(), instance.movement().text(), queries);
  }

  /** How many rows are planned. */
  long planned(Suite suite) {
    return (long) queries * suite.repetitions() * suite.specs().size();
  }

  /** How many rows are not there yet. */
  long rowsLeft() {
    return left.values().stream().flatMapToLong(java.util.Arrays::stream).sum();
  }
}
