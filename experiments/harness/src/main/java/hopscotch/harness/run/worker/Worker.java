package hopscotch.harness.run.worker;

import hopscotch.harness.run.Assignment;
import hopscotch.harness.suite.SpanRange;
import hopscotch.judge.query.ProblemKind;
import java.io.Closeable;
import java.nio.file.Path;
import java.time.Duration;

/** The run's side of one process that answers blocks. For one thread, but for its end. */
public interface Worker extends Closeable {
  /**
   * The budget of a problem.
   *
   * @param expansions the expansions of one search
   * @param query the time of one search
   * @param step the longest time from one sign of life to the next
   */
  record Limits(long expansions, Duration query, Duration step) {}

  /** Waits for a reply while signs of life follow in time. The first says that it started. */
  Reply await(Duration step) throws WorkerDiedException;

  /** Lets the process read the map or the walk for problems of a kind. {@link #await} its reply. */
  void load(ProblemKind kind, Path file, String movement) throws WorkerDiedException;

  /** Lets it prepare a planner, repeatedly as long as the warm-up allows. */
  Reply prepare(String spec, Duration limit, SpanRange warmUp) throws WorkerDiedException;

  /** Lets a planner answer problems of {@link Assignment#message} that do not count. */
  Reply warmUp(String spec, SpanRange warmUp, Limits limits, int[] message)
      throws WorkerDiedException;

  /** Puts a block of problems of {@link Assignment#message} to a planner. */
  Reply ask(String spec, Limits limits, int[] message) throws WorkerDiedException;

  /** Ends the process at once; any thread may. */
  @Override
  void close();
}
