package hopscotch.cli.view;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.AnswerTime;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.OneQuery;
import hopscotch.cli.options.SpecConverter;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.datasets.library.MapEntry;
import hopscotch.harness.output.OutputFile;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.PosthocTrace;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.WatchedPlanner;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code trace}: writes the events of a search for the Posthoc visualiser. */
@Command(
    name = "trace",
    description = "Write the events of a search for the Posthoc visualiser.",
    footer = {
      "  hopscotch trace dao/arena --from 1,11 --to 40,3",
      "  hopscotch trace dao/arena --row 100 --planner dijkstra -o wave.trace.yaml"
    })
public final class TraceCommand extends ConsoleCommand {
  @Parameters(paramLabel = "MAP", description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = SpecConverter.class,
      defaultValue = "astar",
      description = "The planner. Default: astar.")
  private KnownSpec spec;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The file to write, .trace.json or .trace.yaml. Default: out/<map>-<planner>.trace.json.")
  private Path output;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "" + PosthocTrace.DEFAULT_LIMIT,
      description = "The most events to write. Default: ${DEFAULT-VALUE}.")
  private int limit;

  @Mixin private AnswerTime time;
  @Mixin private ForceOption force;
  @Mixin private OneQuery ends;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
  @Mixin private MapsOption maps;

  @Override
  public Integer call() throws IOException {
    MapEntry entry = maps.map(mapName);
    Path file =
        output != null ? output : Path.of("out", entry.name() + "-" + spec.id() + ".trace.json");
    if (!file.toString().matches(".*\\.trace\\.(json|yaml)")) {
      throw new UsageException(
          "-o " + file + ": expected a name ending in .trace.json or .trace.yaml");
    }
    force.requireOurs(file, PosthocTrace::isOurs);
    LayeredMap map = movement.on(rule.read(entry.file(), movement.letters()));
    Query query = ends.query(entry, map, movement.isPublished());
    try {
      Observed observed = write(map, query, file);
      out().println(file);
      return tellFaults(observed.findFault().stream().toList());
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private Observed write(LayeredMap map, Query query, Path file) throws IOException {
    GridGraph graph = map.findGraph(query).orElseThrow();
    PreparedPlanner planner = WatchedPlanner.prepare(spec, graph, time.budget());
    Recording recording = new Recording();
    Observed observed = Observed.of(planner, query, recording, time.budget());
    PosthocTrace trace = new PosthocTrace(observed, recording, limit);
    OutputFile.write(
        file,
        out -> {
          Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
          if (file.toString().endsWith(".yaml")) {
            trace.writeYaml(writer);
          } else {
            trace.writeJson(writer);
          }
        });
    if (!trace.omissions().isEmpty()) {
      err().printf("limit of %d events: left out %s%n", limit, trace.omissions());
    }
    return observed;
  }
}
