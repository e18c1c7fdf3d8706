package hopscotch.experiments.run;

import hopscotch.experiments.results.Row;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.Plan;
import java.util.List;

/** Watches a run. Safe for use by several threads. */
public interface Progress {
  /** Says nothing. */
  Progress SILENT =
      new Progress() {
        @Override
        public void planned(Plan.Instance instance, int rows) {}

        @Override
        public void on(Task task) {}

        @Override
        public void written(List<Row> rows) {}
      };

  /** An instance begins, of which so many rows are left to do. */
  void planned(Plan.Instance instance, int rows);

  /** A planner's turn begins. */
  void on(Task task);

  /** Rows were written. */
  void written(List<Row> rows);
}
