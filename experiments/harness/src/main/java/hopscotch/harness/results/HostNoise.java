package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The noise of a host, by the times of a fixed piece of work that a run measures now and then.
 *
 * @param spread the longest time divided by the least, minus 1; 0 without a sample
 */
public record HostNoise(double spread) {
  private static final double TOLERABLE_SPREAD = 0.15;

  /** The noise of these times. */
  public static HostNoise of(List<Long> nanos) {
    return new HostNoise(
        nanos.isEmpty() ? 0 : (double) Collections.max(nanos) / Collections.min(nanos) - 1);
  }

  /** The noise of the noisiest host of a manifest. Hosts are not compared with each other. */
  public static HostNoise of(JsonNode manifest) {
    Map<String, List<Long>> byHost = new HashMap<>();
    for (JsonNode session : manifest.path("sessions")) {
      List<Long> nanos =
          byHost.computeIfAbsent(session.path("host").asText(), unseen -> new ArrayList<>());
      session.path("calibrationNanos").forEach(sample -> nanos.add(sample.asLong()));
    }
    return byHost.values().stream()
        .map(HostNoise::of)
        .max(Comparator.comparingDouble(HostNoise::spread))
        .orElse(new HostNoise(0));
  }

  /** Whether there is so much noise that times of the run cannot be trusted. */
  public boolean isTooMuch() {
    return spread > TOLERABLE_SPREAD;
  }
}
