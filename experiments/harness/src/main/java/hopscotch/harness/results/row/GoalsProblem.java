package hopscotch.harness.results.row;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.List;

/**
 * A query for the nearest of several goals, or for the cell nearest to a goal.
 *
 * @param number of the problem on its map, from 0
 * @param bucket the scenario's bucket; -1 for a random pair
 * @param ends of which the goal is the first one
 * @param goals how many there are
 * @param seed of the draw of the others; -1 where none are drawn
 * @param isNearest whether the path is to end at the cell nearest to the goal
 */
public record GoalsProblem(
    int number, int bucket, Ends ends, long goals, long seed, boolean isNearest)
    implements RowProblem {
  static final KindColumns COLUMNS =
      new KindColumns(
          List.of("goals", "goals_seed", "nearest"),
          List.of("end_x", "end_y"),
          List.of(),
          GoalsProblem::read);

  private static GoalsProblem read(StoredRow row) throws BadFileException {
    return new GoalsProblem(
        row.number(), row.bucket(), row.ends(), row.own(0), row.own(1), row.own(2) == 1);
  }

  @Override
  public ProblemKind kind() {
    return ProblemKind.GOALS;
  }

  @Override
  public List<Long> own() {
    return List.of(goals, seed, isNearest ? 1L : 0L);
  }

  /** Of several goals without the seed, which depends on the map and on the run. */
  @Override
  public List<String> arguments(String map, String file) {
    List<String> words = new ArrayList<>(ends.arguments(map));
    if (isNearest) {
      words.add("--nearest");
    } else if (goals > 1) {
      words.addAll(List.of("--goals", "" + goals));
    }
    return words;
  }
}
