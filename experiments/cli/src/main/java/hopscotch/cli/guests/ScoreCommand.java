package hopscotch.cli.guests;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.GuestOption;
import hopscotch.cli.options.SpecConverter;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.run.Environment;
import hopscotch.harness.scoreboard.Hierarchies;
import hopscotch.harness.scoreboard.HierarchyRow;
import hopscotch.harness.scoreboard.Scoreboard;
import hopscotch.harness.scoreboard.ScoreboardPage;
import hopscotch.harness.scoreboard.Scored;
import hopscotch.harness.scoreboard.Scoring;
import hopscotch.harness.scoreboard.TimeSuites;
import hopscotch.judge.query.OpenMapPlanners;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code guests score}: puts the same questions to all programs on a scoreboard. */
@Command(
    name = "score",
    description =
        "Put the programs of a scoreboard to the same questions on generated maps, and write its"
            + " page.",
    footer = {
      "  hopscotch guests score examples/scoreboard/board.yaml -o runs/scoreboard",
      "  hopscotch guests score examples/scoreboard/board.yaml -o runs/scoreboard \\",
      "      --guest mine=./astar --planner 'guest(mine)'",
      "",
      "What was asked is not asked again: the folder keeps it, but for planners of sources that"
          + " have changes. The folder also gets a suite for the times of each movement. Run these into the folder, and the page has times.",
      "Exit code 3: some answer is wrong."
    })
final class ScoreCommand extends ConsoleCommand {
  /** The movements in which our planners are asked: each corner rule, other costs, and weights. */
  private static final List<String> MOVEMENTS =
      List.of("8 never sqrt2", "8 one-free 5/7", "8 always 2/3", "4", "8 never 1/2 .=1,S=2,G=3");

  @Parameters(paramLabel = "BOARD", description = "The file that says who takes part.")
  private Path file;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "The folder that keeps what was answered.")
  private Path folder;

  @Option(names = "--page", paramLabel = "FILE", description = "The page to write. Default: none.")
  private Path page;

  @Option(
      names = "--tries",
      paramLabel = "N",
      description = "How many maps for each movement of a finder. Default: 200.")
  private int tries = 200;

  @Option(names = "--seed", paramLabel = "S", description = "Of the maps. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--max-millis",
      paramLabel = "N",
      description = "End an answer after N ms. Default: 1000.")
  private long maxMillis = 1000;

  @Option(
      names = "--only",
      paramLabel = "FINDER",
      description = "Only this finder; may be repeated. Default: all of the board.")
  private List<String> only = List.of();

  @Option(
      names = "--ours",
      description =
          "Every planner of the registry too, those of jars among them; one that decorates others"
              + " is put around A*.")
  private boolean isWithOurs;

  @Option(
      names = "--times",
      description =
          "Time what a wall costs hierarchies. Other times are those of the suites' runs, if there"
              + " are any.")
  private boolean isWithTimes;

  @Option(
      names = "--planner",
      paramLabel = "SPEC",
      converter = SpecConverter.class,
      description = "One more planner; may be repeated.")
  private List<KnownSpec> planners = List.of();

  @Mixin private GuestOption guests;
  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    UsageException.requireAtLeast(1, "--tries", tries);
    UsageException.requireAtLeast(1, "--max-millis", maxMillis);
    if (page != null) {
      force.requireOurs(page, ScoreboardPage::isOurs);
    }
    Scoreboard board = board();
    if (isWithOurs) {
      List<KnownSpec> ours = Planners.all().stream().map(OpenMapPlanners::spec).toList();
      board = board.with("Hopscotch", "this repository", ours, Map.of(), MOVEMENTS);
    }
    if (!planners.isEmpty()) {
      board = board.with("yours", "you", planners, guests.admit(), MOVEMENTS);
    }
    for (Path suite : TimeSuites.files(board, folder)) {
      force.requireOurs(suite, TimeSuites::isOurs);
    }
    Path base = file.toAbsolutePath().getParent();
    Scoring scoring =
        new Scoring(
            base,
            folder.resolve("scores"),
            tries,
            seed,
            Duration.ofMillis(maxMillis),
            Environment.findBuild());
    Scored scored = ask(scoring, board);
    scored.writeSuites(folder).forEach(out()::println);
    if (page != null) {
      List<HierarchyRow> hierarchies = new Hierarchies(board, scoring, isWithTimes).ask();
      OutputFile.write(page, ScoreboardPage.of(scored, folder, hierarchies, provenance()).text());
      out().println(page);
    }
    return scored.faults() > 0 ? ExitCode.FAULTS : ExitCode.OK;
  }

  private Scored ask(Scoring scoring, Scoreboard board) throws IOException {
    try {
      return scoring.ask(
          board, (name, isAsked) -> err().println((isAsked ? "asking " : "kept   ") + name));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private Scoreboard board() throws IOException {
    try {
      return Scoreboard.read(file).only(only);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--only: " + e.getMessage());
    }
  }

  private Map<String, String> provenance() {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("maps", "%d for each movement of a finder, seed %d".formatted(tries, seed));
    lines.put("budget of an answer", maxMillis + " ms");
    JsonNode environment = Environment.describe();
    String changes = environment.path("dirty").asBoolean() ? " with changes" : "";
    lines.put("commit", environment.path("commit").asText() + changes);
    lines.put("date", LocalDate.now(ZoneOffset.UTC).toString());
    for (String key : List.of("cpu", "cores", "os", "java")) {
      lines.put(key, environment.path(key).asText());
    }
    return lines;
  }
}
