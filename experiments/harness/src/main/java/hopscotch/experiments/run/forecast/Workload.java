package hopscotch.experiments.run.forecast;

import hopscotch.experiments.results.PlannedQueries;
import hopscotch.experiments.results.folder.Done;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.assignment.Assignment;
import hopscotch.experiments.run.deal.LengthClass;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much is to be asked on one map under one movement, on one layer of terrain.
 *
 * @param instance the map and the movement on that layer
 * @param cells of the map
 * @param queries how many problems are planned for each planner
 * @param whole how many of them all shards have together
 * @param left by planner, how many rows are not there yet, by {@link LengthClass}
 */
public record Workload(
    Instance instance, long cells, int queries, int whole, Map<String, long[]> left) {
  /**
   * What a share of an assignment comes to.
   *
   * @param order the problems of the share
   */
  public static Workload of(Suite suite, Assignment assignment, List<Integer> order, Done done) {
    Map<String, long[]> left = new LinkedHashMap<>();
    for (String spec : suite.specs()) {
      left.put(spec, left(suite, task(assignment.instance(), spec), assignment, order, done));
    }
    return new Workload(
        assignment.instance(), assignment.cells(), order.size(), assignment.size(), left);
  }

  private static long[] left(
      Suite suite, Task task, Assignment assignment, List<Integer> order, Done done) {
    long[] left = new long[LengthClass.COUNT];
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (int problem : order) {
        if (!done.contains(task, repetition, assignment.number(problem))) {
          left[assignment.lengthClass(problem)]++;
        }
      }
    }
    return left;
  }

  /** A planner on the map. */
  public static Task task(Instance instance, String spec) {
    return new Task(instance.map().set(), instance.map().id(), instance.movement().text(), spec);
  }

  /** Its part of the plan. */
  public PlannedQueries.Part part() {
    return new PlannedQueries.Part(
        instance.map().set(), instance.map().id(), instance.movement().text(), queries, whole);
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
