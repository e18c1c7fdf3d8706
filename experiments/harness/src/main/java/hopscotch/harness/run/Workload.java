package hopscotch.harness.run;

import hopscotch.core.planner.KnownSpec;
import hopscotch.harness.results.FinishedQueries;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.row.Task;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.Suite;
import java.util.List;

/**
 * The amount of work on one map under one movement, on one layer of terrain.
 *
 * @param instance the map and the movement on that layer
 * @param queries the number of problems that are planned for each planner
 * @param whole the number of problems of all shards together
 * @param planned the number of rows of these queries, over all planners and repetitions
 * @param left the number of these rows that do not exist yet
 */
record Workload(Instance instance, int queries, int whole, long planned, long left) {
  /** The workload of a share of an assignment, of problems in this order. */
  public static Workload of(
      Suite suite, Assignment assignment, List<Integer> order, FinishedQueries done) {
    long left = 0;
    for (KnownSpec spec : suite.specs()) {
      Task task = task(assignment.instance(), spec);
      for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
        for (int problem : order) {
          left += done.contains(task, repetition, assignment.number(problem)) ? 0 : 1;
        }
      }
    }
    long planned = (long) order.size() * suite.repetitions() * suite.specs().size();
    return new Workload(assignment.instance(), order.size(), assignment.size(), planned, left);
  }

  /** The task of a planner on the map. */
  public static Task task(Instance instance, KnownSpec spec) {
    return new Task(
        instance.map().set(), instance.map().id(), instance.movement().text(), spec.toString());
  }

  /** The part of the plan with these queries. */
  public PlannedQueries.Part part() {
    return new PlannedQueries.Part(
        instance.map().set(), instance.map().id(), instance.movement().text(), queries, whole);
  }
}
