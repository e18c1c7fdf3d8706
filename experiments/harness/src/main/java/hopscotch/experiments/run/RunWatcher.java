package hopscotch.experiments.run;

import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.forecast.Forecast;
import java.util.List;

/** Watches a run; what it is told it may leave aside. Safe for use by several threads. */
public interface RunWatcher {
  /** Says nothing. */
  RunWatcher SILENT = new RunWatcher() {};

  /** The run goes on with one that was stopped, or whose suite grew: what it keeps, a sentence. */
  default void resumes(String what) {}

  /** The work begins; the forecast follows it. */
  default void begins(Forecast forecast) {}

  /** A planner's turn begins. */
  default void on(Task task) {}

  /** Rows were written. */
  default void written(List<Row> rows) {}
}
