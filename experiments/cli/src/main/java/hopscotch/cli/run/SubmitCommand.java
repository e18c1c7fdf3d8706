package hopscotch.cli.run;

import hopscotch.cli.console.CommandGroup;
import hopscotch.cli.console.NotHereCommand;
import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code submit}: submits a suite to a cluster. */
@Command(
    name = "submit",
    description = "Run a suite on a cluster.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = SubmitSlurmCommand.class)
public final class SubmitCommand extends CommandGroup {
  /** Adds the targets of other modules. */
  public static void addTargets(CommandLine submit) {
    for (SubmitTarget target : ServiceLoader.load(SubmitTarget.class)) {
      submit.addSubcommand(target.name(), target.command());
    }
    NotHereCommand.addUnlessThere(
        submit,
        "spark",
        "Run a suite on Spark (not in this build: it needs 220 MB of libraries).",
        "submit spark is not in this build; expected it built in, by"
            + " HOPSCOTCH_PROFILES=spark ./hopscotch submit spark --help");
  }
}
