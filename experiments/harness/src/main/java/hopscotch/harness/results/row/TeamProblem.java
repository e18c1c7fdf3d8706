package hopscotch.harness.results.row;

import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.query.ProblemKind;
import java.util.List;

/**
 * A team: units that avoid each other on a map. The cost of a row is the sum of costs of its plan,
 * the expected length the lower bound of that; one of the last three says where the team is from.
 *
 * @param number of the team on its map, from 0
 * @param units how many there are
 * @param randomScenario the number of a scenario of random pairs; -1 for another source
 * @param evenScenario the number of a scenario of evenly spread pairs; -1 for another source
 * @param seed of a generated team; -1 for another source
 */
public record TeamProblem(int number, long units, long randomScenario, long evenScenario, long seed)
    implements RowProblem {
  /** The measured column: the time until the first plan. */
  public static final String FIRST_PLAN_NANOS = "first_plan_nanos";

  /** The measured column: the time until the best plan. */
  public static final String BEST_PLAN_NANOS = "best_plan_nanos";

  /** The measured column: the most that tables and nodes took, by the planner's own count. */
  public static final String SEARCH_BYTES = "search_bytes";

  static final KindColumns COLUMNS =
      new KindColumns(
          List.of("units", "random_scenario", "even_scenario", "team_seed"),
          List.of(
              "makespan",
              "sum_of_loss",
              "proved_bound",
              FIRST_PLAN_NANOS,
              BEST_PLAN_NANOS,
              SEARCH_BYTES),
          List.of(),
          TeamProblem::read);

  private static TeamProblem read(StoredRow row) throws BadFileException {
    return new TeamProblem(row.number(), row.own(0), row.own(1), row.own(2), row.own(3));
  }

  @Override
  public ProblemKind kind() {
    return ProblemKind.TEAM;
  }

  @Override
  public Ends ends() {
    return Ends.NONE;
  }

  @Override
  public List<Long> own() {
    return List.of(units, randomScenario, evenScenario, seed);
  }

  @Override
  public List<String> arguments(String map, String file) {
    String agents = Long.toString(units);
    if (seed >= 0) {
      return List.of("--map", map, "--random-team", Long.toString(seed), "--agents", agents);
    }
    String kind = evenScenario >= 0 ? "-even-" + evenScenario : "-random-" + randomScenario;
    String scenario = file.replaceAll("\\.map$", "") + kind + ".scen";
    return List.of("--map", map, "--scen", scenario, "--agents", agents);
  }
}
