package hopscotch.experiments.cli.command;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** {@code bench} in the installed program, which has no benchmarks: says where they are. */
@Command(
    name = BenchNotHereCommand.NAME,
    description = "Run the JMH benchmarks (only in a clone of the project).")
public final class BenchNotHereCommand implements Callable<Integer> {
  static final String NAME = "bench";

  @Spec private CommandSpec command;

  /** Whatever is said to it, the answer is one. */
  @SuppressWarnings("UnusedVariable")
  @Unmatched
  private List<String> arguments;

  private BenchNotHereCommand() {}

  /** Adds it where no module brought the real one. */
  public static void addUnlessThere(CommandLine commandLine) {
    if (!commandLine.getSubcommands().containsKey(NAME)) {
      commandLine.addSubcommand(new BenchNotHereCommand());
    }
  }

  @Override
  public Integer call() {
    command
        .commandLine()
        .getErr()
        .println(
            "hopscotch: the benchmarks are not in the installed program; in a clone of"
                + " https://github.com/hopscotch-pathfinding/hopscotch they run by ./hopscotch bench");
    return ExitCode.USAGE;
  }
}
