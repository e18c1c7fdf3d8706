package hopscotch.harness.run;

import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.TimeSpent;
import java.util.EnumMap;
import java.util.Map;

/**
 * The time that one thread spent in each phase. Each call books all time since the last one, so
 * that the phases add up to the whole. For one thread.
 */
final class PhaseTimes {
  private final Map<RunPhase, Long> nanos = new EnumMap<>(RunPhase.class);
  private long lastNanos = System.nanoTime();

  /** Books the time since the last call, or since this was made. */
  public void book(RunPhase phase) {
    long now = System.nanoTime();
    add(phase, now - lastNanos);
    lastNanos = now;
  }

  /** Moves a part of the time of one phase to another. */
  void move(RunPhase from, RunPhase to, long part) {
    add(from, -part);
    add(to, part);
  }

  /** Adds the times of another thread. */
  public void add(PhaseTimes other) {
    other.nanos.forEach(this::add);
  }

  private void add(RunPhase phase, long part) {
    nanos.merge(phase, part, Long::sum);
  }

  /** Leaves out the time since the last call. */
  public void skip() {
    lastNanos = System.nanoTime();
  }

  /** The times booked so far. */
  public TimeSpent spent() {
    Map<RunPhase, Long> millis = new EnumMap<>(RunPhase.class);
    nanos.forEach((phase, booked) -> millis.put(phase, Math.round(booked / 1e6)));
    return new TimeSpent(millis);
  }
}
