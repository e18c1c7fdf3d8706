package hopscotch.core.planner;

/** Thrown when a preparation has used up its budget or was cancelled. */
public final class BudgetExhaustedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Outcome outcome;

  /** An exception for a reason, which is one of the interrupted outcomes. */
  public BudgetExhaustedException(String what, Outcome outcome) {
    super(what + " stopped: " + outcome);
    this.outcome = outcome;
  }

  /** The reason. */
  public Outcome outcome() {
    return outcome;
  }
}
