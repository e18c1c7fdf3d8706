package hopscotch.experiments.run.forecast;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * How long a run still takes.
 *
 * @param time empty until every planner that has rows left was measured
 * @param measured how many of these planners were measured
 * @param planners how many they are
 */
public record TimeLeft(Optional<Duration> time, int measured, int planners) {
  /** A phrase for people. */
  public String text() {
    return time.map(left -> "about " + shown(left) + " left")
        .orElseGet(
            () -> "measuring the time left (%d of %d planners)".formatted(measured, planners));
  }

  private static String shown(Duration time) {
    long seconds = time.toSeconds();
    return seconds < 300
        ? seconds + " s"
        : seconds < 7200
            ? Math.round(seconds / 60.0) + " min"
            : String.format(Locale.ROOT, "%.1f h", seconds / 3600.0);
  }
}
