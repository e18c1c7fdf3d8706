package hopscotch.experiments.contract;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.text.PlainError;
import hopscotch.experiments.planner.NotOfferedException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Puts every {@link Question} to a planner on generated maps, the same for each planner under the
 * same movement. What is not as it should be is shown on a small map. For one thread.
 *
 * @param spec what the planner is called
 * @param prepare how it is prepared
 * @param budget of each answer; a planner that has spent it on several maps is asked no more
 * @param rounding by what share of its length a path may be longer than the shortest since its
 *     planner's sums are not exact
 * @param isShortest whether the planner promises the shortest path. If not, a longer one is no
 *     fault, and its map stays as large as it is
 */
public record Questionnaire(
    PlannerSpec spec,
    Function<GridGraph, Planner> prepare,
    Budget budget,
    double rounding,
    boolean isShortest) {
  /** The version of the questions and of the maps they are asked on. */
  public static final int VERSION = 1;

  private static final int MOST_LATE = 5;
  private static final int LARGE_ONE_IN = 5;

  /**
   * What was found under a movement.
   *
   * @param maps on how many maps it was asked
   * @param planned on how many it was to be asked; more where it was given up
   * @param tallies by question; those that were asked nowhere are left out
   */
  public record Findings(int maps, int planned, Map<Question, Tally> tallies) {}

  /**
   * Asks all questions.
   *
   * @param maps on how many maps, a query each
   * @param seed the same seed makes the same maps
   */
  public Findings ask(Movement movement, int maps, long seed) {
    CaseMaker cases = new CaseMaker(seed, List.of(movement), LARGE_ONE_IN);
    Map<Question, Tally> tallies = new EnumMap<>(Question.class);
    int asked = 0;
    int late = 0;
    while (asked < maps && late < MOST_LATE) {
      ContractCase query = cases.next();
      asked++;
      Sitting sitting = new Sitting(witness(), query, rounding);
      boolean isLate = false;
      for (Question question : Question.values()) {
        Finding finding = find(question, sitting);
        tallies.computeIfAbsent(question, it -> new Tally()).add(query, finding);
        isLate |= finding.grade() == Grade.LATE;
      }
      late += isLate ? 1 : 0;
    }
    tallies.values().removeIf(tally -> tally.asked() == 0);
    tallies.forEach(this::shrink);
    return new Findings(asked, maps, tallies);
  }

  private Witness witness() {
    return new Witness(spec, prepare, budget);
  }

  /** A planner that cannot be prepared for a map fails all questions there. */
  private Finding find(Question question, Sitting sitting) {
    if (!question.isAbout(sitting.query())) {
      return Finding.NOT_ASKED;
    }
    long begunNanos = System.nanoTime();
    try {
      return question.ask(sitting);
    } catch (NotOfferedException e) {
      return Finding.NOT_ASKED;
    } catch (RuntimeException | Error e) {
      String text = PlainError.message(e);
      boolean isLate = System.nanoTime() - begunNanos > budget.nanos();
      return isLate ? Finding.late(text) : Finding.broken(text);
    }
  }

  private void shrink(Question question, Tally tally) {
    for (Tally.Example example : tally.examples().values()) {
      Grade grade = example.finding().grade();
      if (grade != Grade.LATE && (isShortest || grade != Grade.LONGER)) {
        tally.replace(
            Shrinking.smallest(
                example, example.query(), query -> again(question, query, grade), () -> false));
      }
    }
  }

  private Optional<Tally.Example> again(Question question, ContractCase query, Grade grade) {
    Finding finding = find(question, new Sitting(witness(), query, rounding));
    return finding.grade() == grade
        ? Optional.of(new Tally.Example(query, finding))
        : Optional.empty();
  }
}
