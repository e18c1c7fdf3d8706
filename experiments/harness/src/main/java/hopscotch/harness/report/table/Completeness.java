package hopscotch.harness.report.table;

import hopscotch.harness.output.Column;
import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TableFormats;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.Results;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The completeness of a plan: the rows that exist, by planner, map and movement. */
public final class Completeness {
  private static final int MAX_BRIEF = 20;

  private final List<Missing> missing = new ArrayList<>();
  private final List<String> missingShards;
  private long planned;
  private long there;

  /** The missing rows of a planner on a map. */
  private record Missing(String planner, PlannedQueries.Part part, long planned, long there) {
    long rows() {
      return planned - there;
    }
  }

  /** Counts the rows that exist. */
  public Completeness(Answers answers) {
    Results results = answers.results();
    List<PlannedQueries.Part> parts = results.planned().parts();
    long[][] counts = new long[answers.planners()][parts.size()];
    for (int row = 0; row < results.size(); row++) {
      counts[results.planner(row)][answers.part(results.problem(row))]++;
    }
    for (int planner = 0; planner < counts.length; planner++) {
      for (int part = 0; part < parts.size(); part++) {
        long wanted = (long) parts.get(part).queries() * results.repetitions();
        planned += wanted;
        there += counts[planner][part];
        if (counts[planner][part] < wanted) {
          missing.add(
              new Missing(
                  answers.planner(planner), parts.get(part), wanted, counts[planner][part]));
        }
      }
    }
    missing.sort(Comparator.comparingLong(Missing::rows).reversed());
    missingShards = Json.texts(results.manifest().path("missingShards"));
  }

  /** Whether rows are known to be missing. */
  public boolean isIncomplete() {
    return !missingShards.isEmpty() || !missing.isEmpty();
  }

  /** A sentence on what is missing. Empty if nothing is. */
  public Optional<String> findWarning() {
    if (!isIncomplete()) {
      return Optional.empty();
    }
    String shards =
        missingShards.isEmpty()
            ? ""
            : " Not joined: shard " + String.join(", ", missingShards) + ".";
    return Optional.of(
        String.format(
            Locale.ROOT,
            "Incomplete: %,d of %,d planned rows are there.%s",
            there,
            planned,
            shards));
  }

  /** The missing rows by planner and map, the most first. */
  public Table table() {
    return table(missing);
  }

  private static Table table(List<Missing> rows) {
    List<Column<Missing>> columns =
        List.of(
            new Column<>("planner", Missing::planner),
            new Column<>("map", it -> it.part.map()),
            new Column<>("movement", it -> it.part.movement()),
            new Column<>("planned", Missing::planned),
            new Column<>("there", Missing::there),
            new Column<>("missing", Missing::rows));
    String caption = "Rows that are planned and not there, by planner and map.";
    return Table.of("missing", caption, columns, rows);
  }

  /** The warning and the first rows of the table, for a terminal. Empty if nothing is missing. */
  public String brief() {
    if (findWarning().isEmpty()) {
      return "";
    }
    String text = findWarning().get() + "\n";
    if (missing.isEmpty()) {
      return text;
    }
    List<Missing> head = missing.subList(0, Math.min(MAX_BRIEF, missing.size()));
    int more = missing.size() - head.size();
    return text
        + TableFormats.text(table(head))
        + (more > 0 ? "and " + more + " more lines in tables/missing.csv\n" : "");
  }
}
