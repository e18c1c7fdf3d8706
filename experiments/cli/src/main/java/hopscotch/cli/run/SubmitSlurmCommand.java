package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.IndexOption;
import hopscotch.cli.options.SuiteArgument;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.cluster.BatchScripts;
import hopscotch.harness.cluster.ShardProgress;
import hopscotch.harness.cluster.Slurm;
import hopscotch.harness.cluster.Submission;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.suite.SuitePlan;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code submit slurm}: submits a suite as a job array, followed by its report. */
@Command(
    name = "slurm",
    description =
        "Run a suite as a job array of Slurm. The same command again runs what is missing.",
    footer = {
      "  hopscotch submit slurm baselines -o study --array 16 --time 4:00:00",
      "  hopscotch status study",
      "  hopscotch submit slurm baselines -o study",
      "",
      "All nodes have to see the folder, Hopscotch and the maps. Rows end up in"
          + " study/merged, with their report. The batch scripts are study/*.sbatch."
    })
final class SubmitSlurmCommand extends ConsoleCommand {
  private static final int DEFAULT_SHARDS = 8;

  @Mixin private SuiteArgument suite;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "The folder of the study. All nodes have to see it.")
  private Path folder;

  @Option(
      names = "--array",
      paramLabel = "N",
      description = "Deal the suite to N tasks. Default: as many as before, else 8.")
  private int array;

  @Option(names = "--partition", paramLabel = "NAME", description = "Where the tasks run.")
  private String partition;

  @Option(
      names = "--time",
      paramLabel = "LIMIT",
      description = "How long a task may take, as sbatch reads it: 4:00:00.")
  private String time;

  @Option(names = "--mem", paramLabel = "SIZE", description = "The memory of a task: 16G.")
  private String memory;

  @Option(names = "--cpus", paramLabel = "N", description = "The cores of a task.")
  private Integer cpus;

  @Option(
      names = "--no-exclusive",
      negatable = true,
      description =
          "With --no-exclusive a task shares its node with other jobs, which disturb"
              + " its times. Default: it has the node for itself.")
  private boolean shared;

  @Option(
      names = "--sbatch-option",
      paramLabel = "OPTION",
      description = "A further option of sbatch, such as --account=abc; may be repeated.")
  private List<String> further = List.of();

  @Mixin private IndexOption index;

  @Option(names = "--dry-run", description = "Write the batch scripts and submit nothing.")
  private boolean dryRun;

  @Override
  public Integer call() throws IOException {
    if (!suite.isNamed()) {
      throw new UsageException("expected a suite; see run --list");
    }
    if (array < 0 || array > Submission.MAX_SHARDS) {
      throw new UsageException(
          "--array %d: expected 1 to %d".formatted(array, Submission.MAX_SHARDS));
    }
    requireOptions();
    SuitePlan plan = suite.plan();
    List<String> runArguments = runArguments(plan);
    Submission submission = submission();
    BatchScripts scripts =
        new BatchScripts(
            submission, plan.suite().name(), BatchScripts.ownLauncher(), shareOptions());
    Path shard = submission.folder().resolve("shard.sbatch");
    Path end = submission.folder().resolve("end.sbatch");
    OutputFile.write(shard, scripts.shard(taskOptions(), runArguments));
    OutputFile.write(end, scripts.end());
    return submit(submission, shard, end);
  }

  /** The arguments of {@code run}: the suite, the maps, the folder of indexes, and the jars. */
  private List<String> runArguments(SuitePlan plan) {
    List<String> arguments = new ArrayList<>(suite.arguments());
    index
        .findFolder(plan.suite())
        .ifPresent(folder -> arguments.addAll(List.of("--index", folder.toString())));
    for (String jar : Planners.jars().split(File.pathSeparator)) {
      if (!jar.isEmpty()) {
        arguments.addAll(List.of("--jar", Path.of(jar).toAbsolutePath().normalize().toString()));
      }
    }
    return arguments;
  }

  private Submission submission() throws IOException {
    if (Submission.isThere(folder)) {
      Submission submission = Submission.open(folder);
      submission.requireSame(suite.text(), array);
      return submission;
    }
    if (Files.exists(folder) && !isEmpty(folder)) {
      throw new UsageException(folder + ": neither new nor of a submission; expected another -o");
    }
    return Submission.create(folder, suite.text(), array == 0 ? DEFAULT_SHARDS : array);
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (java.util.stream.Stream<Path> children = Files.list(folder)) {
      return children.findAny().isEmpty();
    }
  }

  private int submit(Submission submission, Path shard, Path end) throws IOException {
    Slurm slurm = new Slurm();
    Set<Integer> queued =
        dryRun ? Set.of() : slurm.queued(submission.jobs()).orElseThrow(this::silent).keySet();
    List<Integer> missing = new ArrayList<>();
    for (ShardProgress progress : submission.progress()) {
      if (!progress.isDone() && !queued.contains(progress.shard())) {
        missing.add(progress.shard());
      }
    }
    if (missing.isEmpty() && !submission.isReportSubmitted()) {
      List<Submission.Job> jobs = submission.jobs();
      submitReport(
          submission, end, queued.isEmpty() ? "singleton" : after(jobs.get(jobs.size() - 1).id()));
      return ExitCode.OK;
    }
    if (missing.isEmpty()) {
      out()
          .printf(
              "nothing to submit: of %d shards %d wait or run, the others are done%n",
              submission.shards(), queued.size());
      return ExitCode.OK;
    }
    String tasks = Slurm.array(missing);
    if (dryRun) {
      out().printf("sbatch --array=%s %s%n", tasks, shard);
      submitReport(submission, end, after("JOB"));
      return ExitCode.OK;
    }
    String job = slurm.submit(shard, List.of("--array=" + tasks));
    submission.add(new Submission.Job(job, missing));
    out().printf("job %s: shards %s of %d%n", job, tasks, submission.shards());
    submitReport(submission, end, after(job));
    return ExitCode.OK;
  }

  private void submitReport(Submission submission, Path end, String dependency) throws IOException {
    String option = "--dependency=" + dependency;
    if (dryRun) {
      out().printf("sbatch %s %s%n", option, end);
      return;
    }
    String report = new Slurm().submit(end, List.of(option));
    submission.addReport();
    out().printf("job %s: merge and report when they have ended%n", report);
  }

  private static String after(String job) {
    return "afterany:" + job + ",singleton";
  }

  private BadFileException silent() {
    return new BadFileException(
        "squeue", "did not answer", "a login node of a Slurm cluster, with its commands");
  }

  private List<String> taskOptions() {
    return shared ? List.of() : List.of("--exclusive");
  }

  private List<String> shareOptions() {
    List<String> options = new ArrayList<>();
    add(options, "--partition", partition);
    add(options, "--time", time);
    add(options, "--mem", memory);
    add(options, "--cpus-per-task", cpus);
    options.addAll(further);
    return options;
  }

  private static void add(List<String> options, String name, Object value) {
    if (value != null) {
      options.add(name + "=" + value);
    }
  }

  private void requireOptions() {
    for (String option : shareOptions()) {
      if (!option.matches("-[^\\p{Cntrl}]+")) {
        throw new UsageException(
            "--sbatch-option '%s': expected an option of sbatch".formatted(option));
      }
    }
  }
}
