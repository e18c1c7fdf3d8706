package hopscotch.experiments.export;

import static java.util.stream.Collectors.joining;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.output.OutputFile;
import hopscotch.experiments.query.OpenGround;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.view.map.BadRequestException;
import hopscotch.experiments.view.map.MadeMaps;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The planners of jars, which were not there when those of the page without a server were compiled:
 * a page beside it replays them.
 */
final class LeftOutPlanners {
  /** What that page is called. */
  static final String PAGE = "replay.html";

  private static final List<String> MAPS =
      List.of("generated/rooms/40x40/1", "generated/maze/41x41/1");

  private final List<PlannerFactory> planners =
      Planners.all().stream().filter(it -> Planners.jar(it.id()).isPresent()).toList();

  /** What the page says of them, in HTML; empty where there are none. */
  String words() {
    return planners.isEmpty()
        ? ""
        : "<p>Not compiled, since they come from jars: %s. <a href=\"%s\">A replay</a> shows them.</p>"
            .formatted(planners.stream().map(PlannerFactory::id).collect(joining(", ")), PAGE);
  }

  /** Writes the page that replays them, where there are some. */
  void write(Path folder) throws IOException {
    if (planners.isEmpty()) {
      return;
    }
    List<PlannerSpec> specs = new ArrayList<>(List.of(PlannerSpec.parse("astar")));
    planners.forEach(planner -> specs.add(OpenGround.spec(planner)));
    ReplayPage replay = new ReplayPage();
    for (String name : MAPS) {
      GridMap map = map(name);
      GridGraph graph = GridGraph.of(map, Movement.OCTILE);
      int[] free = graph.freeCells();
      Query query = Query.of(free[0], free[free.length - 1]);
      replay.add(SuiteQueries.name(name, map, query), graph, query, specs, replay.room());
    }
    OutputFile.write(folder.resolve(PAGE), replay.text("Planners of jars", ""));
  }

  private static GridMap map(String name) throws IOException {
    try {
      return new MadeMaps().map(name);
    } catch (BadRequestException e) {
      throw new IllegalStateException(e);
    }
  }
}
