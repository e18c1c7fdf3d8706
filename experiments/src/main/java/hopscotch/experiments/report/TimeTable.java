package hopscotch.experiments.report;

import hopscotch.experiments.results.RunPhase;
import hopscotch.experiments.results.TimeSpent;
import java.util.List;

/** Where the time of a run went, a row a phase. */
final class TimeTable {
  private static final String CAPTION =
      "Where the time went, all lanes together. The run's own work is %.1f %% of what was asked"
          + " for: queries, warm-up, preparation, maps. Queries took %.0f %% of the whole.";

  private TimeTable() {}

  static Table of(TimeSpent spent) {
    double all = Math.max(1, spent.millis(false) + spent.millis(true));
    Table table =
        new Table(
            "time",
            CAPTION.formatted(spent.ownPercent(), 100 * spent.millis(RunPhase.QUERIES) / all),
            List.of("phase", "s", "share %", "whose"));
    for (RunPhase phase : RunPhase.values()) {
      table.add(
          phase.text(),
          spent.millis(phase) / 1e3,
          100 * spent.millis(phase) / all,
          phase.isOwn() ? "the run's own" : "asked for");
    }
    return table;
  }
}
