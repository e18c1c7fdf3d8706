package hopscotch.cli.view;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.OneQuery;
import hopscotch.cli.options.SpecConverter;
import hopscotch.cli.options.SuiteArgument;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export page}: writes the page to play with, without a server. */
@Command(
    name = "page",
    description = {
      "Write a folder with the page to play with and the planners in it, for any static host. It"
          + " opens from a file as well.",
      "The planners are those of this program, compiled for browsers when it was built. Given"
          + " queries are among the page's maps, and it opens on the first one. Planners of jars"
          + " and guests cannot run in a browser: their answers to these queries stand there, with"
          + " paths and counters."
    },
    footer = {
      "  hopscotch export page -o site",
      "  hopscotch export page demo -o site",
      "  hopscotch export page lecture.yaml --queries 5",
      "  hopscotch export page dao/arena --row 100 --planner astar --planner jps",
      "  hopscotch export page level.tmx --from 1,11 --to 40,3"
    })
final class ExportPageCommand extends ConsoleCommand {
  /** The most planners that the page shows at the same time. */
  private static final int MOST_SHOWN = 4;

  @Parameters(
      paramLabel = "SUITE|MAP",
      arity = "0..1",
      description =
          "A suite: a YAML file, or the name of a built-in one (see run --list). With a query beside"
              + " it, a map: a file, or the name of a known one: set/name. Default: no queries are"
              + " given, and the page opens on a lesson.")
  private String name;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder to write to. Default: out/page.")
  private Path output = Path.of("out", "page");

  @Option(
      names = "--queries",
      paramLabel = "N",
      description =
          "Of a suite: how many queries of each map and movement, spread from the first"
              + " to the last. Default: one, from the middle.")
  private Integer queries;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = SpecConverter.class,
      description =
          "A planner; repeat it for several. Default: the suite's; astar for a query alone.")
  private List<KnownSpec> planners = List.of();

  @Mixin private ForceOption force;
  @Mixin private OneQuery ends;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
  @Mixin private MapsOption maps;

  @Override
  public Integer call() throws IOException {
    if (!LivePage.isBuiltIn()) {
      throw new UsageException(
          "this program was built without planners for browsers: expected a release, or in a"
              + " checkout HOPSCOTCH_PROFILES=live ./hopscotch export page");
    }
    if (queries != null && (queries < 1 || ends.isNamed())) {
      throw new UsageException("--queries %d: expected at least 1, of a suite".formatted(queries));
    }
    if (output.toString().matches(".*\\.html?")) {
      throw new UsageException(
          "-o %s: expected a folder: the page is %s in it, with the planners beside it"
              .formatted(output, LivePage.PAGE));
    }
    force.requireOurs(output, LivePage.FILES, LivePage::isOurs);
    GivenQueries given = new GivenQueries();
    int leftOut = name == null ? none() : ends.isNamed() ? addQuery(given) : addSuite(given);
    if (name != null && given.size() == 0) {
      throw new UsageException(
          leftOut == 0
              ? name + ": no query on its maps; expected one at least"
              : name + ": " + unasked(leftOut));
    }
    LivePage.write(output, given);
    out().println(output.resolve(LivePage.PAGE));
    if (leftOut > 0) {
      err().println(unasked(leftOut));
    }
    int code = tellFaults(given.faults());
    return leftOut == 0 ? code : ExitCode.FAULTS;
  }

  private static String unasked(int count) {
    return ("%d queries are left out: expected moves that cost 1 and sqrt2, units of one cell, and"
            + " maps of at most 2^24 cells with the letters %s; --rule names others")
        .formatted(count, MapReader.TERRAIN);
  }

  /** Refuses planners without a map or a suite, on which they could be asked. */
  private int none() {
    if (ends.isNamed() || queries != null || !planners.isEmpty()) {
      throw new UsageException(
          "a query, --queries or --planner without a map or a suite: expected its name");
    }
    rule.requireNone("no map");
    return 0;
  }

  private int addQuery(GivenQueries given) throws IOException {
    MapEntry entry = maps.map(name);
    LayeredMap map = movement.on(rule.read(entry.file(), letter -> false));
    Query query = ends.query(entry, map, movement.isPublished());
    List<KnownSpec> specs = planners.isEmpty() ? List.of(Planners.known("astar")) : planners;
    boolean isAdded =
        given.add(
            SuiteQueries.name(entry.id(), map.map(), query),
            map.findGraph(query).orElseThrow(),
            query,
            specs);
    return isAdded ? 0 : 1;
  }

  private int addSuite(GivenQueries given) throws IOException {
    if (name.endsWith(".map")) {
      throw new UsageException(
          name + ": a map without a query; expected --from and --to, or --row; or a suite");
    }
    rule.requireNone("a suite");
    SuitePlan plan = SuiteArgument.plan(name, maps);
    List<KnownSpec> specs = planners.isEmpty() ? plan.suite().specs() : planners;
    if (specs.size() > MOST_SHOWN) {
      err()
          .printf(
              "the page opens with the first %d of %d planners; --planner chooses others%n",
              MOST_SHOWN, specs.size());
    }
    int count = queries == null ? 0 : queries;
    return UsageException.orRefuse(() -> SuiteQueries.addTo(given, plan, count, specs));
  }
}
