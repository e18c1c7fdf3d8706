package hopscotch.cli;

import static java.util.stream.Collectors.joining;

import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.OutputFailedException;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ImpliedKind;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.text.DidYouMean;
import hopscotch.core.text.PlainError;
import hopscotch.core.text.Printable;
import hopscotch.datasets.file.BadFileException;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.judge.timing.Timeout;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns exceptions into exit codes. Only a fault of ours gets a stack trace. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    List<String> options = options(command, arguments);
    Optional<String> unknown =
        describeUnknownCommand(e)
            .or(
                () ->
                    unknownOption(command, options)
                        .map(option -> describeUnknown(command, option, options)))
            .or(() -> describeMapWithoutOption(e));
    say(err, unknown.orElseGet(() -> e.getMessage() + valueHint(e)));
    if (unknown.isPresent() || !UnmatchedArgumentException.printSuggestions(e, err)) {
      pointToHelp(command, err);
    }
    err.flush();
    return ExitCode.USAGE;
  }

  private static void pointToHelp(CommandLine command, PrintWriter err) {
    err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
  }

  /**
   * The first argument that looks like an option and is not one of the command. It is reported
   * before other faults, which often follow from it, since its value is taken for an argument.
   */
  private static Optional<String> unknownOption(CommandLine command, List<String> options) {
    return options.stream()
        .filter(option -> option.startsWith("--") && !ImpliedKind.knows(command, option))
        .findFirst();
  }

  private static List<String> options(CommandLine command, String[] arguments) {
    List<String> typed = Arrays.asList(arguments);
    int from = Math.max(0, typed.indexOf(command.getCommandName()));
    return ImpliedKind.options(typed.subList(from, typed.size()));
  }

  /** Describes a first word that is not a command of a group. */
  private static Optional<String> describeUnknownCommand(ParameterException e) {
    CommandLine group = e.getCommandLine();
    List<String> words = group.getUnmatchedArguments();
    if (group.getSubcommands().isEmpty() || words.isEmpty() || words.get(0).startsWith("-")) {
      return Optional.empty();
    }
    String hint = DidYouMean.hint(words.get(0), group.getSubcommands().keySet());
    List<String> elsewhere =
        group.getSubcommands().values().stream()
            .filter(other -> other.getSubcommands().containsKey(words.get(0)))
            .map(other -> other.getCommandName() + " " + words.get(0))
            .toList();
    if (hint.isEmpty() && !elsewhere.isEmpty()) {
      hint = " (did you mean %s?)".formatted(String.join(" or ", elsewhere));
    }
    return Optional.of(
        "'%s': no command of %s%s"
            .formatted(words.get(0), group.getCommandSpec().qualifiedName(), hint));
  }

  /** Explains that a map is missing, to one who may have typed it, or misspelt a kind. */
  private static Optional<String> describeMapWithoutOption(ParameterException e) {
    List<String> words = e.getCommandLine().getUnmatchedArguments();
    boolean isWithoutMap =
        e instanceof MissingParameterException missing
            && missing.getMissing().stream()
                .anyMatch(
                    it -> it instanceof OptionSpec option && option.longestName().equals("--map"));
    if (!isWithoutMap || words.isEmpty()) {
      return Optional.empty();
    }
    String hint =
        DidYouMean.hint(words.get(0), e.getCommandLine().getParent().getSubcommands().keySet());
    return Optional.of(
        "'%s'%s: expected a map after --map, here --map %s"
            .formatted(words.get(0), hint, words.get(0)));
  }

  /** Explains an unknown option; one of another kind of problem, by what it contradicts. */
  private static String describeUnknown(CommandLine command, String option, List<String> options) {
    Set<String> known = new TreeSet<>(command.getCommandSpec().optionsMap().keySet());
    CommandLine parent = command.getParent();
    if (parent != null && parent.getParent() != null) {
      for (CommandLine sibling : parent.getSubcommands().values()) {
        known.addAll(sibling.getCommandSpec().optionsMap().keySet());
        if (ImpliedKind.knows(sibling, option)) {
          return options.stream()
              .filter(one -> ImpliedKind.knows(command, one) && !ImpliedKind.knows(sibling, one))
              .findFirst()
              .map(one -> option + " beside " + one + ": expected one of them")
              .orElse(
                  "%s is of '%s': expected none here"
                      .formatted(option, sibling.getCommandSpec().qualifiedName()));
        }
      }
    }
    return "Unknown option: '" + option + "'" + DidYouMean.hint(option, known);
  }

  private static String valueHint(ParameterException e) {
    if (e.getArgSpec() == null || e.getValue() == null || !e.getArgSpec().type().isEnum()) {
      return "";
    }
    return DidYouMean.hint(
        e.getValue(),
        Arrays.stream(e.getArgSpec().type().getEnumConstants())
            .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
            .toList());
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    PrintWriter err = command.getErr();
    int code = ExitCode.BAD_DATA;
    if (e instanceof UsageException) {
      say(err, e.getMessage());
      pointToHelp(command, err);
      code = ExitCode.USAGE;
    } else if (e instanceof OutputFailedException) {
      code = ExitCode.OK;
    } else if (e instanceof Timeout.HungException) {
      say(err, e.getMessage() + ", and the command with it");
      code = ExitCode.FAULTS;
    } else if (e instanceof BudgetExhaustedException
        || e instanceof Timeout.FailedException
        || e instanceof PlainError
        || e instanceof AnswerCheck.BadAnswerException) {
      say(err, e.getMessage());
      code = ExitCode.FAULTS;
    } else if (e instanceof UncheckedIOException io) {
      say(err, describe(io.getCause()));
    } else if (e instanceof IOException io) {
      say(err, describe(io));
    } else if (e instanceof InvalidPathException path) {
      say(
          err,
          "'%s' is no path here (%s); expected one, in a locale with its letters"
              .formatted(path.getInput(), path.getReason()));
      code = ExitCode.USAGE;
    } else {
      err.println("hopscotch: an error of its own; please report it with what follows");
      e.printStackTrace(err);
      code = ExitCode.INTERNAL_ERROR;
    }
    err.flush();
    return code;
  }

  /** Prints a message without characters that would break its line. */
  private static void say(PrintWriter err, String message) {
    err.println("hopscotch: " + message.lines().map(Printable::of).collect(joining("\n")));
  }

  private static String describe(IOException e) {
    if (e instanceof BadFileException) {
      return e.getMessage();
    }
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + ": no such file or folder";
    }
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": access denied";
    }
    if (e instanceof FileSystemException) {
      return e.getMessage();
    }
    String message = e.getMessage() == null ? e.toString() : e.getMessage();
    return message.contains(":") ? message : "a file could not be read or written: " + message;
  }
}
