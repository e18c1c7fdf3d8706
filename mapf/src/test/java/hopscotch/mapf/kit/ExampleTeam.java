package hopscotch.mapf.kit;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A small team for a test that is read as an example. Units are the letters from {@code a} on, on a
 * map of where they start and on the same map of where they go. A plan is a row of maps side by
 * side, one for each step:
 *
 * <pre>{@code
 * ExampleTeam team = ExampleTeam.of("""
 *     ab.
 *     ...
 *     """, """
 *     .ab
 *     ...
 *     """);
 * assertEquals(
 *     """
 *     ab.  .ab
 *     ...  ...
 *     """,
 *     team.plan("cbs"));
 * }</pre>
 */
public final class ExampleTeam {
  private final Team team;

  private ExampleTeam(String starts, String goals) {
    String[] rows = starts.lines().toArray(String[]::new);
    GridMap map =
        GridMap.parse(Arrays.stream(rows).map(ExampleTeam::ground).toArray(String[]::new));
    int units = (int) starts.chars().filter(Character::isLowerCase).count();
    team =
        Team.of(
            GridGraph.of(map, Movement.ORTHOGONAL),
            cells(map, rows, units),
            cells(map, goals.lines().toArray(String[]::new), units));
  }

  private static String ground(String row) {
    return row.replaceAll("[a-z]", ".");
  }

  private static int[] cells(GridMap map, String[] rows, int units) {
    return IntStream.range(0, units)
        .map(
            unit -> {
              int y = 0;
              while (rows[y].indexOf(name(unit)) < 0) {
                y++;
              }
              return map.cell(rows[y].indexOf(name(unit)), y);
            })
        .toArray();
  }

  /** The team of a map with its starts and a map with its goals, a row in each line. */
  public static ExampleTeam of(String starts, String goals) {
    return new ExampleTeam(starts, goals);
  }

  /** The team itself, which moves in 4 directions. */
  public Team team() {
    return team;
  }

  /** The letter of a unit. */
  public static char name(int unit) {
    return (char) ('a' + unit);
  }

  /** A cell as {@code x,y}. */
  public String place(int cell) {
    GridMap map = team.graph().map();
    return map.x(cell) + "," + map.y(cell);
  }

  /** What a planner answers: a plan as maps side by side, or the outcome in words. */
  public String plan(String planner) {
    TeamAnswer answer = TeamPlanners.prepare(planner, team.graph()).newSearch().solve(team);
    return answer.plan() == null ? answer.outcome().toString() : steps(answer.plan());
  }

  /** A plan as maps side by side, one for each step from 0 on. */
  public String steps(Plan plan) {
    return sideBySide(
        IntStream.rangeClosed(0, plan.makespan())
            .mapToObj(
                step ->
                    IntStream.range(0, team.size()).map(unit -> plan.cell(unit, step)).toArray())
            .toArray(int[][]::new));
  }

  /** Maps side by side, each with the units at these cells. */
  public String sideBySide(int[]... configurations) {
    GridMap map = team.graph().map();
    return IntStream.range(0, map.height())
        .mapToObj(
            y ->
                Arrays.stream(configurations)
                    .map(cells -> row(map, y, cells))
                    .collect(Collectors.joining("  ", "", "\n")))
        .collect(Collectors.joining());
  }

  private static String row(GridMap map, int y, int[] cells) {
    StringBuilder row = new StringBuilder();
    for (int x = 0; x < map.width(); x++) {
      int cell = map.cell(x, y);
      int unit =
          IntStream.range(0, cells.length).filter(u -> cells[u] == cell).findFirst().orElse(-1);
      row.append(unit < 0 ? (char) map.terrain(cell) : name(unit));
    }
    return row.toString();
  }
}
