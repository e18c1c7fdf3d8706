package hopscotch.harness.run.worker;

import hopscotch.judge.verdict.Verdict;

/**
 * The reason why a query has no answer.
 *
 * @param kind what happened
 * @param reason a description for people
 */
public record Failure(Kind kind, String reason) {
  private static final int MAX_REASON = 1000;

  /** The kinds of failures of planners and their processes. */
  public enum Kind {
    /** The planner does not offer what it was asked. */
    NOT_OFFERED("not-offered", Verdict.NOT_OFFERED),
    /** The planner threw. */
    ERROR("error", Verdict.ERROR),
    /** Its process ended, for lack of memory, by a signal, or by itself. */
    DIED("killed", Verdict.ERROR),
    /** It went on after its budget, and its process was killed. */
    HUNG("killed", Verdict.BUDGET),
    /** It could not be prepared, or was given up on the map. */
    UNPREPARED("unprepared", Verdict.ERROR),
    /** Its preparation took too long. */
    UNPREPARED_IN_TIME("unprepared", Verdict.BUDGET);

    private final String outcome;
    private final Verdict verdict;

    Kind(String outcome, Verdict verdict) {
      this.outcome = outcome;
      this.verdict = verdict;
    }

    /** The outcome of a row. */
    public String outcome() {
      return outcome;
    }

    /** The verdict of a row. */
    public Verdict verdict() {
      return verdict;
    }
  }

  /** Cuts the reason to the length that a row may hold. */
  public Failure {
    reason = reason.substring(0, Math.min(MAX_REASON, reason.length()));
  }

  /** The failure of a planner that this keeps from answering any query. */
  public Failure beforeQueries() {
    return new Failure(
        kind.verdict() == Verdict.BUDGET ? Kind.UNPREPARED_IN_TIME : Kind.UNPREPARED, reason);
  }
}
