package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;

/** Says where in a file something is wrong. */
@FunctionalInterface
interface Faults {
  /** A fault at the place that is being read. */
  BadFileException at(String fault, String expected);

  /** The same place, and what there is named. */
  default Faults in(String what) {
    return (fault, expected) -> at(what + ": " + fault, expected);
  }
}
