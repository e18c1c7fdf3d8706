package hopscotch.cli.console;

/** The exit codes of every command. An interrupted command ends with 130, by the JVM. */
public final class ExitCode {
  /** All good. */
  public static final int OK = 0;

  /** A mistake of ours. */
  public static final int INTERNAL_ERROR = 1;

  /** A mistake in what was typed. */
  public static final int USAGE = 2;

  /**
   * Done, but some query was invalid, missed an existing path, erred, or was not optimal where its
   * planner promises it; or what was planned is not all there.
   */
  public static final int FAULTS = 3;

  /** Missing or corrupt data. */
  public static final int BAD_DATA = 4;

  /** Ctrl-C, told to a caller within the process. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
