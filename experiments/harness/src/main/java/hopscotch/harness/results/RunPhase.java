package hopscotch.harness.results;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.judge.query.ProblemKind;

/** What a lane of a run does at a time: the work that was asked for, or the run's own. */
public enum RunPhase {
  /** Blocks of queries in worker processes. */
  QUERIES(false),
  /** Queries before the first block on a map, and blocks in which the JVM compiled. */
  WARM_UP(false),
  /** Preparations, repeated ones too. */
  PREPARATION(false),
  /** Reading or making maps, drawing queries, in this process and in workers. */
  MAPS(false),
  /** Waiting for worker processes to be up. */
  STARTS(true),
  /** Sending queries to worker processes, and answers back. */
  EXCHANGE(true),
  /** Judging answers. */
  CHECKS(true),
  /** Writing rows. */
  ROWS(true),
  /** All else: hashes of files, manifests, calibration. */
  REST(true);

  private final boolean own;

  RunPhase(boolean own) {
    this.own = own;
  }

  /** Whether it is the run's own work. */
  public boolean isOwn() {
    return own;
  }

  /** What people call it in a run of a kind of problem: of teams, {@code teams}. */
  public String text(ProblemKind kind) {
    return this == QUERIES ? kind.problems() : text();
  }

  /** The name in text: {@code warm-up}. */
  public String text() {
    return Parameter.word(this);
  }
}
