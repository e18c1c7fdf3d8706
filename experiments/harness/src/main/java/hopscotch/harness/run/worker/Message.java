package hopscotch.harness.run.worker;

/** The first bytes of messages between a run and its worker, which determine the rest. */
final class Message {
  /** To a worker: kind of problem, file, movement. */
  public static final int LOAD = 'L';

  /** To a worker: spec, budget, least and longest time of repeating it, in nanoseconds. */
  public static final int PREPARE = 'P';

  /** To a worker: spec, least and longest time in nanoseconds, budgets, problems. */
  public static final int WARM_UP = 'W';

  /** To a worker: spec, budgets, problems. */
  public static final int ASK = 'A';

  /** To a worker: file, movement, spec, start and goal, a limit in nanoseconds. */
  public static final int RECORD = 'R';

  /** From a worker: it has started or is done, without further content. */
  public static final int DONE = 'd';

  /** From a worker: a {@link Prepared}. */
  public static final int PREPARED = 'p';

  /** From a worker: a {@link Block}. */
  public static final int ANSWERS = 'a';

  /** From a worker: a {@link Recorded}. */
  public static final int RECORDED = 'r';

  /** From a worker: it failed. The content says whether the budget ran out, and why it failed. */
  public static final int FAILED = 'f';

  /** From a worker: a {@link Reply.BadIndex}. */
  public static final int BAD_INDEX = 'i';

  /** From a worker, about every second: the number of steps that it has taken in all. */
  public static final int PULSE = 'h';

  private Message() {}
}
