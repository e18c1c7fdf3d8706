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
 * The problems of one kind on one map under one movement: how they are put to worker processes, and
 * what rows come of the answers. A problem is an index from 0 to {@link #size} - 1 here. For one
 * thread.
 */
public sealed interface Assignment permits LayerAssignment, WalkAssignment, TeamAssignment {

  /** Those of an instance, one a layer of its terrain. */
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

  /** How many cells the map has. */
  long cells();

  /** How many problems there are. */
  int size();

  /** The number that a problem has in rows, from 0. */
  int number(int problem);

  /**
   * Whether each problem follows on the one before: then all are one block, put whole and in their
   * order also where some of the rows are there already. Others are put in any order, in blocks of
   * any size.
   */
  default boolean isSequence() {
    return false;
  }

  /**
   * The problems that a share has, in the order in which they are put to planners: a seeded one,
   * but for those that follow on each other. It depends on the suite's seed, the map's name and the
   * movement alone, so that shards on different machines cut the same blocks.
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

  /** What a worker is told of some problems: {@link TimedPlanner#ask} reads it. */
  int[] message(List<Integer> problems);

  /**
   * The row of answer {@code at} of a block. Of a sequence, problems are asked for in their order.
   */
  Row row(RemotePlanner planner, int repetition, int problem, Block block, int at);
}
