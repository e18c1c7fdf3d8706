package hopscotch.experiments.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How steady a host was, by the times of a fixed piece of work that a run takes now and then.
 *
 * @param spread the longest time over the least, less 1; 0 without a sample
 */
public record HostNoise(double spread) {
  private static final double TOLERABLE_SPREAD = 0.15;

  /** The noise of these times. */
  public static HostNoise of(List<Long> nanos) {
    return new HostNoise(
        nanos.isEmpty() ? 0 : (double) Collections.max(nanos) / Collections.min(nanos) - 1);
  }

  /** The noise over all sessions of a manifest. */
  public static HostNoise of(JsonNode manifest) {
    List<Long> nanos = new ArrayList<>();
    for (JsonNode session : manifest.path("sessions")) {
      session.path("calibrationNanos").forEach(sample -> nanos.add(sample.asLong()));
    }
    return of(nanos);
  }

  /** Whether times of the run are not to be trusted. */
  public boolean isTooMuch() {
    return spread > TOLERABLE_SPREAD;
  }
}
