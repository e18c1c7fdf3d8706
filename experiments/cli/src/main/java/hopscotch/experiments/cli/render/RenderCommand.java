package hopscotch.experiments.cli.render;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.cli.options.maps.MapsOption;
import hopscotch.experiments.cli.options.maps.TileRuleOption;
import hopscotch.experiments.cli.options.planner.AnswerTime;
import hopscotch.experiments.cli.options.planner.AnyPlanner;
import hopscotch.experiments.cli.options.query.MovementOptions;
import hopscotch.experiments.cli.options.query.OneQuery;
import hopscotch.experiments.cli.options.team.PlanOpener;
import hopscotch.experiments.cli.options.team.TeamOptions;
import hopscotch.experiments.output.OutputFile;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.PictureFiles;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.render.search.SearchPanel.Look;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code render}: a picture of a map, a query, a whole scenario, a walk or a plan. */
@Command(
    name = "render",
    description =
        "Draw a map, a query as planners answer it, where a scenario's searches go, a walk on a map"
            + " that changes, or the plan of a team.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch render dao/arena",
      "  hopscotch render dao/arena --row 100 --planner astar --planner dijkstra",
      "  hopscotch render dao/arena --from 1,11 --to 40,3 --gif",
      "  hopscotch render dao/arena --heat",
      "  hopscotch render --walk doors.walk --planner dstarlite --planner astar --gif",
      "  hopscotch render mapf/room-32-32-4 --agents 20 --planner lacamstar --gif",
      "  hopscotch render --plan rooms.plan --gif"
    })
