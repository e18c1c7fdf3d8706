package hopscotch.datasets.catalogue;

/** Hears how far a long piece of work is. Called from the thread that works, often. */
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
}
