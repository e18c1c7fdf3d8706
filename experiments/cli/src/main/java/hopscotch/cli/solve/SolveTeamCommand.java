package hopscotch.cli.solve;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.Interruption;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.BudgetOptions;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.PlanOutput;
import hopscotch.cli.options.TeamOptions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.output.OutputFile;
import hopscotch.judge.team.PlanFile;
import hopscotch.judge.team.PlanText;
import hopscotch.judge.team.TeamAttempt;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve team}: plans for teams on one map, with one row for each team and planner. */
@Command(
    name = "team",
    description = "Plan for teams on a map: a row for each team and planner.",
    footer = {
      "  hopscotch solve --map mapf/room-32-32-4 --agents 50,100 --planner lacamstar \\",
      "      --max-millis 10000",
      "  hopscotch solve --map mapf/room-32-32-4 --agents 50 -o rooms.plan",
      "",
      "Exit code 3: a plan was invalid, a planner failed, or broke its promise."
    })
final class SolveTeamCommand extends ConsoleCommand {
  private static final Duration TIME = Duration.ofSeconds(30);

  @Option(
      names = "--map",
      required = true,
      paramLabel = "MAP",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Mixin private TeamOptions teams;
  @Mixin private PlanOutput output;
  @Mixin private MovementOptions movement;
  @Mixin private BudgetOptions budgets;
  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    Budget asked = budgets.budget();
    TeamBudget budget = teams.budget(asked.expansions(), budgets.time().or(TIME));
    Movement moves = movement.teamMovement();
    requireOnePlan(moves);
    MapEntry map = maps.map(mapName);
    GridGraph graph = GridGraph.of(MapReader.read(map.file(), moves.terrain()::isFree), moves);
    return Interruption.during(err(), budget.limits()::cancel, () -> solve(map, graph, budget));
  }

  private long solve(MapEntry map, GridGraph graph, TeamBudget budget) throws IOException {
    TeamRun run = new TeamRun(teams.prepare(graph, budget.limits()));
    List<Team> all = teams.teams(graph, map);
    try (Rows rows = format.open(out(), TeamRun.columns(), TeamRun.DROPPED)) {
      run.solve(all, budget, rows);
    }
    format.sayTimesAreCold(err());
    if (output.find().isPresent()) {
      writePlan(run.last(), output.find().get());
    }
    return run.faults();
  }

  private void requireOnePlan(Movement moves) throws IOException {
    if (teams.units().size() * teams.planners() != 1 && output.find().isPresent()) {
      throw new UsageException("-o keeps one plan: expected one planner and one number of units");
    }
    output.requireSensible(moves);
  }

  /** Writes a plan. If there is no valid one, this is reported and the file is left as it was. */
  private void writePlan(TeamAttempt attempt, Path file) throws IOException {
    if (attempt == null || attempt.findValidPlan().isEmpty()) {
      err().println(file + ": not written, since there is no valid plan");
      return;
    }
    String text = PlanFile.write(PlanText.of(attempt, mapName, teams.scenarioName()));
    OutputFile.write(file, text);
  }
}
