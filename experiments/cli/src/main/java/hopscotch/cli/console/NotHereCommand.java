package hopscotch.cli.console;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** A command that this build does not have. Whatever its arguments, it says where to get it. */
@Command
public final class NotHereCommand extends ConsoleCommand {
  @SuppressWarnings("UnusedVariable") // all answers are the same
  @Unmatched
  private List<String> arguments;

  private final String where;

  private NotHereCommand(String where) {
    this.where = where;
  }

  /** Adds this command, which says where it is, unless a module has added the real one. */
  public static void addUnlessThere(
      CommandLine parent, String name, String description, String where) {
    if (!parent.getSubcommands().containsKey(name)) {
      CommandLine absent = new CommandLine(new NotHereCommand(where));
      absent.getCommandSpec().usageMessage().description(description);
      parent.addSubcommand(name, absent);
    }
  }

  @Override
  public Integer call() {
    err().println("hopscotch: " + where);
    return ExitCode.USAGE;
  }
}
