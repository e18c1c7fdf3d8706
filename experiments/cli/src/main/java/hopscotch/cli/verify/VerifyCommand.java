package hopscotch.cli.verify;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.cli.console.TerminalBar;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ContractOptions;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.GuestOption;
import hopscotch.cli.options.IndexOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.cli.options.SetPlanner;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.verify.Job;
import hopscotch.harness.verify.Journal;
import hopscotch.harness.verify.RowVerification;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code verify}: compares the answers of planners to all rows of sets with the files. */
@Command(
    name = "verify",
    description =
        "Check every row of a set's scenarios against planners and against the file. With"
            + " --contract check planners on generated maps instead.",
    footer = {
      "  hopscotch verify dao",
      "  hopscotch verify dao rooms/8room_000 --planner astar",
      "  hopscotch verify rooms/8room_000 --planner all",
      "  hopscotch verify dao mazes sc1 --planner mazes:ch --planner 'jps(prune=true)'",
      "  hopscotch verify wc3maps512 --rows --format csv > rows.csv",
      "  hopscotch verify --contract --guest me=./astar --planner 'guest(me)'",
      "",
      "A row disagrees where two independent searches agree with each other, and not with"
          + " the file. Exit code 3: a planner was wrong, or its preparation used up --max-millis; 4: a file could not be read.",
      "After a wrong answer it prints a report of the first one, to paste into an issue.",
      "If it is interrupted, the same command goes on where it stopped."
    })
public final class VerifyCommand extends ConsoleCommand {
  private static final long PROGRESS_STEPS = 1000;

  @Parameters(
      arity = "0..*",
      paramLabel = "SET",
      description = "A set such as dao, or one map of it such as dao/arena.")
  private List<String> names = List.of();

  @Option(
      names = "--planner",
      paramLabel = "[SET:]SPEC",
      converter = SetPlanner.Converter.class,
      description =
          "A planner for the named set, or without SET for all sets that have no planner of"
              + " their own; may be repeated. 'all' stands for all planners that promise the shortest path on the grid. Default: for"
              + " each scenario the planner that is done first, preparation included.")
  private List<SetPlanner> planners = new ArrayList<>();

  @Option(names = "--threads", paramLabel = "N", description = "Default: one a core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description =
          "The file that keeps what is done until all is done. Default: a file in the" + " cache.")
  private Path state;

  @Option(
      names = "--rows",
      description = "Write the rows that disagree or are at fault, in place of the table by set.")
  private boolean rowsOnly;

  @Mixin private ContractOptions contract;
  @Mixin private ForceOption force;
  @Mixin private IndexOption index;
  @Mixin private GuestOption guests;
  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    guests.admit();
    if (contract.isAsked() != names.isEmpty()) {
      throw new UsageException(
          names.isEmpty()
              ? "Missing required parameter: 'SET', or --contract"
              : "--contract generates its maps: expected no set beside it");
    }
    if (contract.isAsked()) {
      return checkContract();
    }
    UsageException.requireAtLeast(1, "--threads", threads);
    List<Job> jobs = jobs(maps.library());
    if (!planners.isEmpty()) {
      requirePlanners(jobs);
    }
    List<String> typed = planners.stream().map(SetPlanner::toString).toList();
    if (state == null) {
      int hash = List.of(names, typed).hashCode();
      state = maps.cache().root().resolve("verify-%08x.jsonl".formatted(hash));
    }
    force.makeWay(state, Journal::isOurs);
    index.sayWhatIsNotKept(err(), planners.stream().map(SetPlanner::spec).distinct().toList());
    Budget budget = contract.budget();
    try (Interruption interruption = Interruption.listen();
        Journal journal = new Journal(state, typed)) {
      interruption.onRequest(budget::cancel);
      RowVerification verification =
          new RowVerification(
              set -> SetPlanner.of(set, planners), journal, budget, index.findStore().orElse(null));
      return run(verification, journal, jobs);
    }
  }

  private int checkContract() {
    if (planners.isEmpty()) {
      throw new UsageException("--contract: expected --planner");
    }
    List<KnownSpec> specs = planners.stream().map(SetPlanner::spec).toList();
    try {
      VerifyContract check = new VerifyContract(contract, out());
      int broken = check.check(specs);
      check.findWrongAnswer().ifPresent(it -> it.print(err(), command().root().version()));
      return broken > 0 ? ExitCode.FAULTS : ExitCode.OK;
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** Refuses a set without a planner, and a planner for a set that does not take part. */
  private void requirePlanners(List<Job> jobs) {
    List<String> sets = jobs.stream().map(job -> job.map().set()).distinct().toList();
    for (String set : sets) {
      if (SetPlanner.of(set, planners).isEmpty()) {
        throw new UsageException(
            "--planner: none for %s; expected SPEC or %s:SPEC".formatted(set, set));
      }
    }
    for (SetPlanner planner : planners) {
      if (planner.set() != null && !sets.contains(planner.set())) {
        throw new UsageException("--planner %s: expected a set of %s".formatted(planner, sets));
      }
    }
  }

  private int run(RowVerification verification, Journal journal, List<Job> jobs)
      throws IOException {
    if (journal.size() > 0) {
      err().printf("going on from %s, with %d scenarios done%n", state, journal.size());
    }
    // Do the jobs, with a bar.
    boolean complete;
    double total = jobs.stream().mapToDouble(Job::work).sum();
    try (TerminalBar progress = TerminalBar.begin("verify", PROGRESS_STEPS)) {
      complete =
          verification.run(
              jobs, threads, done -> progress.done((long) (PROGRESS_STEPS * done / total)));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    List<StoredIndex> indexes = verification.storedIndexes();
    if (!indexes.isEmpty()) {
      long read = indexes.stream().filter(StoredIndex::isRead).count();
      err().printf("indexes: %d read, %d built and kept%n", read, indexes.size() - read);
    }
    // Print the tables, and what could not be read or prepared.
    VerifyReport report = new VerifyReport(verification.results());
    report.write(format, rowsOnly, out());
    verification.unreadable().forEach(problem -> err().println("hopscotch: " + problem));
    verification
        .unprepared()
        .forEach(problem -> err().printf("hopscotch: %s; expected more --max-millis%n", problem));
    report.findWrongAnswer(jobs).ifPresent(it -> it.print(err(), command().root().version()));
    // The exit code; the journal is kept as long as anything is left to do.
    if (!complete) {
      err()
          .printf(
              "interrupted with %d of %d scenarios done; the same command goes on from %s%n",
              verification.results().size(), jobs.size(), state);
      return ExitCode.INTERRUPTED;
    }
    if (!verification.unreadable().isEmpty()) {
      return ExitCode.BAD_DATA;
    }
    if (!verification.unprepared().isEmpty()) {
      return ExitCode.FAULTS;
    }
    journal.delete();
    return report.faults() > 0 ? ExitCode.FAULTS : ExitCode.OK;
  }

  private List<Job> jobs(MapLibrary library) throws IOException {
    List<Job> jobs = new ArrayList<>();
    for (String name : names) {
      int before = jobs.size();
      for (MapEntry map : name.contains("/") ? List.of(library.map(name)) : library.maps(name)) {
        for (Path scenario : library.scenarios(map)) {
          jobs.add(Job.of(map, scenario));
        }
      }
      if (jobs.size() == before) {
        throw new BadFileException(name, "no scenarios", "a .scen beside a .map");
      }
    }
    return jobs.stream().distinct().toList();
  }
}
