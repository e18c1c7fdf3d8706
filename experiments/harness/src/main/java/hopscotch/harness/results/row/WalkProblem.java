package hopscotch.harness.results.row;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.util.List;

/**
 * An ask of a walk: cells change, then a unit asks for its way.
 *
 * @param number of the ask in its walk, from 0
 * @param changedCells how many cells are not what they were at the ask before
 * @param mapCells how many cells the map has
 * @param changeDistance how far the nearest of the changed cells is from the start: the longer of
 *     the two sides, in cells; -1 where none changed
 */
public record WalkProblem(
    int number, Ends ends, long changedCells, long mapCells, long changeDistance)
    implements RowProblem {
  /** The measured column: the time to take up the changes. */
  public static final String CHANGE_NANOS = "change_nanos";

  static final KindColumns COLUMNS =
      new KindColumns(
          List.of("changed_cells", "map_cells", "change_distance"),
          List.of(CHANGE_NANOS),
          List.of(CHANGE_NANOS),
          WalkProblem::read);

  private static WalkProblem read(StoredRow row) throws BadFileException {
    return new WalkProblem(row.number(), row.ends(), row.own(0), row.own(1), row.own(2));
  }

  @Override
  public ProblemKind kind() {
    return ProblemKind.WALK;
  }

  @Override
  public List<Long> own() {
    return List.of(changedCells, mapCells, changeDistance);
  }

  /** The share of the map's cells that changed, 0 to 1. */
  public double changedShare() {
    return (double) changedCells / Math.max(1, mapCells);
  }

  @Override
  public List<String> arguments(String map, String file) {
    return List.of("--walk", file, "--limit", Integer.toString(number + 1));
  }
}
