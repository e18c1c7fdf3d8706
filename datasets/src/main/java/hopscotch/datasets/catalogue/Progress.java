package hopscotch.datasets.catalogue;

/** Listens to the progress of a long piece of work, on its thread, often. */
@FunctionalInterface
public interface Progress {
  /** Ignores everything. */
  Progress NONE = (what, done, total) -> {};

  /**
   * Reports that part of a piece of work is done.
   *
   * @param what the piece, such as {@code dao-map.zip}
   * @param done bytes of a download, or files of a folder or archive
   * @param total how many there are in all; -1 where that is unknown
   */
  void at(String what, long done, long total);

  /** Reports in one line what is tried next, or what is tried again and why. */
  default void note(String line) {}

  /** Reports in one line that a file was left out, and what is wrong with it. */
  default void leftOut(String line) {}
}
