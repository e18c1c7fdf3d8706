package hopscotch.harness.report;

import hopscotch.harness.results.Results;
import hopscotch.harness.results.row.RowColumn;
import java.util.Locale;
import java.util.Optional;

/** Counts the rows whose index was read from a file, so that they have no time of preparation. */
final class ReadIndexes {
  private ReadIndexes() {}

  /** A sentence for readers of times of preparation. Empty if every index was built. */
  static Optional<String> findNote(Results results) {
    long read = 0;
    for (int row = 0; row < results.size(); row++) {
      boolean isThere = !Double.isNaN(results.value(RowColumn.INDEX_BYTES, row));
      boolean isBuilt = !Double.isNaN(results.value(RowColumn.PREPARATION_NANOS, row));
      read += isThere && !isBuilt ? 1 : 0;
    }
    return read == 0
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "The index of %,d of %,d rows was read from a file (--index): times of preparation"
                    + " are of the other rows, for which it was built.",
                read,
                results.size()));
  }
}
