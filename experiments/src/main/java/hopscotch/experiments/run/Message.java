package hopscotch.experiments.run;

/** The first byte of a message between a run and its worker, by which the rest is read. */
final class Message {
  /** To a worker: kind of problem, file, movement. */
  static final int LOAD = 'L';

  /** To a worker: spec, budget, least and longest time of repeating it, in nanoseconds. */
  static final int PREPARE = 'P';

  /** To a worker: spec, least and longest time in nanoseconds, budgets, problems. */
  static final int WARM_UP = 'W';

  /** To a worker: spec, budgets, problems. */
  static final int ASK = 'A';

  /** From a worker: done, or up, without more to say. */
  static final int DONE = 'd';

  /** From a worker: a {@link Reply.Warmed}. */
  static final int WARMED = 'w';

  /** From a worker: a {@link Prepared}. */
  static final int PREPARED = 'p';

  /** From a worker: a {@link Block}. */
  static final int ANSWERS = 'a';

  /** From a worker: it could not; whether the budget ran out, and why. */
  static final int FAILED = 'f';

  /** From a worker: a {@link Reply.BadIndex}. */
  static final int BAD_INDEX = 'i';

  /** From a worker, every second or so: how many steps it has taken in all. */
  static final int PULSE = 'h';

  private Message() {}
}
