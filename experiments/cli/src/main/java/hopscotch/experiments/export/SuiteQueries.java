package hopscotch.experiments.export;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.file.Folders;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.map.Instance;
import hopscotch.experiments.suite.problem.Planned;
import hopscotch.experiments.suite.problem.PlannedLayer;
import hopscotch.experiments.suite.problem.QueryDrawer;
import hopscotch.experiments.suite.problem.QuerySelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Some queries of a suite, put on a page. */
public final class SuiteQueries {
  private SuiteQueries() {}

  /**
   * Puts one query of every map and movement on a page. Each gets an equal share of the room that
   * is left: the query in the middle of the list, or, if its searches take more, one nearer to the
   * beginning, where benchmark sets have their shorter queries.
   *
   * @return how many there are, with those that found no room
   * @throws IllegalArgumentException if the suite asks no queries
   */
  public static int addOneEach(ReplayPage page, Plan plan, List<PlannerSpec> planners)
      throws IOException {
    return draw(
        plan,
        (map, layer, layersLeft) ->
            addFitting(page, map, layer, page.room() / layersLeft, planners));
  }

  /**
   * Puts queries of every map and movement on a page, as far as there is room.
   *
   * @param most how many of each; spread evenly, the last is among them
   * @return how many there are, with those that found no room
   * @throws IllegalArgumentException if the suite asks no queries
   */
  public static int addTo(ReplayPage page, Plan plan, int most, List<PlannerSpec> planners)
      throws IOException {
    return draw(plan, (map, layer, layersLeft) -> add(page, map, layer, most, planners));
  }

  /** Takes queries of a layer; says how many it asked for. */
  private interface Taker {
    int take(String map, PlannedLayer<Query> layer, int layersLeft) throws IOException;
  }

  private static int draw(Plan plan, Taker taker) throws IOException {
    if (!(plan.suite().problems() instanceof QuerySelection selection)) {
      throw new IllegalArgumentException(
          plan.suite().name() + " asks no queries: expected a suite of queries");
    }
    Path folder = Files.createTempDirectory("hopscotch-maps");
    try {
      int asked = 0;
      int instancesLeft = plan.instances().size();
      for (Instance instance : plan.instances()) {
        Instance made = new Instance(instance.map().inPlace(folder), instance.movement());
        List<PlannedLayer<Query>> layers = QueryDrawer.draw(selection, plan.suite().seed(), made);
        instancesLeft--;
        for (int i = 0; i < layers.size(); i++) {
          int layersLeft = layers.size() - i + instancesLeft;
          asked += taker.take(instance.map().id(), layers.get(i), layersLeft);
        }
      }
      return asked;
    } finally {
      Folders.delete(folder);
    }
  }

  private static int addFitting(
      ReplayPage page, String map, PlannedLayer<Query> layer, long room, List<PlannerSpec> planners)
      throws IOException {
    List<Planned<Query>> queries = layer.problems();
    if (queries.isEmpty()) {
      return 0;
    }
    int i = queries.size() / 2;
    while (!add(page, map, layer, queries.get(i).problem(), planners, room) && i > 0) {
      i /= 2;
      // Where even the first takes more than its share, the longer ones of others make room for it.
      room = i == 0 ? Math.max(room, page.room() / 2) : room;
    }
    return 1;
  }

  private static int add(
      ReplayPage page, String map, PlannedLayer<Query> layer, int most, List<PlannerSpec> planners)
      throws IOException {
    List<Planned<Query>> queries = layer.problems();
    int count = Math.min(most, queries.size());
    for (int i = 1; i <= count; i++) {
      Query query = queries.get((int) ((long) i * queries.size() / count) - 1).problem();
      add(page, map, layer, query, planners, page.room());
    }
    return count;
  }

  private static boolean add(
      ReplayPage page,
      String map,
      PlannedLayer<Query> layer,
      Query query,
      List<PlannerSpec> planners,
      long room)
      throws IOException {
    return page.add(name(map, layer.graph().map(), query), layer.graph(), query, planners, room);
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
