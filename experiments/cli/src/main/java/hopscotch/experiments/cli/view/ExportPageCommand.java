package hopscotch.experiments.cli.view;

import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.library.MapEntry;
import hopscotch.experiments.cli.console.ConsoleCommand;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.cli.options.ForceOption;
import hopscotch.experiments.cli.options.maps.MapsOption;
import hopscotch.experiments.cli.options.maps.SuiteArgument;
import hopscotch.experiments.cli.options.maps.TileRuleOption;
import hopscotch.experiments.cli.options.planner.SpecConverter;
import hopscotch.experiments.cli.options.query.MovementOptions;
import hopscotch.experiments.cli.options.query.OneQuery;
import hopscotch.experiments.export.ReplayPage;
import hopscotch.experiments.export.SuiteQueries;
import hopscotch.experiments.output.OutputFile;
import hopscotch.experiments.planner.GuestPlanners;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.suite.Plan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export page}: a page in one file that replays searches without a server. */
@Command(
    name = "page",
    description = "Write a page, one file, that replays searches without a server.",
    footer = {
      "  hopscotch export page demo -o demo.html",
      "  hopscotch export page lecture.yaml --queries 5",
      "  hopscotch export page dao/arena --row 100 --planner astar --planner jps",
      "  hopscotch export page level.tmx --from 1,11 --to 40,3"
    })
final class ExportPageCommand extends ConsoleCommand {
  @Parameters(
      paramLabel = "SUITE|MAP",
      description =
          "A suite: a YAML file, or the name of a built-in one (see run --list). With a query"
              + " beside it, a map: a file, or the name of a known one: set/name.")
  private String name;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write. Default: out/<suite's or map's name>.html.")
  private Path output;

  @Option(
      names = "--queries",
      paramLabel = "N",
      description =
          "Of a suite: how many queries of each map and movement, spread from the first"
              + " to the last. Default: one, from the middle; a shorter one if that is too large"
              + " for the page.")
  private Integer queries;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = SpecConverter.class,
      description =
          "A planner; repeat it for several. Default: the suite's; astar for a query alone.")
  private List<PlannerSpec> planners = List.of();

  @Mixin private ForceOption force;
  @Mixin private OneQuery ends;
  @Mixin private MovementOptions movement;
  @Mixin private TileRuleOption rule;
  @Mixin private MapsOption maps;

  private final ReplayPage page = new ReplayPage();
  private int asked;

  @Override
  public Integer call() throws IOException {
    if (queries != null && (queries < 1 || ends.isNamed())) {
      throw new UsageException("--queries %d: expected at least 1, of a suite".formatted(queries));
    }
    return ends.isNamed() ? ofQuery() : ofSuite();
  }

  private int ofQuery() throws IOException {
    MapEntry entry = maps.map(name);
    Path file = file(entry.fileName().replaceFirst("\\.[a-z]+$", ""));
    LayeredMap map = movement.on(rule.read(entry.file(), movement.letters()));
    Query query = ends.query(entry, map, movement.isPublished());
    List<PlannerSpec> specs = planners.isEmpty() ? List.of(PlannerSpec.parse("astar")) : planners;
    requireNoGuest(specs);
    asked = 1;
    page.add(
        SuiteQueries.name(entry.id(), map.map(), query),
        map.findGraph(query).orElseThrow(),
        query,
        specs,
        page.room());
    return write(file, entry.id());
  }

  private int ofSuite() throws IOException {
    if (name.endsWith(".map")) {
      throw new UsageException(
          name + ": a map without a query; expected --from and --to, or --row; or a suite");
    }
    rule.requireNone("a suite");
    Plan plan = SuiteArgument.plan(name, maps);
    Path file = file(plan.suite().name());
    List<PlannerSpec> specs =
        planners.isEmpty()
            ? plan.suite().specs().stream().map(PlannerSpec::parse).toList()
            : planners;
    requireNoGuest(specs);
    asked =
        UsageException.orRefuse(
            () ->
                queries == null
                    ? SuiteQueries.addOneEach(page, plan, specs)
                    : SuiteQueries.addTo(page, plan, queries, specs));
    return write(file, plan.suite().name());
  }

  private Path file(String of) throws IOException {
    Path file = output != null ? output : Path.of("out", of + ".html");
    if (!file.toString().matches(".*\\.html?")) {
      throw new UsageException("-o " + file + ": expected a name ending in .html");
    }
    force.requireOurs(file, ReplayPage::isOurs);
    return file;
  }

  private void requireNoGuest(List<PlannerSpec> specs) {
    for (PlannerSpec spec : specs) {
      if (GuestPlanners.findName(spec.innermost()).isPresent()) {
        throw new UsageException(
            spec + ": a guest tells no expansions; expected planners, as by --planner");
      }
    }
  }

  private int write(Path file, String title) throws IOException {
    if (page.size() == 0) {
      throw new UsageException(
          asked == 0
              ? name + ": no query on its maps; expected one at least"
              : "the searches of %s take more than %d MB: expected fewer planners, or a smaller map"
                  .formatted(asked == 1 ? "this query" : "each query", megabytes()));
    }
    String left =
        page.size() == asked
            ? ""
            : "%d of %d queries are left out: a page has at most %d MB of searches"
                .formatted(asked - page.size(), asked, megabytes());
    OutputFile.write(file, page.text(title, left));
    out().println(file);
    if (!left.isEmpty()) {
      err().println(left + "; expected fewer --queries or planners");
    }
    int code = tellFaults(page.faults());
    return left.isEmpty() ? code : ExitCode.FAULTS;
  }

  private static int megabytes() {
    return ReplayPage.MOST_LETTERS / 1_000_000;
  }
}
