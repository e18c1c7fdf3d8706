package hopscotch.harness.results;

import hopscotch.core.planner.parameter.Parameter;
import hopscotch.judge.query.ProblemKind;

/** The phases of a lane of a run: work that was asked for, or the run's own. */
public enum RunPhase {
  /** Asking blocks of queries in worker processes. */
  QUERIES(false),
  /** Asking queries before the first block on a map, and blocks in which the JVM compiled. */
  WARM_UP(false),
  /** Preparing planners, including repeated preparations. */
  PREPARATION(false),
  /** Reading or making maps and drawing queries, in this process and in workers. */
  MAPS(false),
  /** Waiting for worker processes to start. */
  STARTS(true),
  /** Sending queries to worker processes, and receiving answers. */
  EXCHANGE(true),
  /** Judging answers. */
  CHECKS(true),
  /** Writing rows. */
  ROWS(true),
  /** Everything else: hashes of files, manifests, calibration. */
  REST(true);

  private final boolean own;

  RunPhase(boolean own) {
    this.own = own;
  }

  /** Whether it is the run's own work. */
  public boolean isOwn() {
    return own;
  }

  /** The name of the phase in a run of a kind of problem, such as {@code teams}. */
  public String text(ProblemKind kind) {
    return this == QUERIES ? kind.problems() : text();
  }

  /** The name in text, such as {@code warm-up}. */
  public String text() {
    return Parameter.word(this);
  }
}
