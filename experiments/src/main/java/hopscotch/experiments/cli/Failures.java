package hopscotch.experiments.cli;

import hopscotch.datasets.movingai.BadFileException;
import hopscotch.experiments.cli.console.ClosedPipeException;
import hopscotch.experiments.cli.console.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
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
    err.println("hopscotch: " + e.getMessage());
    if (!UnmatchedArgumentException.printSuggestions(e, err)) {
      err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    }
    err.flush();
    return ExitCode.USAGE;
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    PrintWriter err = command.getErr();
    int code = ExitCode.BAD_DATA;
    if (e instanceof ClosedPipeException) {
      code = ExitCode.OK;
    } else if (e instanceof UncheckedIOException io) {
      err.println("hopscotch: " + describe(io.getCause()));
    } else if (e instanceof IOException io) {
      err.println("hopscotch: " + describe(io));
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
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }
}
