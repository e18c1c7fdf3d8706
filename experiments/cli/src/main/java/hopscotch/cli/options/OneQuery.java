package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import java.io.IOException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** One query on a map, given by its two ends or a row of a scenario. */
public final class OneQuery {
  @Mixin private QueryEnds ends;

  @Mixin private ScenarioOption scenarioOption;

  @Option(
      names = "--row",
      paramLabel = "N",
      description = "Take the query of row N of the scenario, from 0.")
  private Integer row;

  /** Whether a query was named. */
  public boolean isNamed() {
    return ends.given() != null || row != null;
  }

  /**
   * The query.
   *
   * @param published whether the lengths of scenarios apply to the movement
   * @throws UsageException if there is none, or its ends are not both free on one layer
   */
  public Query query(MapEntry entry, LayeredMap map, boolean published) throws IOException {
    requireOneQuery();
    return row == null ? ends.on(map) : ends.requireFree(scenarioQuery(entry, map, published), map);
  }

  private void requireOneQuery() {
    if (!isNamed()) {
      throw new UsageException("no query: expected --from and --to, or --row");
    }
    if (row != null && ends.given() != null) {
      throw new UsageException("--row and %s: expected one of them".formatted(ends.given()));
    }
    ends.requireBothOrNone();
    ends.requireOne();
    if (row == null && scenarioOption.isGiven()) {
      throw new UsageException("--scen and --from: expected one of them, --scen beside --row");
    }
  }

  /** The scenario that was named, or else the one beside the map. */
  public Scenario scenario(MapEntry entry, LayeredMap map) throws IOException {
    return scenarioOption.read(entry, map.map());
  }

  private Query scenarioQuery(MapEntry entry, LayeredMap map, boolean published)
      throws IOException {
    Scenario scenario = scenario(entry, map);
    if (row < 0 || row >= scenario.rows().size()) {
      throw new UsageException(
          "--row %d: expected 0 to %d, the rows of %s"
              .formatted(row, scenario.rows().size() - 1, scenario.file()));
    }
    return Query.of(scenario, row, map.map(), published);
  }
}
