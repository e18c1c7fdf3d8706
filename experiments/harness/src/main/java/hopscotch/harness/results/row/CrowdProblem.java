package hopscotch.harness.results.row;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.util.List;

/**
 * A crowd that goes to one goal.
 *
 * @param number of the problem on its map, from 0
 * @param bucket the scenario's bucket; -1 for a random pair
 * @param ends of which the start is that of the first unit
 * @param units how many there are
 * @param isByField whether they follow a field, or each asks for its path
 */
public record CrowdProblem(int number, int bucket, Ends ends, long units, boolean isByField)
    implements RowProblem {
  static final KindColumns COLUMNS =
      new KindColumns(List.of("units", "field"), List.of(), List.of(), CrowdProblem::read);

  private static CrowdProblem read(StoredRow row) throws BadFileException {
    return new CrowdProblem(row.number(), row.bucket(), row.ends(), row.own(0), row.own(1) == 1);
  }

  @Override
  public ProblemKind kind() {
    return ProblemKind.CROWD;
  }

  @Override
  public List<Long> own() {
    return List.of(units, isByField ? 1L : 0L);
  }

  /**
   * None.
   *
   * @throws IllegalArgumentException always: no command asks a crowd
   */
  @Override
  public List<String> arguments(String map, String file) {
    throw new IllegalArgumentException("a crowd of %d units: only a run asks it".formatted(units));
  }
}
