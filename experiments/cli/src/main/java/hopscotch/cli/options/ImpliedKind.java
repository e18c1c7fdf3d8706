package hopscotch.cli.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import picocli.CommandLine;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Inserts the word for the kind of problem if the user typed none. It is the first kind that knows
 * all options, or else the one that knows the most of them from the left.
 */
public final class ImpliedKind implements IParameterPreprocessor {
  private static final Set<String> HELP = Set.of("-h", "--help", "-V", "--version");

  @Override
  @SuppressWarnings("JdkObsolete") // picocli hands over a stack
  public boolean preprocess(
      Stack<String> arguments, CommandSpec command, ArgSpec none, Map<String, Object> info) {
    if (!HELP.containsAll(arguments) && !command.subcommands().containsKey(arguments.peek())) {
      List<String> words = new ArrayList<>(arguments);
      Collections.reverse(words);
      arguments.push(kind(words, command.subcommands().values()).getCommandName());
    }
    return false;
  }

  private static CommandLine kind(List<String> words, Collection<CommandLine> kinds) {
    List<String> options =
        options(words).stream()
            .filter(option -> kinds.stream().anyMatch(kind -> knows(kind, option)))
            .toList();
    CommandLine best = null;
    long most = -1;
    for (CommandLine kind : kinds) {
      long known = options.stream().takeWhile(option -> knows(kind, option)).count();
      if (known > most) {
        best = kind;
        most = known;
      }
    }
    return best;
  }

  /** The arguments that look like options, without their values. */
  public static List<String> options(List<String> arguments) {
    return arguments.stream()
        .takeWhile(argument -> !argument.equals("--"))
        .filter(argument -> argument.startsWith("-"))
        .map(
            argument ->
                argument.startsWith("--")
                    ? argument.replaceFirst("=.*", "")
                    : argument.substring(0, Math.min(2, argument.length())))
        .toList();
  }

  /** Whether a command has an option. */
  public static boolean knows(CommandLine command, String option) {
    return command.getCommandSpec().optionsMap().containsKey(option);
  }
}
