package hopscotch.experiments.run.forecast;

import hopscotch.experiments.results.PlannedQueries;
import hopscotch.experiments.results.folder.Done;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.assignment.Assignment;
import hopscotch.experiments.run.deal.Share;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.map.PlannedMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How much is to be asked on one map under one movement, on one layer of terrain.
 *
 * @param instance the map and the movement on that layer
 * @param cells of the map
 * @param queries how many problems are planned for each planner
 * @param whole how many of them all shards have together
 * @param left by planner, how many rows are not there yet
 */
public record Workload(
    Instance instance, long cells, int queries, int whole, Map<String, Long> left) {
  /**
   * What a share of an assignment comes to.
   *
   * @param order the problems of the share
   */
  public static Workload of(Suite suite, Assignment assignment, List<Integer> order, Done done) {
    Map<String, Long> left = new LinkedHashMap<>();
    for (String spec : suite.specs()) {
      left.put(spec, left(suite, task(assignment.instance(), spec), assignment, order, done));
    }
    return new Workload(
        assignment.instance(), assignment.cells(), order.size(), assignment.size(), left);
  }

  /**
   * Shares in the order in which they are run: first a map of each kind, of middling size, so that
   * early on the costs of every kind are known, then the others in the order of the suite.
   */
  public static List<Share> kindsFirst(List<Workload> workloads, List<Share> shares) {
    Map<String, List<Workload>> byKind = new LinkedHashMap<>();
    for (Workload workload : workloads) {
      byKind.computeIfAbsent(workload.kind(), unseen -> new ArrayList<>()).add(workload);
    }
    Set<PlannedMap> first = new LinkedHashSet<>();
    for (List<Workload> ofKind : byKind.values()) {
      ofKind.sort(Comparator.comparingLong(Workload::cells));
      first.add(ofKind.get((ofKind.size() - 1) / 2).instance().map());
    }
    List<Share> order = new ArrayList<>();
    List<Share> others = new ArrayList<>();
    for (Share share : shares) {
      (first.contains(share.instance().map()) ? order : others).add(share);
    }
    order.addAll(others);
    return order;
  }

  private static long left(
      Suite suite, Task task, Assignment assignment, List<Integer> order, Done done) {
    long left = 0;
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (int problem : order) {
        if (!done.contains(task, repetition, assignment.number(problem))) {
          left++;
        }
      }
    }
    return left;
  }

  /** A planner on the map. */
  public static Task task(Instance instance, String spec) {
    return new Task(instance.map().set(), instance.map().id(), instance.movement().text(), spec);
  }

  /** Maps of one kind have alike costs: those of a set, or of one generator. */
  String kind() {
    return instance.map().recipe() == null
        ? instance.map().set()
        : instance.map().recipe().generator();
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
    return left.values().stream().mapToLong(Long::longValue).sum();
  }
}
