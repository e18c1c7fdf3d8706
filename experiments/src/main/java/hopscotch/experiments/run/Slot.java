package hopscotch.experiments.run;

import hopscotch.core.grid.Movement;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * A place for a worker process, filled anew when its process is gone. For one thread, but for
 * {@link #close}.
 */
final class Slot implements Closeable {
  private static final Duration LOAD_LIMIT = Duration.ofMinutes(5);

  private final String memory;
  private final Path log;
  private volatile Worker worker;
  private Path map;
  private Movement movement;
  private boolean loaded;
  private int generation;

  Slot(String memory, Path log) {
    this.memory = memory;
    this.log = log;
  }

  /** Turns to a map; what was prepared for another is gone. */
  void serve(Path newMap, Movement newMovement) {
    if (!newMap.equals(map) || !newMovement.equals(movement)) {
      map = newMap;
      movement = newMovement;
      loaded = false;
    }
  }

  /**
   * The process with the map read, started if there is none.
   *
   * @throws WorkerDiedException if it dies over reading the map
   */
  Worker worker() throws WorkerDiedException, IOException {
    if (worker == null) {
      worker = Worker.start(memory, log);
      loaded = false;
    }
    if (!loaded) {
      generation++;
      if (worker.load(map, movement.toString(), LOAD_LIMIT) instanceof Worker.Failure failure) {
        throw new WorkerDiedException(failure.reason());
      }
      loaded = true;
    }
    return worker;
  }

  /** Grows whenever what was prepared is lost. */
  int generation() {
    return generation;
  }

  /** Ends a process that went wrong; the next call starts another. */
  void drop() {
    close();
    worker = null;
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
