package hopscotch.experiments.cli.solve;

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
import hopscotch.experiments.cli.options.team.PlanOutput;
import hopscotch.experiments.cli.options.team.TeamOptions;
import hopscotch.experiments.output.OutputFile;
import hopscotch.experiments.team.PlanFile;
import hopscotch.experiments.team.PlanText;
import hopscotch.experiments.team.TeamAttempt;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** {@code solve --agents}: teams on one map, a row for each team and planner. */
final class SolveTeams {
  private static final List<PlannerSpec> DEFAULT = List.of(PlannerSpec.parse("lacamstar"));

  private final CommandLine command;
  private final TeamOptions options;
  private final PlanOutput output;
  private final FormatOption format;
  private final String mapName;
  private final MapEntry map;
  private final ScenarioSource scenario;
  private String scenarioName;

  /** Where the scenario comes from, if it is wanted. */
  @FunctionalInterface
  interface ScenarioSource {
    /** Reads it. */
    Scenario read(MapEntry map, GridMap cells) throws IOException;
  }

  SolveTeams(
      CommandLine command,
      TeamOptions options,
      PlanOutput output,
      FormatOption format,
      String mapName,
      MapEntry map,
      ScenarioSource scenario) {
    this.command = command;
    this.options = options;
    this.output = output;
    this.format = format;
    this.mapName = mapName;
    this.map = map;
    this.scenario = scenario;
  }

  /** Plans, and says how it went by an exit code. */
  int solve(List<PlannerSpec> specs, Movement movement, TeamBudget budget) throws IOException {
    List<PlannerSpec> planners = specs.isEmpty() ? DEFAULT : specs;
    if (movement.ends() != EndPoints.CENTRES) {
      throw wrong("--ends: units of a team stand at centres of cells");
    }
    requireOnePlan(planners, movement);
    GridGraph graph = GridGraph.of(MapReader.read(map.file()), movement);
    try (Interruption interruption = Interruption.listen()) {
      interruption.onRequest(budget.limits()::cancel);
      TeamRun run = prepare(planners, graph, budget);
      List<Team> teams = teams(graph);
      try (Rows rows = format.open(command.getOut(), TeamRun.COLUMNS, TeamRun.DROPPED)) {
        run.solve(teams, budget, rows);
      }
      if (output.find().isPresent()) {
        writePlan(run.last(), output.find().get());
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
    return options.teams(
        graph,
        () -> {
          Scenario rows = scenario.read(map, graph.map());
          scenarioName = Path.of(rows.file()).getFileName().toString();
          return rows;
        });
  }

  private void requireOnePlan(List<PlannerSpec> planners, Movement movement) throws IOException {
    if (output.find().isEmpty()) {
      return;
    }
    if (planners.size() * options.units().size() != 1) {
      throw wrong("-o keeps one plan: expected one planner and one number of units");
    }
    if (movement.directions() != 4) {
      throw wrong("-o: the text of plans has straight moves only; expected --directions 4");
    }
    output.force().requireOurs(output.find().get(), PlanFile::isOurs);
  }

  /** Says so where there is no valid plan: what was in the file before stays. */
  private void writePlan(TeamAttempt attempt, Path file) throws IOException {
    if (attempt == null || attempt.findValidPlan().isEmpty()) {
      command.getErr().println(file + ": not written, since there is no valid plan");
      return;
    }
    String text = PlanFile.write(PlanText.of(attempt, mapName, scenarioName));
    OutputFile.write(file, text);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command, message);
  }
}
