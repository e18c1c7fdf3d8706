package hopscotch.cli.console;

/** The exit codes of all commands. The JVM ends an interrupted command with 130. */
public final class ExitCode {
  /** Everything went well. */
  public static final int OK = 0;

  /** A mistake of this program. */
  public static final int INTERNAL_ERROR = 1;

  /** A mistake in the words that the user typed. */
  public static final int USAGE = 2;

  /**
   * Done, but some query was invalid, missed an existing path, erred, or was not optimal although
   * its planner promises it; or rows that were planned are missing.
   */
  public static final int FAULTS = 3;

  /** Missing or corrupt data. */
  public static final int BAD_DATA = 4;

  /** Interrupted by Ctrl-C, for a caller within the process. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
