package hopscotch.experiments.run;

/** A worker process ended before it answered, by itself or because it hung. */
final class WorkerDiedException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Failure failure;

  WorkerDiedException(Failure.Kind kind, String reason) {
    super(reason);
    this.failure = new Failure(kind, reason);
  }

  /** What happened. */
  Failure failure() {
    return failure;
  }
}
