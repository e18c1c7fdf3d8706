package hopscotch.experiments.run;

import hopscotch.experiments.results.Phase;
import hopscotch.experiments.results.TimeSpent;
import java.util.EnumMap;
import java.util.Map;

/**
 * Where the time of one thread went: each call books all time since the last, so that the phases
 * add up to the whole. For one thread.
 */
final class Timesheet {
  private final long[] nanos = new long[Phase.values().length];
  private long lastNanos = System.nanoTime();

  /** Books the time since the last call, or since this was made. */
  void book(Phase phase) {
    long now = System.nanoTime();
    nanos[phase.ordinal()] += now - lastNanos;
    lastNanos = now;
  }

  /** Books a part of what was booked to one phase to another. */
  void move(Phase from, Phase to, long part) {
    nanos[from.ordinal()] -= part;
    nanos[to.ordinal()] += part;
  }

  /** Adds another thread's. */
  void add(Timesheet other) {
    for (int i = 0; i < nanos.length; i++) {
      nanos[i] += other.nanos[i];
    }
  }

  /** Leaves out the time since the last call. */
  void skip() {
    lastNanos = System.nanoTime();
  }

  /** What was booked so far. */
  TimeSpent spent() {
    Map<Phase, Long> millis = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      millis.put(phase, Math.round(nanos[phase.ordinal()] / 1e6));
    }
    return new TimeSpent(millis);
  }
}
