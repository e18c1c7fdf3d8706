package hopscotch.harness.scoreboard;

import hopscotch.core.contract.CaseMaker;
import hopscotch.core.contract.ContractCase;
import hopscotch.core.contract.Finding;
import hopscotch.core.contract.Grade;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Shrinking;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.Movement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Asks a planner the questions of each {@link ScoreColumn} on generated maps, which are the same
 * for each planner under the same movement. Faults are shown on a small map. A planner that has
 * used up its budget on several maps is not asked again. For one thread.
 *
 * @param subject the planner
 * @param isShortest whether the planner promises the shortest path. If not, a longer path is not a
 *     fault, and its map is not made smaller
 */
record ScoreQuestions(Subject subject, boolean isShortest) {
  /** The version of the promises and of the maps on which they are checked. */
  static final int VERSION = 2;

  private static final int MOST_LATE = 5;
  private static final int LARGE_ONE_IN = 5;

  /**
   * The findings under a movement.
   *
   * @param maps the number of maps on which it was asked
   * @param planned the number of maps that were planned, which is larger if it was given up
   * @param counts the counts of each column that was asked anywhere
   */
  record Findings(int maps, int planned, Map<ScoreColumn, GradeCounts> counts) {}

  /**
   * Asks the questions of all columns.
   *
   * @param maps the number of maps, with one query for each
   * @param seed the same seed makes the same maps
   */
  Findings ask(Movement movement, int maps, long seed) {
    CaseMaker cases = new CaseMaker(new Random(seed), List.of(movement), LARGE_ONE_IN);
    Map<ScoreColumn, GradeCounts> counts = new LinkedHashMap<>();
    int asked = 0;
    int late = 0;
    while (asked < maps && late < MOST_LATE) {
      GridCase query = cases.next();
      if (query.isQuery()) {
        asked++;
        late += isLate(query, counts) ? 1 : 0;
      }
    }
    counts.values().removeIf(count -> count.asked() == 0);
    counts.forEach(this::shrink);
    return new Findings(asked, maps, counts);
  }

  private boolean isLate(GridCase query, Map<ScoreColumn, GradeCounts> counts) {
    ContractCase comparison = new ContractCase(subject, query);
    boolean isLate = false;
    for (ScoreColumn column : ScoreColumn.ALL) {
      Finding finding = column.ask(comparison, query);
      counts.computeIfAbsent(column, it -> new GradeCounts()).add(query, finding);
      isLate |= finding.grade() == Grade.LATE;
    }
    return isLate;
  }

  private void shrink(ScoreColumn column, GradeCounts count) {
    for (GradeCounts.Example example : count.examples().values()) {
      Grade grade = example.finding().grade();
      if (grade != Grade.LATE && (isShortest || grade != Grade.LONGER)) {
        count.replace(
            Shrinking.smallest(
                example, example.query(), query -> again(column, query, grade), () -> false));
      }
    }
  }

  private Optional<GradeCounts.Example> again(ScoreColumn column, GridCase query, Grade grade) {
    Finding finding = column.ask(new ContractCase(subject, query), query);
    return finding.grade() == grade
        ? Optional.of(new GradeCounts.Example(query, finding))
        : Optional.empty();
  }
}