public final class RenderCommand implements Runnable {
  private static final String FORMATS = ".png, .svg or .gif";
  private static final int MOST_FRAMES = 2000;

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
          "The file to write: .png, .svg or .gif. Default: out/<name of what is drawn>.png.")
  private Path output;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = AnyPlanner.Converter.class,
      completionCandidates = AnyPlanner.Ids.class,
      description =
          "A planner; repeat it to draw several side by side. Default: astar; lacamstar for teams.")
  private List<PlannerSpec> planners = List.of();

  @Option(names = "--gif", description = "Draw the search as it grows, the walk or the plan.")
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
      description = "The most frames of a GIF, up to 2,000. Default: 60; 250 for a walk or a plan.")
  private Integer frames;

  @Mixin private RenderPlan plan;
  @Mixin private RenderWalk walk;
  @Mixin private TeamOptions team;
  @Mixin private AnswerTime time;
  @Mixin private ForceOption force;
  @Mixin private OneQuery ends;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
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
      draw(plan.name(), () -> plan.drawing(new PlanOpener(maps, mapName, null), this::zoom));
    } else if (walk.isAsked()) {
      List<PlannerSpec> specs = specs();
      draw(walk.name(), () -> walk.drawing(specs, movement.movement(), this::zoom));
    } else {
      MapEntry entry = maps.map(mapName);
      String name = entry.fileName().replaceFirst("\\.map$", "");
      draw(name, () -> team.isAsked() ? teamDrawing(entry) : queryDrawing(entry));
    }
  }

  /** Makes a drawing, which reads files and may take a while. */
  @FunctionalInterface
  private interface Draughtsman {
    Drawing draw() throws IOException;
  }

  private void draw(String name, Draughtsman draughtsman) throws IOException {
    Path file = file(name);
    force.requireOurs(file, PictureFiles::isOurs);
    Drawing drawing = draughtsman.draw();
    if (isGif(file)) {
      Drawing.Film film = drawing.film(frames);
      OutputFile.write(
          file,
          out -> sayThinned(film, PictureFiles.writeGif(film.frames(), film.centiseconds(), out)));
    } else {
      write(drawing.still(), file);
    }
    command.commandLine().getOut().println(file);
  }

  private void sayThinned(Drawing.Film film, int pictures) {
    if (pictures < film.steps()) {
      command
          .commandLine()
          .getErr()
          .printf(
              "%,d %s in %,d pictures: what happens at those passed over is drawn with the next;"
                  + " --frames N, up to %,d, draws more%n",
              film.steps(), film.unit(), pictures, MOST_FRAMES);
    }
  }

  private Drawing queryDrawing(MapEntry entry) throws IOException {
    LayeredMap map = movement.on(rule.read(entry.file()));
    return new QueryDrawing(
        entry, map, ends, movement.isPublished(), heat, specs(), look(zoom(map.map())));
  }

  private Drawing teamDrawing(MapEntry entry) throws IOException {
    LayeredMap map = LayeredMap.ofTerrain(MapReader.read(entry.file()), movement.teamMovement());
    return new RenderTeam(
        command.commandLine(),
        team,
        time,
        plan,
        map.graph(),
        () -> ends.scenario(entry, map),
        planners,
        this::zoom);
  }

  private void requireSensibleOptions() {
    if (frames != null && (frames < 1 || frames > MOST_FRAMES)) {
      throw wrong(
          "--frames %d: expected %s"
              .formatted(frames, frames < 1 ? "at least 1" : "at most %,d".formatted(MOST_FRAMES)));
    }
    if (heat && (ends.isNamed() || gif)) {
      throw wrong("--heat is of the whole scenario: expected no query and no --gif beside it");
    }
    requireOneKind();
    boolean isSearch = kind().isEmpty();
    if (!isSearch) {
      rule.requireNone(kind());
    }
    if (isSearch && mapName == null) {
      throw wrong("nothing to draw: expected a map, or --plan, or --walk");
    }
    String drawn = !planners.isEmpty() ? "--planner" : gif ? "--gif" : ofSearches();
    if (isSearch && !drawn.isEmpty() && !heat && !ends.isNamed()) {
      throw wrong(
          drawn + ": expected a query beside it, as --from and --to or as --row; or --heat");
    }
  }

  /** What is drawn, if that is no map, query or scenario. */
  private String kind() {
    return plan.isAsked() ? "--plan" : walk.isAsked() ? "--walk" : team.isAsked() ? "--agents" : "";
  }

  /** An option of pictures of searches, if there is one. */
  private String ofSearches() {
    return byG ? "--by-g" : tree ? "--tree" : edges ? "--edges" : "";
  }

  private void requireOneKind() {
    String kind = kind();
    if (!kind.isEmpty() && (ends.isNamed() || heat || !ofSearches().isEmpty())) {
      throw wrong(
          kind
              + " is drawn by itself: expected no query, and none of --heat, --by-g, --tree and"
              + " --edges beside it");
    }
    if (plan.isAsked() && !planners.isEmpty()) {
      throw wrong("--plan is of a plan that there is: expected no --planner beside it");
    }
    if (walk.isAsked() && mapName != null) {
      throw wrong("--walk has its own map: expected no map beside it");
    }
    if (walk.isAsked() && team.isAsked() || plan.isAsked() && (walk.isAsked() || team.isAsked())) {
      throw wrong("--plan, --walk, --agents: expected one of them");
    }
    if (!walk.isAsked()) {
      walk.requireNone();
    }
    if (!team.isAsked()) {
      team.requireNone();
      time.requireNone();
    }
    if (!team.isAsked() && !plan.isAsked()) {
      plan.requireNone();
    }
  }

  private boolean isGif(Path file) {
    return gif || file.toString().toLowerCase(Locale.ROOT).endsWith(".gif");
  }

  /** The planners of queries and walks. */
  private List<PlannerSpec> specs() {
    for (PlannerSpec spec : planners) {
      if (TeamPlanners.has(spec.id())) {
        throw wrong("planner '%s' plans for teams: expected --agents beside it".formatted(spec));
      }
    }
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
    int longest = size != null ? size : isGif(file("")) ? 400 : 800;
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

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
