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
 * A {@link Recorder} in a worker process. A planner that does not end is ended with the process,
 * and one that ends the process is not asked again. The process starts with the first search, and
 * again after each search that it did not survive. For one thread.
 */
public final class RecordingWorker implements Closeable {
  private static final Duration START_LIMIT = Duration.ofMinutes(1);

  private final String memory;
  private final Set<KnownSpec> deadly = new HashSet<>();
  private JvmWorker worker;

  /** A worker without a process yet, each of which has this heap. */
  public RecordingWorker(String memory) {
    this.memory = memory;
  }

  /**
   * Lets a search be repeated. Empty if it failed, did not end in time, or its process died.
   *
   * @param limit the limit of the preparation, and again of the search
   * @throws IOException if no process can be started
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
