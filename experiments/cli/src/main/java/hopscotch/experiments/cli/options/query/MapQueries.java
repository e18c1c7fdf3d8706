package hopscotch.experiments.cli.options.query;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Point;
import hopscotch.experiments.query.Query;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Queries on a map: rows of a scenario, or one of your own. */
public final class MapQueries {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--scen",
      paramLabel = "FILE",
      description = "The scenario. Default: the one beside the map.")
  private Path scenarioFile;

  @Mixin private QueryEnds ends;

  @Option(names = "--limit", paramLabel = "N", description = "Stop after N queries or asks.")
  private int limit = Integer.MAX_VALUE;

  @Option(
      names = "--every",
      paramLabel = "K",
      description = "Take rows 0, K, 2K, ... Default: every row.")
  private int every = 1;

  @Option(
      names = "--nearest",
      description =
          "Where --to is blocked, off the map or out of reach, go to the nearest cell within reach;"
              + " each planner takes its own. The row names that cell as the goal, and its figures"
              + " are of the query to it.")
  private boolean nearest;

  /** Made by picocli. */
  public MapQueries() {}

  /** After how many queries to stop. */
  public int limit() {
    return limit;
  }

  /** Refuses what is incomplete or contradicts itself. */
  public void requireSensible() {
    ends.requireBothOrNone();
    if (ends.given() != null && scenarioFile != null) {
      throw wrong("--scen and --from: expected one of them");
    }
    if (nearest && ends.given() == null) {
      throw wrong("--nearest without --from and --to: expected both");
    }
    if (limit < 1) {
      throw wrong("--limit " + limit + ": expected at least 1");
    }
    if (every < 1) {
      throw wrong("--every " + every + ": expected at least 1");
    }
  }

  /**
   * The queries; of one that is to go near its goal, that from the start to itself.
   *
   * @param published whether the lengths of scenarios hold for the movement
   */
  public List<Query> on(MapEntry entry, LayeredMap map, boolean published) throws IOException {
    if (ends.given() != null) {
      return List.of(nearest ? ends.startOn(map) : ends.on(map));
    }
    Scenario scenario = scenario(entry, map.map());
    List<Query> queries = new ArrayList<>();
    for (long row = 0; row < scenario.rows().size() && queries.size() < limit; row += every) {
      queries.add(Query.of(scenario, (int) row, map.map(), published));
    }
    return queries;
  }

  /** The goal to which each planner is to go as near as it can; empty for queries as they are. */
  public Optional<Point> nearestGoal() {
    return nearest ? Optional.of(ends.to()) : Optional.empty();
  }

  /** The scenario; says so where it is for a map of another size. */
  public Scenario scenario(MapEntry entry, GridMap map) throws IOException {
    Scenario scenario = ScenarioFile.read(scenarioFile, entry, map);
    scenario
        .findOtherSize(map)
        .ifPresent(
            row ->
                command
                    .commandLine()
                    .getErr()
                    .printf(
                        "%s is for a map of %d x %d, %s is of %d x %d; taken as it is%n",
                        scenario.file(),
                        row.width(),
                        row.height(),
                        entry.fileName(),
                        map.width(),
                        map.height()));
    return scenario;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
