package hopscotch.experiments.cli.render;

import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.cli.options.maps.MapsOption;
import hopscotch.experiments.cli.options.maps.TileRuleOption;
import hopscotch.experiments.cli.options.planner.QueryPlanners;
import hopscotch.experiments.cli.options.query.MovementOptions;
import hopscotch.experiments.cli.options.query.OneQuery;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.render.search.SearchPanel.Look;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code render query}: a query as planners answer it, or where a scenario's searches go. */
@Command(
    name = "query",
    description = "Draw a query as planners answer it, or where a scenario's searches go.",
    footer = {
      "  hopscotch render dao/arena --row 100 --planner astar --planner dijkstra",
      "  hopscotch render dao/arena --from 1,11 --to 40,3 --gif",
      "  hopscotch render dao/arena --heat"
    })
final class RenderQueryCommand implements Callable<Integer> {
  @Parameters(paramLabel = "MAP", description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Mixin private OneQuery ends;

  @Option(
      names = "--heat",
      description = "Draw how often each cell is expanded by the queries of the scenario.")
  private boolean heat;

  @Mixin private QueryPlanners planners;

  @Option(names = "--by-g", description = "Colour expanded cells by g, not by their order.")
  private boolean byG;

  @Option(names = "--tree", description = "Draw a line from every reached cell to its parent.")
  private boolean tree;

  @Option(
      names = "--no-clusters",
      negatable = true,
      description =
          "With --no-clusters the clusters and entrances of hierarchical planners are"
              + " left out.")
  private boolean withoutClusters;

  @Option(names = "--edges", description = "Draw the intra-edges of hierarchical planners as well.")
  private boolean edges;

  @Mixin private FilmOptions film;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
  @Mixin private MapsOption maps;

  /** Made by picocli. */
  RenderQueryCommand() {}

  @Override
  public Integer call() throws IOException {
    requireSensible();
    List<PlannerSpec> specs = planners.specs();
    MapEntry entry = maps.map(mapName);
    film.draw(
        QueryDrawing.name(entry),
        () -> {
          LayeredMap map = movement.on(rule.read(entry.file()));
          Look look = look(film.zoom(map.map()));
          return new QueryDrawing(entry, map, ends, movement.isPublished(), heat, specs, look);
        });
    return 0;
  }

  private void requireSensible() {
    if (heat && (ends.isNamed() || film.isGifGiven())) {
      throw new UsageException(
          "--heat is of the whole scenario: expected no query and no --gif beside it");
    }
    if (!heat && !ends.isNamed()) {
      throw new UsageException(
          (planners.isGiven() ? "--planner" : film.isGifGiven() ? "--gif" : ofSearches())
              + ": expected a query beside it, as --from and --to or as --row; or --heat");
    }
  }

  private String ofSearches() {
    return byG ? "--by-g" : tree ? "--tree" : edges ? "--edges" : mapName;
  }

  private Look look(Zoom zoom) {
    if (edges && zoom.pixels() < Look.LEAST_PIXELS_OF_EDGES) {
      throw new UsageException(
          "--edges: none can be seen at %d pixel a cell; expected at least %d, as by --zoom %2$d"
              .formatted(zoom.pixels(), Look.LEAST_PIXELS_OF_EDGES));
    }
    return new Look(byG, tree, !withoutClusters, edges, zoom);
  }
}
