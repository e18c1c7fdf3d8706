package hopscotch.harness.scoreboard;

import hopscotch.core.contract.Finding;
import hopscotch.core.contract.Grade;
import hopscotch.core.contract.GridCase;
import java.util.EnumMap;
import java.util.Map;

/**
 * The results of a {@link ScoreColumn} on all cases of a movement. For one thread.
 *
 * <p>It keeps a small case for each bad grade.
 */
final class GradeCounts {
  private final Map<Grade, Integer> counts = new EnumMap<>(Grade.class);
  private final Map<Grade, Example> examples = new EnumMap<>(Grade.class);
  private double worst = 1;

  GradeCounts() {}

  /**
   * A case with a bad grade.
   *
   * @param query the case
   * @param finding the finding on it
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

  /** The number of cases on which it was asked. */
  int asked() {
    return counts.entrySet().stream()
        .filter(entry -> entry.getKey() != Grade.NOT_ASKED)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** The number of cases whose answer has this grade. */
  int count(Grade grade) {
    return counts.getOrDefault(grade, 0);
  }

  /** The largest ratio of the length of a path to the least length. 1 if all were shortest. */
  double worst() {
    return worst;
  }

  /** One case for each bad grade. */
  Map<Grade, Example> examples() {
    return Map.copyOf(examples);
  }
}
