package hopscotch.cli.solve;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.IndexOption;
import hopscotch.cli.options.MapQueries;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.TileRuleOption;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.library.MapEntry;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.QueryComparison;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve query}: answers queries on one map, with one row for each. */
@Command(
    name = "query",
    description = "Answer the queries of a scenario, or one of your own: a row each.",
    footer = {
      "  hopscotch solve --map arena.map --from 1,11 --to 40,3 --path",
      "  hopscotch solve --map arena.map --from 1,11 --to 0,0 --nearest",
      "  hopscotch solve --map arena.map --from 1,11 --to 40,3 --to 8,8",
      "  hopscotch solve --map dao/arena --planner astar --planner dijkstra --limit 20",
      "  hopscotch solve --map dao/arena --planner 'astar(weight=1.5)' --format csv",
      "  hopscotch solve --map village.tmx --rule layer=Walls --from 0,4 --to 7,4",
      "  hopscotch solve --map sc1/Aurora --planner ch --index indexes",
      "  hopscotch solve --map sc1/Aurora --planner hl --threads 2",
      "  hopscotch solve --map dao/arena --guest mine=./astar --planner 'guest(mine)'",
      "",
      "Exit code 3: an answer was invalid, missed a path, failed, or broke the promise of"
          + " its planner."
    })
final class SolveQueryCommand extends ConsoleCommand {
  @Option(
      names = "--map",
      required = true,
      paramLabel = "MAP",
      description = "A file, or the name of a known map: set/name.")
  private String mapName;

  @Mixin private MapQueries queries;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many queries of a scenario are answered at once; the rows stay in order. Times are"
              + " best taken with one. Default: 1.")
  private int threads = 1;

  @Mixin private AnswerOptions answers;
  @Mixin private TileRuleOption rule;
  @Mixin private IndexOption index;
  @Mixin private MapsOption maps;

  @Override
  public Integer call() throws IOException {
    queries.requireSensible();
    UsageException.requireAtLeast(1, "--threads", threads);
    return answers.ask(this::solve);
  }

  private long solve(Budget budget) throws IOException {
    MapEntry entry = maps.map(mapName);
    LayeredMap map = answers.movement().on(rule.read(entry.file(), answers.movement().letters()));
    List<Query> asked = queries.on(entry, map, answers.movement().isPublished());
    QueryComparison comparison =
        new QueryComparison(map, answers.specs(), budget, index.findStore().orElse(null));
    SolveRun run =
        new SolveRun(comparison, answers.withPath(), queries.nearestGoal(), queries.goals(map));
    index.sayWhatIsNotKept(err(), answers.specs());
    if (answers.prepare(() -> comparison.prepareFor(asked), budget).isPresent()) {
      run.describeIndexes(err());
      try (Rows rows = answers.open(SolveRun.columns(answers.withPath()), SolveRun.DROPPED)) {
        run.solve(asked, threads, budget, rows);
      }
    }
    run.summarise(err(), answers.format());
    return run.faults();
  }
}
