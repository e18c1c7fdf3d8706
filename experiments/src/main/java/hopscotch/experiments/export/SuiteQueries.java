package hopscotch.experiments.export;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.PlannedQuery;
import hopscotch.experiments.suite.QueryDrawer;
import hopscotch.experiments.suite.QuerySelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Some queries of a suite, put on a page. */
public final class SuiteQueries {
  private SuiteQueries() {}

  /**
   * Puts queries of every map and movement on a page, as far as there is room.
   *
   * @param most how many of each; spread evenly, the last is among them
   * @return how many there are, with those that found no room
   * @throws IllegalArgumentException if the suite asks no queries
   */
  public static int addTo(ReplayPage page, Plan plan, int most, List<PlannerSpec> planners)
      throws IOException {
    if (!(plan.suite().asking() instanceof QuerySelection selection)) {
      throw new IllegalArgumentException(
          plan.suite().name() + " asks no queries: expected a suite of queries");
    }
    Path folder = Files.createTempDirectory("hopscotch-maps");
    try {
      int asked = 0;
      for (Plan.Instance instance : plan.instances()) {
        Plan.Instance made = new Plan.Instance(instance.map().inPlace(folder), instance.movement());
        for (QueryDrawer.Layer layer : QueryDrawer.draw(selection, plan.suite().seed(), made)) {
          asked += add(page, instance.map().id(), layer, most, planners);
        }
      }
      return asked;
    } finally {
      delete(folder);
    }
  }

  private static int add(
      ReplayPage page, String map, QueryDrawer.Layer layer, int most, List<PlannerSpec> planners)
      throws IOException {
    List<PlannedQuery> queries = layer.queries();
    int count = Math.min(most, queries.size());
    for (int i = 1; i <= count; i++) {
      Query query = queries.get((int) ((long) i * queries.size() / count) - 1).query();
      page.add(name(map, layer.graph().map(), query), layer.graph(), query, planners);
    }
    return count;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    }
  }

  /** What a page calls a query. */
  public static String name(String map, GridMap grid, Query query) {
    return "%s, %d,%d to %d,%d"
        .formatted(
            map,
            grid.x(query.start()),
            grid.y(query.start()),
            grid.x(query.goal()),
            grid.y(query.goal()));
  }
}
