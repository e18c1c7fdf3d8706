package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.grid.GridGraph;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.harness.suite.GoalDraw;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Point;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The queries on a map: rows of a scenario, or one that is typed. */
public final class MapQueries {
  @Mixin private ScenarioOption scenarioOption;
  @Mixin private QueryEnds ends;

  @Mixin private LimitOption limit;

  @Option(
      names = "--every",
      paramLabel = "K",
      description = "Take rows 0, K, 2K, ... Default: every row.")
  private int every = 1;

  @Option(
      names = "--nearest",
      description =
          "If --to is blocked, off the map or out of reach, go to the nearest cell within"
              + " reach. Each planner may take another such cell. The row names it as the goal,"
              + " and has the figures of the query to it.")
  private boolean nearest;

  @Option(
      names = "--goals",
      paramLabel = "N[,SEED]",
      split = ",",
      hideParamSyntax = true,
      description =
          "Go to the nearest of N goals: --to, and others drawn from the free cells. The row"
              + " names the goal where the path ends. The seed of the draw is 1 unless named.")
  private long[] goals = {1};

  /** Refuses options that are incomplete or contradict each other. */
  public void requireSensible() {
    ends.requireBothOrNone();
    if (ends.given() != null && scenarioOption.isGiven()) {
      throw new UsageException("--scen and --from: expected one of them");
    }
    if (nearest && ends.given() == null) {
      throw new UsageException("--nearest without --from and --to: expected both");
    }
    if (goals.length > 2 || goals[0] < 1 || goals[0] > GoalDraw.MOST) {
      throw new UsageException(
          "--goals %s: expected 1 to %d, and perhaps a seed, as in 10,7"
              .formatted(
                  LongStream.of(goals).mapToObj(Long::toString).collect(Collectors.joining(",")),
                  GoalDraw.MOST));
    }
    if (goals[0] > 1 && ends.count() != 1) {
      throw new UsageException("--goals with %d --to: expected one".formatted(ends.count()));
    }
    if (nearest && (goals[0] > 1 || ends.count() > 1)) {
      throw new UsageException("--nearest with several goals: expected one of the two");
    }
    limit.count();
    UsageException.requireAtLeast(1, "--every", every);
  }

  /** The queries. For one that is to go near its goal, that from the start to itself. */
  public List<Query> on(MapEntry entry, LayeredMap map, boolean published) throws IOException {
    if (ends.given() != null) {
      return List.of(nearest ? ends.startOn(map) : ends.on(map));
    }
    Scenario scenario = scenarioOption.read(entry, map.map());
    List<Query> queries = new ArrayList<>();
    for (long row = 0;
        row < scenario.rows().size() && queries.size() < limit.count();
        row += every) {
      queries.add(Query.of(scenario, (int) row, map.map(), published));
    }
    return queries;
  }

  /** The goals of which the nearest is to be found. Empty for ordinary queries. */
  public List<Integer> goals(LayeredMap map) {
    if (goals[0] == 1) {
      return ends.count() > 1 ? ends.goalsOn(map) : List.of();
    }
    Query query = ends.on(map);
    GridGraph graph = map.findGraph(query).orElseThrow();
    int[] free = graph.freeCells();
    return GoalDraw.draw(query.goal(), goals[0], goals.length == 2 ? goals[1] : 1, free);
  }

  /** The goal to which each planner is to go as near as it can. Empty for ordinary queries. */
  public Optional<Point> nearestGoal() {
    return nearest ? Optional.of(ends.to()) : Optional.empty();
  }
}
