package hopscotch.experiments.cli.options;

import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Point;
import hopscotch.experiments.query.Query;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One query on a map: its two ends, or a row of a scenario. */
public final class OneQuery {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--from",
      paramLabel = "X,Y",
      converter = PointConverter.class,
      description = "Where the query starts.")
  private Point from;

  @Option(
      names = "--to",
      paramLabel = "X,Y",
      converter = PointConverter.class,
      description = "Where it ends.")
  private Point to;

  @Option(
      names = "--scen",
      paramLabel = "FILE",
      description = "The scenario of --row. Default: the one beside the map.")
  private Path scenarioFile;

  @Option(
      names = "--row",
      paramLabel = "N",
      description = "Take the query of row N of the scenario, from 0.")
  private Integer row;

  /** Made by picocli. */
  public OneQuery() {}

  /** Whether a query was asked for. */
  public boolean isNamed() {
    return from != null || to != null || row != null;
  }

  /**
   * The query.
   *
   * @param published whether the lengths of scenarios hold for the movement
   * @throws ParameterException if there is none, or its ends are not both free on one layer
   */
  public Query query(MapEntry entry, LayeredMap map, boolean published) throws IOException {
    requireOneQuery();
    Query query = from != null ? ownQuery(map) : scenarioQuery(entry, map, published);
    if (map.findGraph(query).isEmpty()) {
      throw wrong(
          "start %s is '%c' and goal %s is '%c': expected both free, on one layer of terrain"
              .formatted(
                  map.map().describe(query.start()),
                  map.map().terrain(query.start()),
                  map.map().describe(query.goal()),
                  map.map().terrain(query.goal())));
    }
    return query;
  }

  private void requireOneQuery() {
    if (!isNamed()) {
      throw wrong("no query: expected --from and --to, or --row");
    }
    if (row != null && (from != null || to != null)) {
      throw wrong("--row and %s: expected one of them".formatted(from != null ? "--from" : "--to"));
    }
    if (row == null && (from == null || to == null)) {
      throw wrong(
          from == null
              ? "--to without --from: expected both"
              : "--from without --to: expected both");
    }
    if (row == null && scenarioFile != null) {
      throw wrong("--scen and --from: expected one of them, --scen beside --row");
    }
  }

  /** The scenario that was named, else the one beside the map. */
  public Scenario scenario(MapEntry entry, LayeredMap map) throws IOException {
    Path file = scenarioFile;
    if (file == null) {
      List<Path> scenarios = MapLibrary.of(List.of()).scenarios(entry);
      if (scenarios.isEmpty()) {
        throw new BadFileException(
            entry.file() + ".scen", "no such file", "a scenario, or --from and --to");
      }
      file = scenarios.get(0);
    }
    Scenario scenario = ScenarioReader.read(file);
    scenario.requireFits(map.map(), entry.fileName());
    scenario.requireRows();
    return scenario;
  }

  private Query ownQuery(LayeredMap map) {
    for (Point end : List.of(from, to)) {
      if (!map.map().contains(end.x(), end.y())) {
        throw wrong(
            "%s lies off the map of %d x %d".formatted(end, map.map().width(), map.map().height()));
      }
    }
    return Query.of(map.map().cell(from.x(), from.y()), map.map().cell(to.x(), to.y()));
  }

  private Query scenarioQuery(MapEntry entry, LayeredMap map, boolean published)
      throws IOException {
    Scenario scenario = scenario(entry, map);
    if (row < 0 || row >= scenario.rows().size()) {
      throw wrong(
          "--row %d: expected 0 to %d, the rows of %s"
              .formatted(row, scenario.rows().size() - 1, scenario.file()));
    }
    return Query.of(scenario, row, map.map(), published);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
