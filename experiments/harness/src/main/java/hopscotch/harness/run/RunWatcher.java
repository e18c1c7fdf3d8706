package hopscotch.harness.run;

import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Task;
import java.io.IOException;
import java.util.List;

/** Watches a run; what it is told it may leave aside. Safe for use by several threads. */
public interface RunWatcher {
  /** Says nothing. */
  RunWatcher SILENT = new RunWatcher() {};

  /** The run goes on with one that was stopped, or whose suite grew: what it keeps, a sentence. */
  default void resumes(String what) {}

  /**
   * The work begins.
   *
   * @param planned how many rows the run has in the end
   * @param kept how many of them are there already
   */
  default void begins(long planned, long kept) {}

  /** A planner's turn begins. */
  default void on(Task task) {}

  /** A planner answered so many problems of a block, whose rows are still to be written. */
  default void answered(int rows) {}

  /** Rows were written. */
  default void written(List<Row> rows) throws IOException {}
}
