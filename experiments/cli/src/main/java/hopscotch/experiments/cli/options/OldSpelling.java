package hopscotch.experiments.cli.options;

import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Answers an option that is written otherwise now with what to type. */
public final class OldSpelling {
  private static final Map<String, String> NOW =
      Map.of(
          "--wide", "--format wide",
          "--by-g", "--show g",
          "--tree", "--show tree",
          "--edges", "--show edges",
          "--clusters", "--show clusters",
          "--no-clusters", "--show none",
          "--goals-seed", "--goals N,SEED");

  private OldSpelling() {}

  /** What to answer to an option that no command has any more; empty for those that never were. */
  public static Optional<String> find(String option) {
    return Optional.ofNullable(NOW.get(option)).map(now -> describe(option, now));
  }

  /**
   * What to throw for an option.
   *
   * @param typed the option and its value
   * @param now what does the same
   */
  public static ParameterException of(CommandSpec command, String typed, String now) {
    return new ParameterException(command.commandLine(), describe(typed, now));
  }

  private static String describe(String typed, String now) {
    return "%s is no longer known: expected %s".formatted(typed, now);
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
