package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.IndexOption;
import hopscotch.cli.options.SuiteArgument;
import hopscotch.harness.report.Report;
import hopscotch.harness.results.Results;
import hopscotch.harness.run.Run;
import hopscotch.harness.run.Shard;
import hopscotch.harness.run.worker.IndexUse;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.SuitePlan;
import hopscotch.harness.suite.SuiteReader;
import hopscotch.harness.suite.Timing;
import hopscotch.papers.Paper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code run}: runs a suite from plan to report. */
@Command(
    name = "run",
    description = "Run a suite or a paper, or go on with one that was stopped, and report it.",
    footer = {
      "  hopscotch run demo",
      "  hopscotch run baselines --maps ~/movingai -o results/baselines",
      "  hopscotch run harabor2014 --maps ~/movingai",
      "  hopscotch run harabor2016 --every 100 --set dao",
      "  hopscotch run my-suite.yaml --shard 2/8 -o results/part-2 --index indexes",
      "",
      "Exit code 3: a query was invalid, missed, in error, or broke its planner's promise,"
          + " or a planned row is missing.",
      "A suite may gain and lose planners, maps and repetitions: rows that are there are"
          + " kept, and only what is missing is run."
    })
public final class RunCommand extends ConsoleCommand {
  private static final String DEMO = "demo";
  private static final String AFTER_DEMO =
      "Open it in a browser. Next: 'hopscotch teach' shows searches step by step;"
          + " 'hopscotch run --list' names more suites.";

  @Mixin private SuiteArgument suite;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The run's folder; an earlier run there goes on. Default: runs/<suite's name>.")
  private Path folder;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Run N maps side by side. That disturbs times unless there are many cores."
              + " Default: 1.")
  private int threads;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Run the I-th of N fixed shares; see 'hopscotch merge'.")
  private String shard = "1/1";

  @Option(names = "--no-report", description = "Leave tables, plots and page to a later 'report'.")
  private boolean noReport;

  @Option(names = "--list", description = "List the built-in suites and the papers.")
  private boolean list;

  @Option(
      names = "--every",
      paramLabel = "N",
      description = "Of a paper: count one of every N rows. Default: as the paper's page.")
  private Integer every;

  @Option(
      names = "--set",
      paramLabel = "NAME",
      description = "Of a paper: count this set alone; may be repeated.")
  private List<String> sets = List.of();

  @Mixin private IndexOption index;

  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    if (list) {
      list(out());
      return ExitCode.OK;
    }
    if (!suite.isNamed()) {
      throw new UsageException("expected a suite or a paper; see run --list");
    }
    Optional<Paper> paper = suite.findPaper();
    if (paper.isPresent()) {
      index.requireNoneBesidePaper();
      requireNoneBesidePaper("--threads", threads != 1);
      requireNoneBesidePaper("--shard", !shard.equals("1/1"));
      requireNoneBesidePaper("--no-report", noReport);
      Path target = folder == null ? Path.of("runs", paper.get().id()) : folder;
      force.requirePaperFolder(target);
      return new RunPaper(out(), err(), part(paper.get()), suite.library()).into(target);
    }
    if (every != null || !sets.isEmpty()) {
      throw new UsageException(
          (every != null ? "--every" : "--set") + " is for papers: expected none beside a suite");
    }
    if (threads < 1) {
      throw new UsageException("--threads: expected at least 1");
    }
    SuitePlan plan;
    Path target;
    try (Interruption interruption = Interruption.listen()) {
      interruption.onRequest(
          () -> err().printf("stopped; to go on: hopscotch %s%n", String.join(" ", typed())));
      plan = suite.plan();
      index.findFolder(plan.suite());
      index.sayWhatIsNotKept(err(), plan.suite().specs());
      target = folder == null ? Path.of("runs", plan.suite().name()) : folder;
      force.requireRunFolder(target);
      if (!run(interruption, plan, target)) {
        return ExitCode.INTERRUPTED;
      }
    }
    // A signal ends the report at once: all rows are there, and the same command makes it again.
    return finish(plan, target);
  }

  private Paper part(Paper paper) {
    int rows = every == null ? paper.every() : every;
    return UsageException.orRefuse("--every or --set: ", () -> paper.part(rows, sets));
  }

  private static void requireNoneBesidePaper(String option, boolean isThere) {
    if (isThere) {
      throw new UsageException(option + " is for suites: expected none beside a paper");
    }
  }

  private static void list(PrintWriter out) throws IOException {
    out.println("Suites, in times and counts:");
    for (String name : SuiteReader.BUILT_IN) {
      Suite built = SuiteReader.parse(SuiteReader.text(name), name);
      out.printf("  %-14s %s%n", name, built.description());
    }
    out.println("Papers, in counts beside the published ones (see 'hopscotch papers'):");
    for (String id : Paper.IDS) {
      out.printf("  %-14s %s%n", id, Paper.of(id).citation());
    }
  }

  private boolean run(Interruption interruption, SuitePlan plan, Path target) throws IOException {
    Run run = execute(interruption, plan, target);
    if (run.noise().isTooMuch()) {
      err()
          .printf(
              "warning: this host's speed varied by %.0f %% during the run; do not trust its"
                  + " times%n",
              100 * run.noise().spread());
    }
    run.findIndexUse().map(IndexUse::text).ifPresent(err()::println);
    if (!run.isStopped()) {
      err().println(run.timeSpent().text(plan.suite().kind()));
    }
    return !run.isStopped();
  }

  private Run execute(Interruption interruption, SuitePlan plan, Path target) throws IOException {
    Shard share = UsageException.orRefuse("--", () -> Shard.parse(shard));
    try (RunProgress progress = new RunProgress(plan.suite(), err())) {
      Run run = new Run(plan, suite.text(), share, threads, progress);
      run.typed(typed());
      index.findFolder(plan.suite()).ifPresent(run::keepIndexesIn);
      interruption.onRequest(
          () -> {
            progress.clear();
            run.stop();
          });
      run.execute(target);
      return run;
    }
  }

  private int finish(SuitePlan plan, Path target) throws IOException {
    Report report = new Report(Results.read(target));
    BriefReport.print(out(), report);
    if (plan.suite().timing() == Timing.QUICK) {
      out().println("Quick timing, one JVM for all planners: not for publication.");
    }
    report.findFaultWarning().ifPresent(out()::println);
    if (noReport) {
      out().println("Rows: " + target);
    } else {
      BriefReport.printPlace(out(), report, report.write(target));
    }
    if (!noReport && plan.suite().name().equals(DEMO)) {
      out().println(AFTER_DEMO);
    }
    return report.faults() > 0 || report.isIncomplete() ? ExitCode.FAULTS : ExitCode.OK;
  }
}
