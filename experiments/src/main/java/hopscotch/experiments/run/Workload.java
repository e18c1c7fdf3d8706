package hopscotch.experiments.run;

import hopscotch.experiments.results.Done;
import hopscotch.experiments.results.PlannedQueries;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.Suite;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How much is to be asked on one map under one movement, on one layer of terrain.
 *
 * @param instance the map and the movement on that layer
 * @param cells of the map
 * @param queries how many problems are planned for each planner
 * @param block how many are put to a planner at a time
 * @param left by planner, how many rows are not there yet, by {@link #lengthClass}
 */
record Workload(
    Plan.Instance instance, long cells, int queries, int block, Map<String, long[]> left) {
  /** No problem is longer than the last class. */
  static final int LENGTH_CLASSES = 64;

  /** What an assignment comes to. */
  static Workload of(Suite suite, Assignment assignment, Done done) {
    Map<String, long[]> left = new LinkedHashMap<>();
    for (String spec : suite.specs()) {
      left.put(spec, left(suite, task(assignment.instance(), spec), assignment, done));
    }
    int block = assignment.isSequence() ? Math.max(1, assignment.size()) : suite.block();
    return new Workload(assignment.instance(), assignment.cells(), assignment.size(), block, left);
  }

  private static long[] left(Suite suite, Task task, Assignment assignment, Done done) {
    long[] left = new long[LENGTH_CLASSES];
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (int problem = 0; problem < assignment.size(); problem++) {
        if (!done.contains(task, repetition, assignment.number(problem))) {
          left[assignment.lengthClass(problem)]++;
        }
      }
    }
    return left;
  }

  /** A planner on the map. */
  static Task task(Plan.Instance instance, String spec) {
    return new Task(instance.map().set(), instance.map().id(), instance.movement().text(), spec);
  }

  /** The class of a length in cells, in half octaves. What a search costs grows with it. */
  static int lengthClass(double length) {
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
