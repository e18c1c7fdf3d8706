package hopscotch.experiments.report.answer;

/** What of two planners' answers is compared. */
public enum Compared {
  /** The time of an answer. */
  TIME,
  /** The time until its first move is known. */
  FIRST,
  /** How many states were expanded for it. */
  EXPANSIONS;

  /** The figure of an answer; NaN for none. */
  double of(Answers answers, int planner, int problem) {
    return switch (this) {
      case TIME -> answers.nanos(planner, problem);
      case FIRST -> answers.firstMoveMicros(planner, problem);
      case EXPANSIONS -> answers.results().expanded(answers.row(planner, problem));
    };
  }
}
