package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.judge.query.ProblemKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The milliseconds that a run spent in each phase, over its sessions and lanes. */
public record TimeSpent(Map<RunPhase, Long> millis) {
  private static final String KEY = "millis";

  /** Copies the map. */
  public TimeSpent {
    millis = Map.copyOf(millis);
  }

  /** The times of the sessions of a manifest. A session that was killed has none. */
  public static TimeSpent of(JsonNode manifest) {
    Map<RunPhase, Long> sum = new EnumMap<>(RunPhase.class);
    for (JsonNode session : manifest.path("sessions")) {
      for (RunPhase phase : RunPhase.values()) {
        JsonNode part = session.path(KEY).path(phase.text());
        if (part.isNumber()) {
          sum.merge(phase, part.asLong(), Long::sum);
        }
      }
    }
    return new TimeSpent(sum);
  }

  /** Writes this into a session of a manifest. */
  public void putInto(ObjectNode session) {
    ObjectNode node = session.putObject(KEY);
    for (RunPhase phase : RunPhase.values()) {
      node.put(phase.text(), millis(phase));
    }
  }

  /** Whether anything was measured. */
  public boolean isKnown() {
    return !millis.isEmpty();
  }

  /** The milliseconds of one phase. */
  public long millis(RunPhase phase) {
    return millis.getOrDefault(phase, 0L);
  }

  /** The milliseconds of the run's own work, or of the work that was asked for. */
  public long millis(boolean own) {
    long sum = 0;
    for (RunPhase phase : RunPhase.values()) {
      sum += phase.isOwn() == own ? millis(phase) : 0;
    }
    return sum;
  }

  /** The run's own work, in percent of the work that was asked for. */
  public double ownPercent() {
    return 100.0 * millis(true) / Math.max(1, millis(false));
  }

  /** One line for a terminal. */
  public String text(ProblemKind kind) {
    return "time: %s; the run's own: %s, %.1f %% of the former"
        .formatted(list(false, kind), list(true, kind), ownPercent());
  }

  private String list(boolean own, ProblemKind kind) {
    List<String> parts = new ArrayList<>();
    for (RunPhase phase : RunPhase.values()) {
      if (phase.isOwn() == own) {
        parts.add("%s %.1f s".formatted(phase.text(kind), millis(phase) / 1e3));
      }
    }
    return String.join(", ", parts);
  }
}
