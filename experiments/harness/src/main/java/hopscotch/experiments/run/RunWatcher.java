package hopscotch.experiments.run;

import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.forecast.Forecast;
import java.util.List;

/** Watches a run. Safe for use by several threads. */
public interface RunWatcher {
  /** Says nothing. */
  RunWatcher SILENT =
      new RunWatcher() {
        @Override
        public void resumes(String what) {}

        @Override
        public void begins(Forecast forecast) {}

        @Override
        public void on(Task task) {}

        @Override
        public void written(List<Row> rows) {}
      };

  /** The run goes on with one that was stopped, or whose suite grew: what it keeps, a sentence. */
  void resumes(String what);

  /** The work begins; the forecast follows it. */
  void begins(Forecast forecast);

  /** A planner's turn begins. */
  void on(Task task);

  /** Rows were written. */
  void written(List<Row> rows);
}
