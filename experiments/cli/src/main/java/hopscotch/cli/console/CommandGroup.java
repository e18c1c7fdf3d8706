package hopscotch.cli.console;

/** A command with subcommands. Without one of them it lists them. */
public abstract class CommandGroup extends ConsoleCommand {
  @Override
  public final Integer call() {
    command().commandLine().usage(err());
    return ExitCode.USAGE;
  }
}
