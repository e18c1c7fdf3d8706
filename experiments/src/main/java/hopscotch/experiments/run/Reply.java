package hopscotch.experiments.run;

/** What a worker process answers to a message. */
sealed interface Reply permits Reply.Done, Reply.Refused, Prepared, Block {

  /** It is up, or did what it was told, without more to say. */
  record Done() implements Reply {}

  /**
   * It could not.
   *
   * @param isBudget whether a budget ran out
   * @param reason why, for people
   */
  record Refused(boolean isBudget, String reason) implements Reply {
    /** As the failure of a planner that could not be prepared. */
    Failure unprepared() {
      return new Failure(
          isBudget ? Failure.Kind.UNPREPARED_IN_TIME : Failure.Kind.UNPREPARED, reason);
    }
  }
}
