package hopscotch.experiments.cli.command;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.tiles.TileFiles;
import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.cli.options.MapsOption;
import hopscotch.experiments.cli.options.MovementOptions;
import hopscotch.experiments.cli.options.OneQuery;
import hopscotch.experiments.cli.options.PlanOpener;
import hopscotch.experiments.cli.options.SpecConverter;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.render.Growth;
import hopscotch.experiments.render.HeatMap;
import hopscotch.experiments.render.Panel;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.PictureFiles;
import hopscotch.experiments.render.SearchPanel;
import hopscotch.experiments.render.SearchPanel.Look;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.results.OutputFile;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Observed;
import hopscotch.experiments.trace.Recording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code render}: a picture of a map, of a query, or of a whole scenario. */
@Command(
    name = "render",
    description =
        "Draw a map, a query as planners answer it, where a scenario's searches go, or a plan.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch render dao/arena",
      "  hopscotch render dao/arena --row 100 --planner astar --planner dijkstra",
      "  hopscotch render dao/arena --from 1,11 --to 40,3 --gif",
      "  hopscotch render dao/arena --heat",
      "  hopscotch render --plan rooms.plan --gif"
    })
public final class RenderCommand implements Runnable {
  private static final String FORMATS = ".png, .svg or .gif";

  @Spec private CommandSpec command;

  @Parameters(
      arity = "0..1",
      paramLabel = "MAP",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The file to write: .png, .svg or .gif. Default: out/<map's or plan's name>.png.")
  private Path output;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = SpecConverter.class,
      description = "A planner; repeat it to draw several side by side. Default: astar.")
  private List<PlannerSpec> planners = List.of();

  @Option(names = "--gif", description = "Draw the search as it grows.")
  private boolean gif;

  @Option(names = "--heat", description = "Draw how often cells are expanded over the scenario.")
  private boolean heat;

  @Option(names = "--by-g", description = "Colour expanded cells by g, not by their order.")
  private boolean byG;

  @Option(names = "--tree", description = "Draw a line from every reached cell to its parent.")
  private boolean tree;

  @Option(
      names = "--no-clusters",
      negatable = true,
      description = "Leave out the clusters and entrances of hierarchical planners.")
  private boolean withoutClusters;

  @Option(names = "--edges", description = "Draw their intra-edges as well.")
  private boolean edges;

  @Option(
      names = "--size",
      paramLabel = "PIXELS",
      description = "The longest side of a map in the picture. Default: 800; 400 for a GIF.")
  private Integer size;

