package hopscotch.experiments.cli.command;

import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.Rows;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.cluster.ShardProgress;
import hopscotch.experiments.cluster.Slurm;
import hopscotch.experiments.cluster.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code status}: how far a submission is. */
@Command(
    name = "status",
    description = "Say how far the shards of a submission are.",
    mixinStandardHelpOptions = true,
    footerHeading = "%nExample:%n",
    footer = {
      "  hopscotch status study",
      "",
      "done: every planned row is there. waiting, running: as squeue says.",
      "lost: none of these; submit again, and it goes on.",
      "unknown: not done, and squeue does not answer here.",
      "Exit code 3: not all shards are done."
    })
public final class StatusCommand implements Callable<Integer> {
  private static final List<String> COLUMNS =
      List.of("shard", "state", "rows", "planned", "host", "slurm");

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "DIR", description = "The folder that submit's -o named.")
  private Path folder;

  @Mixin private FormatOption format;

  /** Made by picocli. */
  public StatusCommand() {}

  @Override
  public Integer call() throws IOException {
    Submission submission = Submission.open(folder);
    Slurm slurm = new Slurm();
    // The queue first: a shard that ends in between is done then, and not lost.
    Optional<Map<Integer, String>> queued = slurm.queued(submission.jobs());
    Map<Integer, String> ended = slurm.ended(submission.jobs());
    List<ShardProgress> all = submission.progress();
    int done = 0;
    long rows = 0;
    try (Rows table = format.open(command.commandLine().getOut(), COLUMNS)) {
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
    command
        .commandLine()
        .getErr()
        .printf("%d of %d shards are done, %d rows are there%n", done, all.size(), rows);
    return done == all.size() ? ExitCode.OK : ExitCode.FAULTS;
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
