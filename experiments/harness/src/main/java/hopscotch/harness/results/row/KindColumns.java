package hopscotch.harness.results.row;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns that rows of one kind of problem have behind those of all rows. All hold whole
 * numbers, or nothing.
 *
 * @param asked what was asked, {@link RowProblem#own}
 * @param measured what was measured of the answer, {@link Row#measured}
 * @param paid those of {@code measured} that are times of the answer beside {@code nanos}
 * @param reader of what was asked
 */
public record KindColumns(
    List<String> asked, List<String> measured, List<String> paid, ProblemReader reader) {

  /** Reads what a row asked. */
  @FunctionalInterface
  interface ProblemReader {
    RowProblem read(StoredRow row) throws BadFileException;
  }

  /** Those of a kind. */
  public static KindColumns of(ProblemKind kind) {
    return switch (kind) {
      case QUERY -> QueryProblem.COLUMNS;
      case WALK -> WalkProblem.COLUMNS;
      case TEAM -> TeamProblem.COLUMNS;
      case GOALS -> GoalsProblem.COLUMNS;
      case CROWD -> CrowdProblem.COLUMNS;
    };
  }

  /** Their names, in their order. */
  List<String> names() {
    List<String> names = new ArrayList<>(asked);
    names.addAll(measured);
    return names;
  }
}
