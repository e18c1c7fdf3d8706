package hopscotch.harness.results.row;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.util.List;

/**
 * A query: a start and a goal on a map that stays.
 *
 * @param number the row of the scenario, or the number of the random pair, from 0
 * @param bucket the scenario's bucket; -1 for a random pair
 */
public record QueryProblem(int number, int bucket, Ends ends) implements RowProblem {
  /** None of its own: the columns of all rows have room for it. */
  static final KindColumns COLUMNS =
      new KindColumns(List.of(), List.of(), List.of(), QueryProblem::read);

  private static QueryProblem read(StoredRow row) throws BadFileException {
    return new QueryProblem(row.number(), row.bucket(), row.ends());
  }

  @Override
  public ProblemKind kind() {
    return ProblemKind.QUERY;
  }

  @Override
  public List<Long> own() {
    return List.of();
  }

  @Override
  public List<String> arguments(String map, String file) {
    return ends.arguments(map);
  }
}