  @Option(names = "--zoom", paramLabel = "PIXELS", description = "The side of a cell, 1 to 64.")
  private Integer pixelsPerCell;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description = "The most frames of a GIF. Default: 60; 250 for a plan.")
  private Integer frames;

  @Mixin private RenderPlan plan;

  @Mixin private ForceOption force;
  @Mixin private OneQuery ends;
  @Mixin private MovementOptions movement;
  @Mixin private MapsOption maps;

  /** Made by picocli. */
  public RenderCommand() {}

  @Override
  public void run() {
    try {
      draw();
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void draw() throws IOException {
    requireSensibleOptions();
    if (plan.isAsked()) {
      drawPlan();
      return;
    }
    plan.requireNone();
    if (mapName == null) {
      throw wrong("nothing to draw: expected a map, or --plan");
    }
    MapEntry entry = maps.map(mapName);
    Path file = file(entry.fileName().replaceFirst("\\.map$", ""));
    force.requireOurs(file, PictureFiles::isOurs);
    LayeredMap map = movement.on(TileFiles.readAny(entry.file()));
    Zoom zoom = zoom(map.map());
    if (isGif(file)) {
      Growth frames = growth(map, ends.query(entry, map, movement.isPublished()), zoom);
      OutputFile.write(file, out -> PictureFiles.writeGif(frames, 8, out));
    } else {
      write(new Picture(panels(entry, map, zoom), zoom), file);
    }
    command.commandLine().getOut().println(file);
  }

  private void drawPlan() throws IOException {
    Path file = file(plan.name());
    force.requireOurs(file, PictureFiles::isOurs);
    PlanOpener opener = new PlanOpener(maps, mapName, null);
    if (isGif(file)) {
      plan.drawGif(opener, this::zoom, frames, file);
    } else {
      write(plan.picture(opener, this::zoom), file);
    }
    command.commandLine().getOut().println(file);
  }

  private void requireSensibleOptions() {
    if (frames != null && frames < 1) {
      throw wrong("--frames " + frames + ": expected at least 1");
    }
    if (heat && (ends.isNamed() || gif)) {
      throw wrong("--heat is of the whole scenario: expected no query and no --gif beside it");
    }
    String drawn =
        !planners.isEmpty()
            ? "--planner"
            : byG ? "--by-g" : tree ? "--tree" : edges ? "--edges" : gif ? "--gif" : "";
    if (plan.isAsked() && (heat || ends.isNamed() || !drawn.isEmpty() && !drawn.equals("--gif"))) {
      throw wrong("--plan is drawn by itself: expected no query, --heat or planner beside it");
    }
    if (!drawn.isEmpty() && !heat && !ends.isNamed() && !plan.isAsked()) {
      throw wrong(
          drawn + ": expected a query beside it, as --from and --to or as --row; or --heat");
    }
  }

  private boolean isGif(Path file) {
    return gif || file.toString().toLowerCase(Locale.ROOT).endsWith(".gif");
  }

  private List<PlannerSpec> specs() {
    return planners.isEmpty() ? List.of(PlannerSpec.parse("astar")) : planners;
  }

  private Path file(String name) {
    Path file = output != null ? output : Path.of("out", name + (gif ? ".gif" : ".png"));
    String lower = file.toString().toLowerCase(Locale.ROOT);
    if (!lower.matches(".*\\.(png|svg|gif)") || gif && !lower.endsWith(".gif")) {
      throw wrong("-o " + file + ": expected a name ending in " + (gif ? ".gif" : FORMATS));
    }
    return file;
  }

  private Zoom zoom(GridMap map) {
    int longest = size != null ? size : gif ? 400 : 800;
    if (longest < 16) {
      throw wrong("--size " + longest + ": expected at least 16");
    }
    Zoom zoom = pixelsPerCell != null ? new Zoom(pixelsPerCell, 1) : Zoom.fit(map, longest);
    if (edges && zoom.pixels() < Look.LEAST_PIXELS_OF_EDGES) {
      throw wrong(
          "--edges: none can be seen at %d pixel a cell; expected at least %d, as by --zoom %2$d"
              .formatted(zoom.pixels(), Look.LEAST_PIXELS_OF_EDGES));
    }
    return zoom;
  }

  private static void write(Picture picture, Path file) throws IOException {
    PictureFiles.requireSmall(picture);
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      OutputFile.write(file, out -> PictureFiles.writeSvg(picture, out));
    } else {
      OutputFile.write(file, out -> PictureFiles.writePng(picture, out));
    }
  }

  private Look look(Zoom zoom) {
    return new Look(byG, tree, !withoutClusters, edges, zoom);
  }

  private List<Panel> panels(MapEntry entry, LayeredMap map, Zoom zoom) throws IOException {
    if (heat) {
      return heatPanels(entry, map);
    }
    if (!ends.isNamed()) {
      return List.of(SearchPanel.ofMap(map.map(), entry.id()));
    }
    Query query = ends.query(entry, map, movement.isPublished());
    List<Panel> panels = new ArrayList<>();
    for (PreparedPlanner planner : prepared(map, query)) {
      Footprint footprint = new Footprint(map.map().cellCount());
      Observed observed = Observed.of(planner, query, footprint, Budget.UNLIMITED);
      panels.add(SearchPanel.of(observed, footprint, look(zoom)));
    }
    return panels;
  }

  private Growth growth(LayeredMap map, Query query, Zoom zoom) {
    List<Observed> searches = new ArrayList<>();
    List<Recording> recordings = new ArrayList<>();
    for (PreparedPlanner planner : prepared(map, query)) {
      Recording recording = new Recording();
      searches.add(Observed.of(planner, query, recording, Budget.UNLIMITED));
      recordings.add(recording);
      if (!recording.isComplete()) {
        throw wrong(
            "%s made %,d events: a GIF shows at most %,d"
                .formatted(planner.spec(), recording.seen(), Recording.DEFAULT_LIMIT));
      }
    }
    return new Growth(searches, recordings, look(zoom), zoom, frames == null ? 60 : frames);
  }

  private List<PreparedPlanner> prepared(LayeredMap map, Query query) {
    return specs().stream()
        .map(spec -> Planners.prepare(spec, map.findGraph(query).orElseThrow(), Budget.UNLIMITED))
        .toList();
  }

  private List<Panel> heatPanels(MapEntry entry, LayeredMap map) throws IOException {
    Scenario scenario = ends.scenario(entry, map);
    List<HeatMap> heats = new ArrayList<>();
    List<Integer> asked = new ArrayList<>();
    for (PlannerSpec spec : specs()) {
      HeatMap counts = new HeatMap(map.map().cellCount());
      Map<GridGraph, PathSearch> searches = new HashMap<>();
      PathBuffer path = new PathBuffer();
      int queries = 0;
      for (int row = 0; row < scenario.rows().size(); row++) {
        Query query = Query.of(scenario, row, map.map(), false);
        Optional<GridGraph> graph = map.findGraph(query);
        if (graph.isPresent()) {
          searches
              .computeIfAbsent(
                  graph.get(), g -> Planners.prepare(spec, g, Budget.UNLIMITED).newSearch(counts))
              .find(query.start(), query.goal(), path);
          queries++;
        }
      }
      heats.add(counts);
      asked.add(queries);
    }
    int most = heats.stream().mapToInt(HeatMap::largest).max().orElse(0);
    List<Panel> panels = new ArrayList<>();
    for (int i = 0; i < heats.size(); i++) {
      String title = specs().get(i).toString();
      panels.add(SearchPanel.ofHeat(map.map(), title, heats.get(i), asked.get(i), most));
    }
    return panels;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
