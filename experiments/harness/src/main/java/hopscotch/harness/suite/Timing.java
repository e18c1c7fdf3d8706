package hopscotch.harness.suite;

/** The ways to time a suite's queries. */
public enum Timing {
  /** One worker process for all planners. This is fast, but not for publication. */
  QUICK,
  /** A worker process for each planner, so that none pays for another's compiled code. */
  ISOLATED
}
