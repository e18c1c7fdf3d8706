package hopscotch.datasets.catalogue;

/** Hears how a long piece of work goes. Called from the thread that works, often. */
@FunctionalInterface
public interface Progress {
  /** Hears nothing. */
  Progress NONE = (what, done, total) -> {};

  /**
   * Some of a piece of work is done.
   *
   * @param what the piece, such as {@code dao-map.zip}
   * @param done bytes of a download, or files of a folder or archive
   * @param total how many there are in all; -1 where that is unknown
   */
  void at(String what, long done, long total);

  /** What is tried next, or tried again and why: one line. */
  default void note(String line) {}

  /** A file that was left out, and what is wrong with it: one line. */
  default void leftOut(String line) {}
}
