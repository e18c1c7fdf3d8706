package hopscotch.experiments.results;

import hopscotch.datasets.movingai.BadFileException;
import hopscotch.experiments.query.ProblemKind;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns that rows of one kind of problem have behind those of all rows. All hold whole
 * numbers, or nothing.
 *
 * @param asked what was asked, {@link Asked#own}
 * @param measured what was measured of the answer, {@link Row#measured}
 * @param paid those of {@code measured} that are times of the answer beside {@code nanos}
 * @param reader of what was asked
 */
record KindColumns(
    List<String> asked, List<String> measured, List<String> paid, AskedReader reader) {

  /** Reads what a row asked. */
  @FunctionalInterface
  interface AskedReader {
    Asked read(StoredRow row) throws BadFileException;
  }

  /** Those of a kind. */
  static KindColumns of(ProblemKind kind) {
    return switch (kind) {
      case QUERY -> AskedQuery.COLUMNS;
      case WALK -> AskedWalk.COLUMNS;
      case TEAM -> AskedTeam.COLUMNS;
    };
  }

  /** Their names, in their order. */
  List<String> names() {
    List<String> names = new ArrayList<>(asked);
    names.addAll(measured);
    return names;
  }
}
