package hopscotch.experiments.cli.command;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.Interruption;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.cli.options.TeamOptions;
import hopscotch.experiments.team.ScenarioTeams;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** {@code solve --agents}: teams on one map, a row for each team and planner. */
final class SolveTeams {
  private static final List<PlannerSpec> DEFAULT = List.of(PlannerSpec.parse("lacamstar"));

  private final CommandLine command;
  private final TeamOptions options;
  private final FormatOption format;
  private final MapEntry map;
  private final ScenarioSource scenario;

  /** Where the scenario comes from, if it is wanted. */
  @FunctionalInterface
  interface ScenarioSource {
    /** Reads it. */
    Scenario read(MapEntry map, GridMap cells) throws IOException;
  }

  SolveTeams(
      CommandLine command,
      TeamOptions options,
      FormatOption format,
      MapEntry map,
      ScenarioSource scenario) {
    this.command = command;
    this.options = options;
    this.format = format;
    this.map = map;
    this.scenario = scenario;
  }

  /** Plans, and says how it went by an exit code. */
  int solve(List<PlannerSpec> specs, Movement movement, TeamBudget budget) throws IOException {
    List<PlannerSpec> planners = specs.isEmpty() ? DEFAULT : specs;
    if (movement.ends() != EndPoints.CENTRES) {
      throw wrong("--ends: units of a team stand at centres of cells");
    }
    GridGraph graph = GridGraph.of(MapReader.read(map.file()), movement);
    try (Interruption interruption = Interruption.listen()) {
      interruption.onRequest(budget.limits()::cancel);
      TeamRun run = prepare(planners, graph, budget);
      List<Team> teams = teams(graph);
      try (Rows rows = format.open(command.getOut(), TeamRun.COLUMNS)) {
        run.solve(teams, budget, rows);
      }
      if (interruption.isRequested()) {
        command.getErr().println("interrupted");
        return ExitCode.INTERRUPTED;
      }
      return run.faults() > 0 ? ExitCode.FAULTS : ExitCode.OK;
    }
  }

  private TeamRun prepare(List<PlannerSpec> specs, GridGraph graph, TeamBudget budget) {
    try {
      return new TeamRun(specs, options.findSeed(), graph, budget.limits());
    } catch (IllegalArgumentException | BudgetExhaustedException e) {
      throw wrong(e.getMessage());
    }
  }

  private List<Team> teams(GridGraph graph) throws IOException {
    List<Team> teams = new ArrayList<>();
    try {
      if (options.findRandomTeam().isPresent()) {
        for (int units : options.units()) {
          teams.add(RandomTeams.of(graph, units, options.findRandomTeam().getAsLong()));
        }
      } else {
        Scenario rows = scenario.read(map, graph.map());
        for (int units : options.units()) {
          teams.add(ScenarioTeams.of(graph, rows, units));
        }
      }
    } catch (IllegalArgumentException e) {
      throw wrong("--agents: " + e.getMessage());
    }
    return teams;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command, message);
  }
}
