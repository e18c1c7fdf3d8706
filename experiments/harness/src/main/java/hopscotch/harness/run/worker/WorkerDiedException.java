package hopscotch.harness.run.worker;

/** A worker process ended before it answered, by itself or because it hung. */
public final class WorkerDiedException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Failure failure;

  /** What happened, and why, for people. */
  public WorkerDiedException(Failure.Kind kind, String reason) {
    super(reason);
    this.failure = new Failure(kind, reason);
  }

  /** What happened. */
  public Failure failure() {
    return failure;
  }
}
