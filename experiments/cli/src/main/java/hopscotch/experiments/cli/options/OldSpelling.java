package hopscotch.experiments.cli.options;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Answers an option that is written otherwise now with what to type. */
public final class OldSpelling {
  private OldSpelling() {}

  /**
   * What to throw for an option.
   *
   * @param typed the option and its value
   * @param now what does the same
   */
  public static ParameterException of(CommandSpec command, String typed, String now) {
    return new ParameterException(
        command.commandLine(), "%s is no longer known: expected %s".formatted(typed, now));
  }

  /**
   * What to throw for an option whose value was in seconds.
   *
   * @param now the option that takes milliseconds
   */
  public static ParameterException ofSeconds(
      CommandSpec command, String option, String seconds, String now) {
    return of(command, option + " " + seconds, now + " " + millis(seconds));
  }

  private static String millis(String seconds) {
    try {
      double millis = 1000 * Double.parseDouble(seconds);
      return millis > 0 && millis <= Integer.MAX_VALUE
          ? String.valueOf((int) Math.ceil(millis))
          : "MS";
    } catch (NumberFormatException e) {
      return "MS";
    }
  }
}
