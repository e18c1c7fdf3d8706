package hopscotch.cli.verify;

import hopscotch.cli.options.FormatOption;
import hopscotch.harness.output.Column;
import hopscotch.harness.verify.Job;
import hopscotch.harness.verify.JobResult;
import hopscotch.harness.verify.RowNote;
import hopscotch.harness.verify.Totals;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table of agreement by set and planner, and the rows that are named. */
record VerifyReport(List<JobResult> results) {
  /** The totals of one planner over a set. */
  private record OfSet(String set, int scenarios, Totals totals) {}

  private static final List<Column<OfSet>> SET_COLUMNS =
      List.of(
          new Column<>("set", OfSet::set),
          new Column<>("planner", it -> it.totals.planner()),
          new Column<>("scenarios", OfSet::scenarios),
          new Column<>("rows", it -> it.totals.rows()),
          new Column<>("optimal", it -> it.totals.optimal()),
          new Column<>("no_path", it -> it.totals.noPath()),
          new Column<>("disagree", it -> it.totals.disagree()),
          new Column<>("other", it -> it.totals.others()),
          new Column<>("faults", it -> it.totals.faults()),
          new Column<>(
              "mean_us", it -> it.totals.elapsedNanos() / 1e3 / Math.max(1, it.totals.rows())));
  private static final List<Column<RowNote>> ROW_COLUMNS =
      List.of(
          new Column<>("set", RowNote::set),
          new Column<>("scenario", RowNote::scenario),
          new Column<>("line", RowNote::line),
          new Column<>("start_x", RowNote::startX),
          new Column<>("start_y", RowNote::startY),
          new Column<>("goal_x", RowNote::goalX),
          new Column<>("goal_y", RowNote::goalY),
          new Column<>("planner", RowNote::planner),
          new Column<>("verdict", RowNote::verdict),
          new Column<>("published", RowNote::published),
          new Column<>("found", RowNote::found),
          new Column<>("detail", RowNote::detail));

  long faults() {
    return results.stream()
        .flatMap(result -> result.totals().stream())
        .mapToLong(Totals::faults)
        .sum();
  }

  /** The first wrong answer as a report to paste, if a planner was wrong and its row was named. */
  Optional<WrongAnswerReport> findWrongAnswer(List<Job> jobs) {
    return results.stream()
        .flatMap(result -> result.notes().stream())
        .filter(note -> !note.planner().isEmpty())
        .findFirst()
        .map(note -> wrongAnswer(note, mapOf(note, jobs)));
  }

  private static String mapOf(RowNote note, List<Job> jobs) {
    String name = note.set() + "/" + note.scenario();
    return jobs.stream()
        .filter(job -> job.name().equals(name))
        .map(job -> job.map().id())
        .findFirst()
        .orElse(name);
  }

  private WrongAnswerReport wrongAnswer(RowNote note, String map) {
    String command =
        "hopscotch solve --map %s --from %d,%d --to %d,%d --planner %s"
            .formatted(
                WrongAnswerReport.quote(map),
                note.startX(),
                note.startY(),
                note.goalX(),
                note.goalY(),
                WrongAnswerReport.quote(note.planner()));
    String length = note.found().isEmpty() ? "" : ", a path of length " + note.found();
    String detail = note.detail().isEmpty() ? "" : ": " + note.detail();
    String right =
        "A path of length %s: line %d of %s/%s says so."
            .formatted(note.published(), note.line(), note.set(), note.scenario());
    Totals all =
        results.stream()
            .flatMap(result -> result.totals().stream())
            .filter(totals -> totals.planner().equals(note.planner()))
            .reduce(Totals.none(note.planner()), Totals::plus);
    String often =
        "%d of %d rows that were checked; this is the first.".formatted(all.faults(), all.rows());
    return new WrongAnswerReport(command, note.verdict() + length + detail, right, often);
  }

  /** Writes both tables for people, or for programs the one that they asked for. */
  void write(FormatOption format, boolean rowsOnly, PrintWriter out) {
    if (!rowsOnly) {
      writeSets(format, out);
    }
    boolean hasNotes = results.stream().anyMatch(result -> !result.notes().isEmpty());
    if (rowsOnly || format.format().isTable() && hasNotes) {
      out.print(rowsOnly ? "" : System.lineSeparator());
      writeRows(format, out);
    }
  }

  private void writeSets(FormatOption format, PrintWriter out) {
    Map<String, List<JobResult>> sets = new LinkedHashMap<>();
    results.forEach(
        result -> sets.computeIfAbsent(result.set(), set -> new ArrayList<>()).add(result));
    List<OfSet> rows = new ArrayList<>();
    sets.forEach((set, members) -> addSet(rows, set, members));
    if (sets.size() > 1) {
      addSet(rows, "all", results);
    }
    format.write(out, SET_COLUMNS, rows);
  }

  private static void addSet(List<OfSet> rows, String set, List<JobResult> members) {
    Map<String, Totals> byPlanner = new LinkedHashMap<>();
    Map<String, Integer> scenarios = new HashMap<>();
    for (JobResult member : members) {
      for (Totals totals : member.totals()) {
        byPlanner.merge(totals.planner(), totals, Totals::plus);
        scenarios.merge(totals.planner(), 1, Integer::sum);
      }
    }
    for (Totals totals : byPlanner.values()) {
      rows.add(new OfSet(set, scenarios.get(totals.planner()), totals));
    }
  }

  private void writeRows(FormatOption format, PrintWriter out) {
    format.write(
        out, ROW_COLUMNS, results.stream().flatMap(result -> result.notes().stream()).toList());
  }
}
