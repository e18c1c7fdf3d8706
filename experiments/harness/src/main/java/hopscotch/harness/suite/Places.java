package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;

/** Says where in a suite's text an entry of one of its lists stands. */
@FunctionalInterface
public interface Places {
  /**
   * The same fault, at the place of the entry.
   *
   * @param key of the list, such as {@code maps}
   * @param entry of the list, from 0
   */
  BadFileException at(String key, int entry, BadFileException fault);
}
