package hopscotch.harness.scoreboard;

import hopscotch.core.contract.Finding;
import hopscotch.core.contract.Grade;
import hopscotch.core.contract.GridCase;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a {@link ScoreColumn} came to on all cases of a movement. For one thread.
 *
 * <p>It keeps a small case of each grade that is not as it should be.
 */
final class GradeCounts {
  private final Map<Grade, Integer> counts = new EnumMap<>(Grade.class);
  private final Map<Grade, Example> examples = new EnumMap<>(Grade.class);
  private double worst = 1;

  GradeCounts() {}

  /**
   * A case on which something is not as it should be.
   *
   * @param query the case
   * @param finding what was found there
   */
  record Example(GridCase query, Finding finding) {}

  void add(GridCase query, Finding finding) {
    counts.merge(finding.grade(), 1, Integer::sum);
    worst = Math.max(worst, finding.excess());
    if (!finding.isSound()) {
      examples.merge(finding.grade(), new Example(query, finding), GradeCounts::smaller);
    }
  }

  private static Example smaller(Example a, Example b) {
    return b.query.map().cellCount() < a.query.map().cellCount() ? b : a;
  }

  void replace(Example example) {
    examples.put(example.finding.grade(), example);
  }

  /** On how many cases it was asked. */
  int asked() {
    return counts.entrySet().stream()
        .filter(entry -> entry.getKey() != Grade.NOT_ASKED)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** On how many cases the answer was worth this. */
  int count(Grade grade) {
    return counts.getOrDefault(grade, 0);
  }

  /** The largest length of a path over the least length; 1 if all were the shortest. */
  double worst() {
    return worst;
  }

  /** A case for each grade that is not as it should be. */
  Map<Grade, Example> examples() {
    return Map.copyOf(examples);
  }
}
