package hopscotch.harness.run.worker;

import hopscotch.core.grid.Movement;
import hopscotch.harness.guest.GuestLimits;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.suite.Suite;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A worker process, replaced when it is gone. For one thread, but for its end. */
public final class RestartedWorker implements Closeable {
  private static final Duration START_LIMIT = Duration.ofMinutes(1);
  private static final Duration LOAD_LIMIT = Duration.ofMinutes(5);

  private final Suite suite;
  private final GuestProgram guest;
  private final WorkerFiles files;
  private volatile Worker worker;
  private volatile boolean isStopped;
  private boolean isUp;
  private boolean isLoading;
  private boolean isLoaded;
  private Path map;
  private Movement movement;
  private int generation;

  /** For processes that serve one suite, of this guest, or of ours if it is {@code null}. */
  public RestartedWorker(Suite suite, GuestProgram guest, WorkerFiles files) {
    this.suite = suite;
    this.guest = guest;
    this.files = files;
  }

  /** Turns to a map, for which nothing is prepared. Starts a process if there is none. */
  public void serve(Path newMap, Movement newMovement) throws IOException {
    if (!newMap.equals(map) || !newMovement.equals(movement)) {
      map = newMap;
      movement = newMovement;
      isLoaded = false;
    }
    start();
  }

  private void start() throws IOException {
    if (worker == null) {
      String memory = suite.budgets().memory();
      worker =
          guest == null
              ? JvmWorker.start(memory, suite.timing(), files)
              : new GuestWorker(guest, GuestLimits.of(memory), files.log());
      isUp = false;
      isLoading = false;
      isLoaded = false;
    }
  }

  /** Waits until the process has started. */
  public void awaitStart() throws WorkerDiedException {
    if (!isUp) {
      worker.await(START_LIMIT);
      isUp = true;
    }
  }

  /** Lets the process read the map unless it has done so, and does not wait. */
  public void load() throws WorkerDiedException {
    if (!isLoaded && !isLoading) {
      generation++;
      worker.load(suite.kind(), map, movement.toString());
      isLoading = true;
    }
  }

  /**
   * The process with the map read, started if there is none.
   *
   * @throws WorkerDiedException if it dies over reading the map, or was stopped
   */
  public Worker worker() throws WorkerDiedException, IOException {
    start();
    if (isStopped) {
      throw new WorkerDiedException(Failure.Kind.DIED, "stopped");
    }
    awaitStart();
    load();
    if (isLoading) {
      isLoading = false;
      if (worker.await(LOAD_LIMIT) instanceof Reply.Refused refused) {
        throw new WorkerDiedException(Failure.Kind.DIED, refused.reason());
      }
      isLoaded = true;
    }
    return worker;
  }

  /** A number that grows whenever what was prepared is lost. */
  public int generation() {
    return generation;
  }

  /** Ends a process that went wrong. The next call starts another. */
  public void drop() {
    close();
    worker = null;
  }

  /** Ends the process at once, and prevents another. Any thread may call this. */
  public void stop() {
    isStopped = true;
    close();
  }

  /** Ends the process at once; any thread may. */
  @Override
  public void close() {
    Worker current = worker;
    if (current != null) {
      current.close();
    }
  }
}
