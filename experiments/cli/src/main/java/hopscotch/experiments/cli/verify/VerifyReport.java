package hopscotch.experiments.cli.verify;

import hopscotch.experiments.cli.console.Format;
import hopscotch.experiments.cli.options.FormatOption;
import hopscotch.experiments.verify.JobResult;
import hopscotch.experiments.verify.RowNote;
import hopscotch.experiments.verify.Totals;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table of agreement by set and planner, and the rows to be named. */
final class VerifyReport {
  private static final List<String> SET_COLUMNS =
      List.of(
          "set",
          "planner",
          "scenarios",
          "rows",
          "optimal",
          "no_path",
          "disagree",
          "other",
          "faults",
          "mean_us");

  private static final List<String> ROW_COLUMNS =
      List.of(
          "set",
          "scenario",
          "line",
          "start_x",
          "start_y",
          "goal_x",
          "goal_y",
          "planner",
          "verdict",
          "published",
          "found",
          "detail");

  private final List<JobResult> results;

  VerifyReport(List<JobResult> results) {
    this.results = results;
  }

  long faults() {
    return results.stream()
        .flatMap(result -> result.totals().stream())
        .mapToLong(Totals::faults)
        .sum();
  }

  /** For people both tables, for programs the one they asked for. */
  void write(FormatOption format, boolean rowsOnly, PrintWriter out) {
    if (!rowsOnly) {
      writeSets(format, out);
    }
    boolean hasNotes = results.stream().anyMatch(result -> !result.notes().isEmpty());
    if (rowsOnly || format.format() == Format.TABLE && hasNotes) {
      out.print(rowsOnly ? "" : System.lineSeparator());
      writeRows(format, out);
    }
  }

  private void writeSets(FormatOption format, PrintWriter out) {
    Map<String, List<JobResult>> sets = new LinkedHashMap<>();
    results.forEach(
        result -> sets.computeIfAbsent(result.set(), set -> new ArrayList<>()).add(result));
    List<Object[]> rows = new ArrayList<>();
    sets.forEach((set, members) -> addSet(rows, set, members));
    if (sets.size() > 1) {
      addSet(rows, "all", results);
    }
    format.writeAll(out, SET_COLUMNS, rows);
  }

  private static void addSet(List<Object[]> rows, String set, List<JobResult> members) {
    Map<String, Totals> byPlanner = new LinkedHashMap<>();
    Map<String, Integer> scenarios = new HashMap<>();
    for (JobResult member : members) {
      for (Totals totals : member.totals()) {
        byPlanner.merge(totals.planner(), totals, Totals::plus);
        scenarios.merge(totals.planner(), 1, Integer::sum);
      }
    }
    for (Totals totals : byPlanner.values()) {
      rows.add(
          new Object[] {
            set,
            totals.planner(),
            scenarios.get(totals.planner()),
            totals.rows(),
            totals.optimal(),
            totals.noPath(),
            totals.disagree(),
            totals.others(),
            totals.faults(),
            totals.elapsedNanos() / 1e3 / Math.max(1, totals.rows())
          });
    }
  }

  private void writeRows(FormatOption format, PrintWriter out) {
    List<Object[]> rows = new ArrayList<>();
    for (JobResult result : results) {
      for (RowNote note : result.notes()) {
        rows.add(
            new Object[] {
              note.set(),
              note.scenario(),
              note.line(),
              note.startX(),
              note.startY(),
              note.goalX(),
              note.goalY(),
              note.planner(),
              note.verdict(),
              note.published(),
              note.found(),
              note.detail()
            });
      }
    }
    format.writeAll(out, ROW_COLUMNS, rows);
  }
}
