package hopscotch.cli.console;

/** A command that has commands; without one of them it says which there are. */
public abstract class CommandGroup extends ConsoleCommand {
  /** For the classes of commands. */
  protected CommandGroup() {}

  @Override
  public final Integer call() {
    command().commandLine().usage(err());
    return ExitCode.USAGE;
  }
}
