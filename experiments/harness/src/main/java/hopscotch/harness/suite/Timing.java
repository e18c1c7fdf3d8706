package hopscotch.harness.suite;

/** How a suite's queries are timed. */
public enum Timing {
  /** One worker process for all planners. Fast, and not for publication. */
  QUICK,
  /** A worker process for each planner, so that none pays for another's compiled code. */
  ISOLATED
}
