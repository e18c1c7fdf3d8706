package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.statistics.Quantiles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The noise of a host by the nanoseconds of a fixed piece of work; quiet without one. */
public record HostNoise(Quantiles nanos) {
  private static final double TOLERABLE_SPREAD = 0.15;

  /** The most that the {@link #tail} of a steady host may be. */
  public static final double TOLERABLE_TAIL = 1.5;

  /** The most that the hosts of two runs may differ in speed if their times are compared. */
  public static final double TOLERABLE_RATIO = 1 + TOLERABLE_SPREAD;

  /** The noise of these times, in nanoseconds. */
  public static HostNoise of(Collection<Long> nanos) {
    return new HostNoise(Quantiles.of(nanos.stream().mapToDouble(Long::doubleValue).toArray()));
  }

  /** The noise of the host of a manifest with the largest {@link #spread}. */
  public static HostNoise of(JsonNode manifest) {
    return ofHosts(manifest).max(Comparator.comparingDouble(HostNoise::spread)).orElseThrow();
  }

  /** The noise of the host of a manifest with the largest {@link #tail}. */
  public static HostNoise leastSteady(JsonNode manifest) {
    return ofHosts(manifest).max(Comparator.comparingDouble(HostNoise::tail)).orElseThrow();
  }

  /**
   * How many times as long the fixed piece of work took in the run of one manifest as in that of
   * another, by the medians of all their samples; 1 if either has none.
   */
  public static double ratio(JsonNode manifest, JsonNode other) {
    Quantiles nanos = ofAll(manifest).nanos;
    Quantiles others = ofAll(other).nanos;
    return nanos.size() == 0 || others.size() == 0 ? 1 : nanos.median() / others.median();
  }

  private static HostNoise ofAll(JsonNode manifest) {
    List<Long> nanos = new ArrayList<>();
    for (JsonNode sample : manifest.path("sessions").findValues("calibrationNanos")) {
      sample.forEach(it -> nanos.add(it.asLong()));
    }
    return of(nanos);
  }

  /** The noise of each host, at least one. Hosts are not compared with each other. */
  private static Stream<HostNoise> ofHosts(JsonNode manifest) {
    Map<String, List<Long>> byHost = new HashMap<>();
    byHost.put("", new ArrayList<>());
    for (JsonNode session : manifest.path("sessions")) {
      List<Long> nanos =
          byHost.computeIfAbsent(session.path("host").asText(), unseen -> new ArrayList<>());
      session.path("calibrationNanos").forEach(sample -> nanos.add(sample.asLong()));
    }
    return byHost.values().stream().map(HostNoise::of);
  }

  /** The longest time divided by the least, minus 1; 0 without a sample. */
  public double spread() {
    return nanos.size() == 0 ? 0 : nanos.largest() / nanos.at(0) - 1;
  }

  /** The 95th percentile divided by the median; 1 without a sample. */
  public double tail() {
    return nanos.size() == 0 ? 1 : nanos.at(0.95) / nanos.median();
  }

  /** Whether there is so much noise that times of the run cannot be trusted. */
  public boolean isTooMuch() {
    return spread() > TOLERABLE_SPREAD;
  }

  /** Whether times of the run can be compared with those of another. */
  public boolean isSteady() {
    return tail() <= TOLERABLE_TAIL;
  }
}
