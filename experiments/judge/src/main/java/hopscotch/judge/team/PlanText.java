package hopscotch.judge.team;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.query.Point;
import hopscotch.mapf.team.BadPlanException;
import hopscotch.mapf.team.MoveText;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A plan as it stands in a file, before its map is read.
 *
 * @param source the file, and the row if it has several, for messages
 * @param map the file of the map or its name in the library; {@code null} if the file does not say
 * @param movement how the units move
 * @param scenario the file of the scenario whose first rows are the team, without folders; {@code
 *     null} if none is named
 * @param planner the planner that made the plan; {@code null} if the file does not say
 * @param cost the claimed sum of costs; {@code null} if none is claimed
 * @param bound the claimed lower bound of the sum of costs; {@code null} if none is claimed
 * @param starts one start for each unit; {@code null} if the scenario has them
 * @param goals one goal for each unit; {@code null} if the scenario has them
 * @param moves one line for each unit; see {@link MoveText}
 * @param flipped whether {@code u} is down; {@code null} if the file does not say
 */
public record PlanText(
    String source,
    String map,
    Movement movement,
    String scenario,
    String planner,
    Long cost,
    Long bound,
    List<Point> starts,
    List<Point> goals,
    List<String> moves,
    Boolean flipped) {

  /** Copies the lists. */
  public PlanText {
    starts = starts == null ? null : List.copyOf(starts);
    goals = goals == null ? null : List.copyOf(goals);
    moves = List.copyOf(moves);
  }

  /**
   * A plan of a planner, as text.
   *
   * @throws IllegalArgumentException if it has diagonal moves
   */
  public static PlanText of(TeamAttempt attempt, String map, String scenario) {
    Team team = attempt.team();
    String planner = attempt.planner().spec().toString();
    return unsolved(map, team.graph().movement(), scenario, planner)
        .costing(attempt.answer().costs().sumOfCosts(), attempt.lowerBound())
        .withEnds(team, attempt.findValidPlan().orElseThrow());
  }

  /**
   * The ways of units whose goals changed. Their first cells are their starts, and their last ones
   * count as their goals.
   *
   * @param scenario the source of their starts, see above
   * @throws IllegalArgumentException if it has diagonal moves
   */
  public static PlanText ofWalk(
      GridGraph graph, Plan walk, String map, String scenario, String planner) {
    int[] first = new int[walk.units()];
    int[] last = new int[walk.units()];
    walk.configuration(0, first);
    walk.configuration(walk.makespan(), last);
    return unsolved(map, graph.movement(), scenario, planner)
        .withEnds(Team.of(graph, first, last), walk);
  }

  private static PlanText unsolved(String map, Movement movement, String scenario, String planner) {
    return new PlanText(
        "", map, movement, scenario, planner, null, null, null, null, List.of(), false);
  }

  private PlanText costing(long sumOfCosts, long least) {
    return new PlanText(
        source, map, movement, scenario, planner, sumOfCosts, least, starts, goals, moves, false);
  }

  /** This plan on a map with this name. */
  public PlanText withMap(String name) {
    return new PlanText(
        source, name, movement, scenario, planner, cost, bound, starts, goals, moves, flipped);
  }

  /** This plan with the starts and goals of its team, in the form of our own files. */
  public PlanText withEnds(Team team, Plan plan) {
    GridMap cells = team.graph().map();
    return new PlanText(
        source,
        map,
        movement,
        scenario,
        planner,
        cost,
        bound,
        points(cells, team.starts()),
        points(cells, team.goals()),
        lines(team, plan),
        false);
  }

  private static List<Point> points(GridMap map, int[] cells) {
    return Arrays.stream(cells).mapToObj(it -> new Point(map.x(it), map.y(it))).toList();
  }

  private static List<String> lines(Team team, Plan plan) {
    return IntStream.range(0, team.size())
        .mapToObj(unit -> MoveText.of(team, plan, unit, false))
        .toList();
  }

  /** Whether {@link #team} needs a scenario. If not, the file itself names starts and goals. */
  public boolean needsScenario() {
    return starts == null;
  }

  /**
   * The team.
   *
   * @param rows the scenario; {@code null} if none is needed
   * @throws BadFileException if starts and goals do not make a team on this graph
   */
  public Team team(GridGraph graph, Scenario rows) throws BadFileException {
    try {
      return starts == null
          ? ScenarioTeams.of(graph, rows, moves.size())
          : Team.of(graph, cells(graph.map(), starts), cells(graph.map(), goals));
    } catch (IllegalArgumentException e) {
      throw new BadFileException(source, e.getMessage(), "a plan of a team on this map");
    }
  }

  private int[] cells(GridMap on, List<Point> points) throws BadFileException {
    int[] cells = new int[points.size()];
    for (int unit = 0; unit < cells.length; unit++) {
      Point point = points.get(unit);
      if (!on.contains(point.x(), point.y())) {
        throw new BadFileException(
            source,
            "unit %d: %s lies off the map".formatted(unit, point),
            "x of 0 to %d and y of 0 to %d".formatted(on.width() - 1, on.height() - 1));
      }
      cells[unit] = on.cell(point.x(), point.y());
    }
    return cells;
  }

  /**
   * The plan. It may be wrong in any way, except that no unit leaves the map. If the file does not
   * say which way is up, {@code u} means y - 1, or y + 1 if the plan is valid only that way.
   *
   * @throws hopscotch.mapf.team.BadPlanException if the moves cannot be read, or leave the map
   */
  public OpenedPlan open(Team team) throws IOException {
    boolean said = Boolean.TRUE.equals(flipped);
    Plan plan = null;
    BadPlanException fault = null;
    try {
      plan = plan(team, said);
    } catch (BadPlanException e) {
      fault = e;
    }
    if (fault == null && PlanValidator.check(team, plan).isValid()) {
      return new OpenedPlan(this, team, plan, false);
    }
    boolean isOtherWayUp = isValid(team, !said);
    if (isOtherWayUp && flipped == null) {
      return new OpenedPlan(this, team, plan(team, !said), true);
    }
    if (isOtherWayUp && fault != null) {
      throw new BadFileException(source, fault.getMessage(), OpenedPlan.OTHER_WAY_UP);
    }
    if (fault != null) {
      throw fault;
    }
    return new OpenedPlan(this, team, plan, isOtherWayUp);
  }

  private boolean isValid(Team team, boolean isFlipped) throws IOException {
    try {
      return PlanValidator.check(team, plan(team, isFlipped)).isValid();
    } catch (BadPlanException e) {
      return false;
    }
  }

  private Plan plan(Team team, boolean isFlipped) throws IOException {
    String lines = String.join("\n", moves);
    try (BufferedReader reader = new BufferedReader(new StringReader(lines + "\n"))) {
      return MoveText.read(reader, source + ", moves", team, isFlipped);
    }
  }
}
