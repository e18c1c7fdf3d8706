package hopscotch.experiments.run;

/** A worker process ended before it answered, by itself or because it hung. */
final class WorkerDiedException extends Exception {
  private static final long serialVersionUID = 1;

  WorkerDiedException(String reason) {
    super(reason);
  }
}
