package hopscotch.harness.report.table;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The origin of the figures of a run: commands, commit, dates, machine, JVM. */
public final class Provenance {
  private static final String UNKNOWN = "not recorded";

  private Provenance() {}

  /** A table with a row for each fact. It has all values in which sessions differ. */
  public static Table of(JsonNode manifest) {
    return of(manifest, null);
  }

  /** The same table, with the command line that writes the page, or {@code null}. */
  public static Table of(JsonNode manifest, String report) {
    Table table = new Table("provenance", "How this was made:", List.of("what", "which"));
    table.add("run", all(manifest, Provenance::command));
    if (report != null) {
      table.add("report", report);
    }
    table.add("commit", all(manifest, Provenance::commit));
    table.add("date", all(manifest, session -> date(session.path("started").asText())));
    table.add("machine", all(manifest, Provenance::machine));
    table.add("Java", all(manifest, Provenance::java));
    table.add("timing", timing(manifest));
    return table;
  }

  /** Words as they are typed. */
  public static String line(List<String> words) {
    return "./hopscotch " + String.join(" ", words.stream().map(Provenance::quote).toList());
  }

  private static String quote(String word) {
    return word.matches("[\\w./:=,+%@-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static String all(JsonNode manifest, Function<JsonNode, String> fact) {
    Set<String> facts = new LinkedHashSet<>();
    for (JsonNode session : manifest.path("sessions")) {
      facts.add(fact.apply(session));
    }
    return facts.isEmpty() ? UNKNOWN : String.join("; ", facts);
  }

  private static String command(JsonNode session) {
    List<String> words = Json.texts(session.path("command"));
    return words.isEmpty() ? UNKNOWN : line(words);
  }

  private static String commit(JsonNode session) {
    String commit = session.path("commit").asText(UNKNOWN);
    return session.path("dirty").asBoolean() ? commit + " with changes" : commit;
  }

  /** The day of an instant. */
  private static String date(String started) {
    return started.isEmpty() ? UNKNOWN : started.replaceFirst("T.*", "");
  }

  private static String machine(JsonNode session) {
    return "%s, %s cores, %s, %s"
        .formatted(
            session.path("cpu").asText("an unknown CPU"),
            session.path("cores").asText("unknown"),
            session.path("os").asText("an unknown system"),
            session.path("architecture").asText("an unknown architecture"));
  }

  private static String java(JsonNode session) {
    return "%s, %s"
        .formatted(session.path("java").asText(UNKNOWN), session.path("jvm").asText(UNKNOWN));
  }

  private static String timing(JsonNode manifest) {
    return manifest.path("forPublication").asBoolean()
        ? "isolated: a process for each planner"
        : "quick: one process for all planners, times are not for publication";
  }
}
