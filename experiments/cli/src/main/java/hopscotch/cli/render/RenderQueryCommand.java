package hopscotch.cli.render;

import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnswerTime;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.OneQuery;
import hopscotch.cli.options.QueryPlanners;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.judge.query.LayeredMap;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.render.search.SearchPanel.Content;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code render query}: draws a query as planners answer it, or where searches expand. */
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

  @Option(
      names = "--show",
      paramLabel = "WHAT[,WHAT]",
      split = ",",
      hideParamSyntax = true,
      description = {
        "What is drawn beside path and expanded cells, such as g,tree. Default: clusters.",
        "g colours cells by g, not by their order.",
        "tree is a line from every reached cell to its parent.",
        "clusters are those of hierarchical planners, with entrances.",
        "edges are clusters with their intra-edges.",
        "none is nothing."
      })
  private Set<Shown> shown = Set.of(Shown.CLUSTERS);

  @Mixin private AnswerTime time;
  @Mixin private FilmOptions film;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
  @Mixin private MapsOption maps;

  /** The things to draw beside path and expanded cells. */
  private enum Shown {
    G,
    TREE,
    CLUSTERS,
    EDGES,
    NONE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public Integer call() throws IOException {
    requireSensible();
    List<KnownSpec> specs = planners.specs();
    MapEntry entry = maps.map(mapName);
    return film.draw(
        QueryDrawing.name(entry),
        () -> {
          LayeredMap map = movement.on(rule.read(entry.file(), movement.letters()));
          Content content = content(film.zoom(map.map()));
          return new QueryDrawing(
              entry,
              map,
              ends,
              movement.isPublished(),
              heat,
              specs,
              time.budget(),
              content,
              new ArrayList<>());
        });
  }

  private void requireSensible() {
    if (heat && (ends.isNamed() || film.isGifGiven())) {
      throw new UsageException(
          "--heat is of the whole scenario: expected no query and no --gif beside it");
    }
    if (!heat && !ends.isNamed()) {
      throw new UsageException(
          (planners.isGiven() ? "--planner" : film.isGifGiven() ? "--gif" : mapName)
              + ": expected a query beside it, as --from and --to or as --row; or --heat");
    }
  }

  private Content content(Zoom zoom) {
    boolean edges = shown.contains(Shown.EDGES);
    if (edges && zoom.pixels() < Content.LEAST_PIXELS_OF_EDGES) {
      throw new UsageException(
          "--show edges: none can be seen at %d pixel a cell; expected at least %d, as by --zoom %2$d"
              .formatted(zoom.pixels(), Content.LEAST_PIXELS_OF_EDGES));
    }
    boolean clusters = edges || shown.contains(Shown.CLUSTERS);
    return new Content(shown.contains(Shown.G), shown.contains(Shown.TREE), clusters, edges, zoom);
  }
}
