package hopscotch.core.planner;

/** The way in which a query ended. */
public enum Outcome {
  /** A path was found and is in the buffer. */
  FOUND,
  /** There is no path, or an incomplete planner found none. */
  NO_PATH,
  /** The budget of expansions was used up. */
  OUT_OF_EXPANSIONS,
  /** The budget of time was used up. */
  OUT_OF_TIME,
  /** The budget was cancelled. */
  CANCELLED;

  /** Whether the query ended before its answer was known. */
  public boolean isInterrupted() {
    return this != FOUND && this != NO_PATH;
  }
}
