package hopscotch.experiments.run.forecast;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How long a run still takes, as far as that is known.
 *
 * @param time empty while no planner was warmed up or asked
 * @param guessed how much of it is of planners that were not ready on any map yet, or on maps of a
 *     set or generator of which none was measured yet
 * @param newPlanners planners that were not ready on any map yet
 * @param planners all that have rows left
 * @param newMaps maps of such a set or generator, each movement of its own
 * @param maps all
 */
public record TimeLeft(
    Optional<Duration> time,
    Duration guessed,
    int newPlanners,
    int planners,
    int newMaps,
    int maps) {

  /** A phrase for people. */
  public String text() {
    if (time.isEmpty()) {
      return "time left not known yet: no planner was asked";
    }
    List<String> unknown = new ArrayList<>();
    if (newPlanners > 0) {
      unknown.add("%d of %d planners are still to be met".formatted(newPlanners, planners));
    }
    if (newMaps > 0) {
      unknown.add("no map like %d of the %d was measured yet".formatted(newMaps, maps));
    }
    if (unknown.isEmpty()) {
      return "about " + shown(time.get()) + " left";
    }
    boolean isMostlyGuessed = guessed.compareTo(time.get().dividedBy(2)) > 0;
    return "%s %s left (%s of it a guess: %s)"
        .formatted(
            isMostlyGuessed ? "very roughly" : "about",
            shown(time.get()),
            shown(guessed),
            String.join(", ", unknown));
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
