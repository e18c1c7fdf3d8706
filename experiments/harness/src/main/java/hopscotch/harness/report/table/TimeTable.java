package hopscotch.harness.report.table;

import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.TimeSpent;
import hopscotch.judge.query.ProblemKind;
import java.util.List;

/** Makes the table of the time of a run, with one row for each phase. */
public final class TimeTable {
  private static final String CAPTION =
      "Where the time went, all lanes together. The run's own work is %.1f %% of what was asked"
          + " for: %s, warm-up, preparation, maps. %.0f %% of the whole are %s.";

  private TimeTable() {}

  /** The table of a run of a kind of problem. */
  public static Table of(TimeSpent spent, ProblemKind kind) {
    double all = Math.max(1, spent.millis(false) + spent.millis(true));
    Table table =
        new Table(
            "time",
            CAPTION.formatted(
                spent.ownPercent(),
                kind.problems(),
                100 * spent.millis(RunPhase.QUERIES) / all,
                kind.problems()),
            List.of("phase", "s", "share %", "whose"));
    for (RunPhase phase : RunPhase.values()) {
      table.add(
          phase.text(kind),
          spent.millis(phase) / 1e3,
          100 * spent.millis(phase) / all,
          phase.isOwn() ? "the run's own" : "asked for");
    }
    return table;
  }
}
