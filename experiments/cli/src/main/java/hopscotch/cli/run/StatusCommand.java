package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Rows;
import hopscotch.cli.options.FormatOption;
import hopscotch.harness.cluster.ShardProgress;
import hopscotch.harness.cluster.Slurm;
import hopscotch.harness.cluster.Submission;
import hopscotch.harness.cluster.UnitProgress;
import hopscotch.harness.results.RunDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code status}: shows the progress of a submission. */
@Command(
    name = "status",
    description = "Say how far the shards or units of a submission are.",
    footer = {
      "  hopscotch status study",
      "",
      "done: every planned row is there. waiting, running: as squeue says.",
      "lost: none of these; submit again, and it goes on.",
      "unknown: not done, and squeue does not answer here.",
      "Of a study on Spark, units are done or missing; the master's page has the others.",
      "Exit code 3: not all shards or units are done."
    })
public final class StatusCommand extends ConsoleCommand {
  private static final List<String> COLUMNS =
      List.of("shard", "state", "rows", "planned", "host", "slurm");

  private static final List<String> UNIT_COLUMNS =
      List.of("unit", "state", "rows", "host", "attempt");

  @Parameters(paramLabel = "DIR", description = "The folder that submit's -o named.")
  private Path folder;

  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    RunDirectory.requireLocal(folder);
    return UnitProgress.isThere(folder) ? units() : shards();
  }

  private int units() throws IOException {
    List<UnitProgress> all = UnitProgress.of(folder);
    int done = 0;
    long rows = 0;
    try (Rows table = format.open(out(), UNIT_COLUMNS)) {
      for (UnitProgress unit : all) {
        String state = unit.isDone() ? "done" : "missing";
        table.add(unit.unit(), state, unit.rows(), unit.host(), unit.attempt());
        done += unit.isDone() ? 1 : 0;
        rows += unit.rows();
      }
    }
    return tell("units", done, all.size(), rows);
  }

  private int shards() throws IOException {
    Submission submission = Submission.open(folder);
    Slurm slurm = new Slurm();
    // The queue first: a shard that ends in between is done then, and not lost.
    Optional<Map<Integer, String>> queued = slurm.queued(submission.jobs());
    Map<Integer, String> ended = slurm.ended(submission.jobs());
    List<ShardProgress> all = submission.progress();
    int done = 0;
    long rows = 0;
    try (Rows table = format.open(out(), COLUMNS)) {
      for (ShardProgress shard : all) {
        Optional<String> state = queued.map(it -> it.getOrDefault(shard.shard(), ""));
        String said = state.filter(it -> !it.isEmpty()).orElse(ended.get(shard.shard()));
        table.add(
            shard.shard(),
            state(shard, state),
            shard.rows(),
            shard.planned() < 0 ? null : shard.planned(),
            shard.host(),
            said);
        done += shard.isDone() ? 1 : 0;
        rows += shard.rows();
      }
    }
    return tell("shards", done, all.size(), rows);
  }

  private int tell(String parts, int done, int all, long rows) {
    err().printf("%d of %d %s are done, %d rows are there%n", done, all, parts, rows);
    return done == all ? ExitCode.OK : ExitCode.FAULTS;
  }

  private static String state(ShardProgress shard, Optional<String> queued) {
    if (shard.isDone()) {
      return "done";
    }
    return queued
        .map(state -> state.isEmpty() ? "lost" : state.equals("PENDING") ? "waiting" : "running")
        .orElse("unknown");
  }
}
