package hopscotch.experiments.cli.run;

import hopscotch.experiments.cli.console.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** {@code submit spark} where the module is not there: says how to build it. */
@Command(
    name = SparkNotBuiltCommand.NAME,
    description = "Run a suite on Spark (not in this build: it needs 220 MB of libraries).")
final class SparkNotBuiltCommand implements Callable<Integer> {
  static final String NAME = "spark";

  @Spec private CommandSpec command;

  /** Whatever is said to it, the answer is one. */
  @SuppressWarnings("UnusedVariable")
  @Unmatched
  private List<String> arguments;

  @Override
  public Integer call() {
    command
        .commandLine()
        .getErr()
        .println(
            "hopscotch: submit spark is not in this build; expected it built in, by"
                + " HOPSCOTCH_PROFILES=spark ./hopscotch submit spark --help");
    return ExitCode.USAGE;
  }
}
