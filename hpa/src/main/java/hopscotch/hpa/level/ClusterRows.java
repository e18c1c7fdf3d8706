package hopscotch.hpa.level;

import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.Clusters;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Runs a task for every cluster of a partition, row by row, on threads that each own a worker.
 *
 * @param threads how many at most
 */
public record ClusterRows(Clusters clusters, int threads, BudgetMeter meter) {

  /**
   * Runs a task. Of the budget time and cancellation are read before each row; tasks are no
   * expansions.
   *
   * @param workers called once a thread
   * @param task what a worker does for the cluster of a number
   * @throws BudgetExhaustedException if the budget ran out
   */
  public <W> void forEach(Supplier<W> workers, ObjIntConsumer<W> task) {
    AtomicInteger nextRow = new AtomicInteger();
    IntStream.range(0, Math.min(threads, clusters.rows()))
        .parallel()
        .forEach(
            thread -> {
              W worker = workers.get();
              int row = nextRow.getAndIncrement();
              for (; row < clusters.rows(); row = nextRow.getAndIncrement()) {
                run(worker, row, task);
              }
            });
  }

  private <W> void run(W worker, int row, ObjIntConsumer<W> task) {
    meter.require(0, "building the abstract graph");
    for (int cluster = row * clusters.columns(); cluster < (row + 1) * clusters.columns(); ) {
      task.accept(worker, cluster++);
    }
  }
}
