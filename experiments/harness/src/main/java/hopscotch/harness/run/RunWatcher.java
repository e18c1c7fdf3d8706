package hopscotch.harness.run;

import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Task;
import java.io.IOException;
import java.util.List;

/** Watches a run, and may ignore any event. Must be safe for use by several threads. */
public interface RunWatcher {
  /** Ignores all events. */
  RunWatcher SILENT = new RunWatcher() {};

  /** The run goes on with one that was stopped or extended. A sentence says what it keeps. */
  default void resumes(String what) {}

  /**
   * The work begins.
   *
   * @param planned the number of rows of the whole run
   * @param kept the number of these that exist already
   */
  default void begins(long planned, long kept) {}

  /** A planner's turn begins. */
  default void on(Task task) {}

  /** A planner answered this many problems of a block, whose rows are not written yet. */
  default void answered(int rows) {}

  /** Rows were written. */
  default void written(List<Row> rows) throws IOException {}
}
