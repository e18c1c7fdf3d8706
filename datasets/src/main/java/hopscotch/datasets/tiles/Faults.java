package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;

/** Makes exceptions that say where in a file something is wrong. */
@FunctionalInterface
interface Faults {
  /** A fault at the place that is being read. */
  BadFileException at(String fault, String expected);

  /** Faults at the same place, in the part that is named. */
  default Faults in(String what) {
    return (fault, expected) -> at(what + ": " + fault, expected);
  }
}
