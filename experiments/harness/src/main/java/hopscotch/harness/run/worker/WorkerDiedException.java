package hopscotch.harness.run.worker;

/** Thrown if a worker process ended before it answered, by itself or because it hung. */
public final class WorkerDiedException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Failure failure;

  /** An exception that says what happened, and why. */
  public WorkerDiedException(Failure.Kind kind, String reason) {
    super(reason);
    this.failure = new Failure(kind, reason);
  }

  /** The failure of the planner that results. */
  public Failure failure() {
    return failure;
  }
}
