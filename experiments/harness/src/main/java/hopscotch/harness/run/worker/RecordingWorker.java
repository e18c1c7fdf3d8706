package hopscotch.harness.run.worker;

import hopscotch.core.planner.KnownSpec;
import hopscotch.harness.suite.Timing;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A {@link Recorder} in a worker process: a planner that does not end is ended with it, and one
 * that ends it is asked no more. The process starts with the first search, and again after each
 * that it did not survive. For one thread.
 */
public final class RecordingWorker implements Closeable {
  private static final Duration START_LIMIT = Duration.ofMinutes(1);

  private final String memory;
  private final Set<KnownSpec> deadly = new HashSet<>();
  private JvmWorker worker;

  /**
   * Without a process yet.
   *
   * @param memory the heap of each
   */
  public RecordingWorker(String memory) {
    this.memory = memory;
  }

  /**
   * Has a search made again; empty if it failed, did not end in time, or its process died.
   *
   * @param limit for the preparation, and for the search once more
   * @throws IOException if there can be no process
   */
  public Optional<Recorded> record(Recorder.Asked asked, Duration limit) throws IOException {
    if (deadly.contains(asked.spec())) {
      return Optional.empty();
    }
    try {
      if (worker == null) {
        worker = JvmWorker.start(memory, Timing.QUICK, new WorkerFiles(null, null));
        worker.await(START_LIMIT);
      }
      return worker.record(asked, limit) instanceof Recorded recorded
          ? Optional.of(recorded)
          : Optional.empty();
    } catch (WorkerDiedException e) {
      deadly.add(asked.spec());
      close();
      return Optional.empty();
    }
  }

  /** Ends the process, if there is one. */
  @Override
  public void close() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }
}
