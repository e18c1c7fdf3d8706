package hopscotch.harness.run.worker;

import hopscotch.harness.run.Assignment;
import hopscotch.harness.suite.SpanRange;
import hopscotch.judge.query.ProblemKind;
import java.io.Closeable;
import java.nio.file.Path;
import java.time.Duration;

/**
 * A run's end of one process that answers blocks of queries: of ours, or a guest. For one thread,
 * but for {@link #close}.
 */
public interface Worker extends Closeable {
  /**
   * The budget of a problem.
   *
   * @param expansions of one search
   * @param query the time of one search
   * @param step the longest time from one sign of life to the next
   */
  record Limits(long expansions, Duration query, Duration step) {}

  /** Waits for a reply, as long as steps follow each other in time: that it is up comes first. */
  Reply await(Duration step) throws WorkerDiedException;

  /** Has the process read what problems of a kind are put on; {@link #await} its reply. */
  void load(ProblemKind kind, Path file, String movement) throws WorkerDiedException;

  /** Has it prepare a planner, over and over as long as the warm-up allows. */
  Reply prepare(String spec, Duration limit, SpanRange warmUp) throws WorkerDiedException;

  /**
   * Has a planner answer problems that do not count.
   *
   * @param message what {@link Assignment#message} says of them
   */
  Reply warmUp(String spec, SpanRange warmUp, Limits limits, int[] message)
      throws WorkerDiedException;

  /**
   * Puts a block of problems to a planner.
   *
   * @param message what {@link Assignment#message} says of them
   */
  Reply ask(String spec, Limits limits, int[] message) throws WorkerDiedException;

  /** Ends the process at once; any thread may. */
  @Override
  void close();
}
