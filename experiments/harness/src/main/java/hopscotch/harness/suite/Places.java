package hopscotch.harness.suite;

import hopscotch.datasets.file.BadFileException;

/** Finds the place of an entry of a list in the text of a suite. */
@FunctionalInterface
public interface Places {
  /**
   * The same fault, at the place of an entry.
   *
   * @param key the key of the list, such as {@code maps}
   * @param entry the index of the entry in the list, from 0
   */
  BadFileException at(String key, int entry, BadFileException fault);
}
