package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.harness.run.Assignment;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * A planner in a worker process. It is prepared for what the process has read, and problems of one
 * kind are put to it and timed. There is one class for each kind. For one thread.
 */
public sealed interface TimedPlanner permits TimedQuestions, TimedWalk, TimedTeams {

  /**
   * Reads a file, and returns a function that makes planners for it.
   *
   * @param indexes the folder of index files for queries; {@code null} to build each index anew
   * @param steps counts preparations and answers, so that others can see that they go on
   */
  static Function<KnownSpec, TimedPlanner> on(
      ProblemKind kind, Path file, Movement movement, Path indexes, AtomicLong steps)
      throws IOException {
    return switch (kind) {
      case QUERY -> {
        GridGraph graph = graph(file, movement);
        IndexStore store = indexes == null ? null : new IndexStore(indexes, steps::incrementAndGet);
        yield spec -> new TimedQueries(spec, graph, store, steps);
      }
      case WALK -> {
        WalkSteps walk = new WalkSteps(WalkFiles.read(file, movement.terrain()::isFree), movement);
        yield spec -> new TimedWalk(spec, walk, steps);
      }
      case TEAM -> {
        GridGraph graph = graph(file, movement);
        yield spec -> new TimedTeams(spec, graph, steps);
      }
      case GOALS -> {
        GridGraph graph = graph(file, movement);
        yield spec -> new TimedGoals(spec, graph, steps);
      }
      case CROWD -> {
        GridGraph graph = graph(file, movement);
        yield spec -> new TimedCrowds(spec, graph, steps);
      }
    };
  }

  private static GridGraph graph(Path file, Movement movement) throws IOException {
    return GridGraph.of(MapReader.read(file, movement.terrain()::isFree), movement);
  }

  /**
   * Prepares repeatedly, while that is cheap, until the code of the preparation is compiled.
   *
   * @param limit the budget of one preparation
   * @param leastNanos the least time to spend; see {@link WarmUp}
   * @param longestNanos the longest time; a preparation that would go beyond it is the last
   * @throws IOException if an index file is bad, or cannot be read or written
   */
  Prepared prepare(Duration limit, long leastNanos, long longestNanos) throws IOException;

  /** Answers problems of {@link Assignment#message} until the code is compiled. */
  void warmUp(int[] message, Budget budget, long leastNanos, long longestNanos);

  /** Answers a block of problems of {@link Assignment#message}. */
  Block ask(int[] message, Budget budget);
}
