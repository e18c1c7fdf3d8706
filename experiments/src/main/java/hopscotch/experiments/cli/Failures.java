package hopscotch.experiments.cli;

import hopscotch.core.planner.DidYouMean;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.OutputFailedException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What becomes of an exception: one line and an exit code for what the user can mend, a stack trace
 * only for what we must.
 */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("hopscotch: " + e.getMessage() + optionHint(e));
    if (isUnknownOption(e) || !UnmatchedArgumentException.printSuggestions(e, err)) {
      err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    }
    err.flush();
    return ExitCode.USAGE;
  }

  private static boolean isUnknownOption(ParameterException e) {
    return e instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption();
  }

  private static String optionHint(ParameterException e) {
    if (!isUnknownOption(e)) {
      return "";
    }
    String typed = ((UnmatchedArgumentException) e).getUnmatched().get(0).replaceFirst("=.*", "");
    return DidYouMean.hint(typed, e.getCommandLine().getCommandSpec().optionsMap().keySet());
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    PrintWriter err = command.getErr();
    int code = ExitCode.BAD_DATA;
    if (e instanceof OutputFailedException) {
      code = ExitCode.OK;
    } else if (e instanceof UncheckedIOException io) {
      err.println("hopscotch: " + describe(io.getCause()));
    } else if (e instanceof IOException io) {
      err.println("hopscotch: " + describe(io));
    } else if (e instanceof InvalidPathException path) {
      err.println(
          "hopscotch: '%s' is no path here (%s); expected one, in a locale with its letters"
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
