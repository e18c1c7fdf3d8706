package hopscotch.cli.view;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.file.Folders;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.Planned;
import hopscotch.harness.suite.PlannedLayer;
import hopscotch.harness.suite.QueryDrawer;
import hopscotch.harness.suite.QuerySelection;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Gives some queries of a suite to a page. */
final class SuiteQueries {
  private SuiteQueries() {}

  /**
   * Gives queries of every map and movement to a page.
   *
   * @param count the number of queries of each, spread evenly and including the last; 0 for the one
   *     in the middle
   * @return the number of queries that the page cannot ask
   * @throws IllegalArgumentException if the suite asks no queries
   */
  public static int addTo(GivenQueries page, SuitePlan plan, int count, List<KnownSpec> planners)
      throws IOException {
    if (!(plan.suite().problems() instanceof QuerySelection selection)) {
      throw new IllegalArgumentException(
          plan.suite().name() + " asks no queries: expected a suite of queries");
    }
    int leftOut = 0;
    Path folder = Files.createTempDirectory("hopscotch-maps");
    try {
      for (Instance instance : plan.instances()) {
        Instance made = new Instance(instance.map().inPlace(folder), instance.movement());
        for (PlannedLayer<Query> layer : QueryDrawer.draw(selection, plan.suite().seed(), made)) {
          for (Query query : chosen(layer.problems(), count)) {
            String name = name(instance.map().id(), layer.graph().map(), query);
            leftOut += page.add(name, layer.graph(), query, planners) ? 0 : 1;
          }
        }
      }
    } finally {
      Folders.delete(folder);
    }
    return leftOut;
  }

  private static List<Query> chosen(List<Planned<Query>> queries, int count) {
    int size = queries.size();
    if (count == 0) {
      return queries.stream().skip(size / 2).limit(1).map(Planned::problem).toList();
    }
    int most = Math.min(count, size);
    return IntStream.rangeClosed(1, most)
        .mapToObj(i -> queries.get((int) ((long) i * size / most) - 1).problem())
        .toList();
  }

  /** The page's name of a query. */
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
