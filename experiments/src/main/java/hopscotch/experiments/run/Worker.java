package hopscotch.experiments.run;

import hopscotch.experiments.suite.SpanRange;
import java.io.Closeable;
import java.nio.file.Path;
import java.time.Duration;

/**
 * A run's end of one process that answers blocks of queries: of ours, or a guest. For one thread,
 * but for {@link #close}.
 */
interface Worker extends Closeable {
  /** The budget of a query. */
  record Limits(long expansions, Duration query) {}

  /** Waits for a reply, as long as steps follow each other in time: that it is up comes first. */
  Reply await(Duration step) throws WorkerDiedException;

  /** Has the process read a map; {@link #await} its reply. */
  void load(Path map, String movement) throws WorkerDiedException;

  /** Has it prepare a planner, over and over as long as the warm-up allows. */
  Reply prepare(String spec, Duration limit, SpanRange warmUp) throws WorkerDiedException;

  /**
   * Has a planner answer queries that do not count.
   *
   * @param ends cells of starts and goals in turn
   */
  Reply warmUp(String spec, SpanRange warmUp, Limits limits, int[] ends) throws WorkerDiedException;

  /**
   * Puts a block of queries to a planner.
   *
   * @param ends cells of starts and goals in turn
   */
  Reply ask(String spec, Limits limits, int[] ends) throws WorkerDiedException;

  /** Ends the process at once; any thread may. */
  @Override
  void close();
}
