package hopscotch.harness.run;

import hopscotch.harness.results.row.Row;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.TimedPlanner;
import hopscotch.harness.suite.Budgets;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.Suite;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The problems of one kind on one map under one movement. It says how they are put to worker
 * processes, and makes the rows of the answers. A problem is an index from 0 to {@link #size} - 1
 * here. For one thread.
 */
public sealed interface Assignment permits LayerAssignment, WalkAssignment, TeamAssignment {

  /** The assignments of an instance, one for each layer of its terrain. */
  static List<Assignment> of(Suite suite, Instance instance) throws IOException {
    return switch (suite.kind()) {
      case QUERY -> LayerAssignment.ofQueries(suite, instance);
      case WALK -> List.of(WalkAssignment.of(instance));
      case TEAM -> List.of(TeamAssignment.of(suite, instance));
      case GOALS -> LayerAssignment.ofGoals(suite, instance);
      case CROWD -> LayerAssignment.ofCrowds(suite, instance);
    };
  }

  /** The map, and the movement on one layer of terrain. */
  Instance instance();

  /** The number of cells of the map. */
  long cells();

  /** The number of problems. */
  int size();

  /** The number of a problem in rows, from 0. */
  int number(int problem);

  /**
   * Whether each problem follows on the one before. If so, all are one block that is always put as
   * a whole and in its order, even if some rows exist already. Other problems are put in any order,
   * in blocks of any size.
   */
  default boolean isSequence() {
    return false;
  }

  /**
   * The problems of a share, in the order in which they are put to planners. The order is drawn
   * with a seed, except for problems that follow on each other. It depends only on the suite's
   * seed, the map's name and the movement, so that shards on different machines make the same
   * blocks.
   */
  default List<Integer> order(Suite suite, ShardWork share) {
    List<Integer> all = new ArrayList<>();
    IntStream.range(0, size()).forEach(all::add);
    if (isSequence()) {
      return all;
    }
    Collections.shuffle(all, ShardWork.random(suite, instance()));
    return share.of(all, suite.block());
  }

  /** The longest time that a worker may take from one sign of life to the next. */
  default Duration longestStep(Budgets budgets) {
    return budgets.query().duration();
  }

  /** The message about some problems for a worker, which {@link TimedPlanner#ask} reads. */
  int[] message(List<Integer> problems);

  /** The row of answer {@code at} of a block. Rows of a sequence are asked for in order. */
  Row row(RemotePlanner planner, int repetition, int problem, Block block, int at);
}
