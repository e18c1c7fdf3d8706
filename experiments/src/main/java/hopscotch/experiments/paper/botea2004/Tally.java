package hopscotch.experiments.paper.botea2004;

import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.Map;

/** Means by name. */
final class Tally {
  private final Map<String, DoubleSummaryStatistics> values = new HashMap<>();

  void add(String name, double value) {
    values.computeIfAbsent(name, key -> new DoubleSummaryStatistics()).accept(value);
  }

  void add(String name, long value) {
    add(name, (double) value);
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  double mean(String name) {
    return values.get(name).getAverage();
  }
}
