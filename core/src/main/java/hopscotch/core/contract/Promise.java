package hopscotch.core.contract;

import hopscotch.core.planner.NotOfferedException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The promises that every planner must keep. They are written only here: the tests of all modules,
 * {@code verify --contract} and the scoreboard use them. Each promise checks a planner on a case.
 */
public enum Promise {
  /** A path is a chain of moves on free cells from start to goal. */
  LEGAL(Of.ANY, "legal", "gives legal paths", tried -> AnswerPromises.legal(tried.reply())),
  /** No diagonal passes a corner that the rule closes. */
  CORNERS(
      Of.ANY,
      "corners",
      "cuts no corner that the rule closes",
      tried -> AnswerPromises.corners(tried.query(), tried.reply())),
  /** A path where there is one; a fault only of a planner that promises it. */
  FINDS(
      Of.ANY,
      "finds a path",
      "finds a path where there is one",
      tried -> AnswerPromises.finds(tried, tried.query(), tried.reply())),
  /** No path where there is none, and an end. */
  NONE(
      Of.ANY,
      "unreachable",
      "says where there is no path",
      tried -> AnswerPromises.none(tried, tried.query(), tried.reply())),
  /** A path that is no longer than promised. */
  SHORTEST(
      Of.ANY,
      "shortest",
      "gives paths as short as promised",
      tried -> AnswerPromises.length(tried, tried.query(), tried.reply())),
  /** From a cell to itself leads the path of that cell. */
  START_IS_GOAL(
      Of.ANY, "start = goal", "finds the way from a cell to itself", AnswerPromises::standing),
  /** Queries one after the other are answered as each is alone. */
  REUSED_IS_FRESH(
      Of.ANY,
      "asked again",
      "answers a query after others as it answers it first",
      AnswerPromises::again),
  /**
   * After cells were blocked and freed, the answer of a planner that never saw the map before. Of
   * several paths of one cost a repaired planner may find another, so that a smoothed one may
   * differ in cost: those of this JVM promise {@link #REPAIRED_ANSWERS_AS_PROMISED}.
   */
  CHANGED_IS_FRESH(
      Of.PROGRAMS,
      "changed maps",
      "answers on a changed map as if it had seen no other",
      AnswerPromises::changed),
  /** The same of pairs that are near, which a hierarchy answers in other ways than far ones. */
  ANSWERS_NEAR_PAIRS(Of.ANY, "", "answers near pairs as promised", AnswerPromises::nearPairs),
  /** Out of expansions, it says so; one that counts none is not asked. */
  BUDGET_IS_HONOURED(Of.ANY, "", "keeps to its budget of expansions", AnswerPromises::budget),
  /** The way back costs as much; promised by optimal planners, as are the costs below. */
  COST_IS_THE_SAME_BACK(
      Of.ANY,
      "",
      "finds a way back of the same cost",
      tried -> AnswerPromises.sameCost(tried, GridCase::swapped)),
  /** The map in a mirror has ways of the same cost. */
  COST_IS_THE_SAME_MIRRORED(
      Of.ANY,
      "",
      "finds a way of the same cost on the map in a mirror",
      AnswerPromises::sameMirrored),
  /** Rows may be columns. */
  COST_IS_THE_SAME_TRANSPOSED(
      Of.ANY,
      "",
      "finds a way of the same cost on the map with rows as columns",
      tried -> AnswerPromises.sameCost(tried, GridCase::transposed)),
  /** The map may be turned. */
  COST_IS_THE_SAME_ROTATED(
      Of.ANY, "", "finds a way of the same cost on the map turned", AnswerPromises::sameRotated),
  /** Walls around a map change nothing. */
  COST_IS_THE_SAME_PADDED(
      Of.ANY,
      "",
      "finds a way of the same cost on the map between walls",
      tried -> AnswerPromises.sameCost(tried, GridCase::padded)),
  /** A blocked cell never helps, and no detour is shorter. */
  COST_IS_MONOTONE(
      Of.ANY, "", "finds no shorter way over a third cell or around it", AnswerPromises::monotone),
  /** Costs of twice the size cost twice as much. */
  COST_SCALES(Of.SEARCHES, "", "scales with the costs of moves", SearchPromises::costScales),
  /** Ends that are blocked or off the map are refused, with their coordinates. */
  REFUSES_BAD_ENDS(
      Of.SEARCHES, "", "refuses ends that are blocked, by name", SearchPromises::refusesBadEnds),
  /** A search used before gives the path and counters of a fresh one. */
  REUSED_REPEATS_ITSELF(
      Of.SEARCHES,
      "",
      "gives after other queries the same path and counters",
      SearchPromises::repeats),
  /** Two planners of one spec agree in path and counters, observed or not. */
  DETERMINISTIC_AND_OBSERVABLE(
      Of.SEARCHES,
      "",
      "gives the same path and counters again and observed",
      SearchPromises::deterministicAndObservable),
  /** Several threads that share a planner get what one gets. */
  THREADS_AGREE(Of.SEARCHES, "", "may be shared by threads", SearchPromises::threadsAgree),
  /** A cancelled query ends before its first expansion; one that needs none is answered. */
  CANCELS(Of.SEARCHES, "", "ends when cancelled", SearchPromises::cancels),
  /** Counters are in the order their definitions imply. */
  COUNTERS_ARE_CONSISTENT(
      Of.SEARCHES, "", "has counters that can be", SearchPromises::countersAreConsistent),
  /** An observer sees a query begin and end once, and the expansions that are counted. */
  COUNTERS_ARE_WHAT_IS_OBSERVED(
      Of.SEARCHES, "", "counts what is observed", SearchPromises::countersAreWhatIsObserved),
  /** Repaired after changes, and again, it keeps its promise; the one before stays as it was. */
  REPAIRED_ANSWERS_AS_PROMISED(
      Of.SEARCHES, "", "answers as promised once repaired", SearchPromises::repaired),
  /** Cut into slices by budgets, a search gives the path and counters of one never cut. */
  RESUMED_IS_UNCUT(
      Of.SEARCHES, "", "goes on where a budget stopped it", SearchPromises::resumedIsUncut),
  /**
   * The factor that it proves for an answer is true, and no worse than what it promises; asked of a
   * {@link hopscotch.core.planner.capability.ProvingSearch}.
   */
  PROVES_ITS_FACTOR(
      Of.SEARCHES, "", "proves how near an answer is", SearchPromises::provesItsFactor);

  private enum Of {
    /** Any planner. */
    ANY,
    /** Programs, of which outcomes and paths alone are known. */
    PROGRAMS,
    /** Planners of this JVM. */
    SEARCHES
  }

  private final Of of;
  private final String brief;
  private final String text;

  @SuppressWarnings("ImmutableEnumChecker") // references to methods, which hold nothing
  private final Function<ContractCase, Finding> check;

  Promise(Of of, String brief, String text, Function<ContractCase, Finding> check) {
    this.of = of;
    this.brief = brief;
    this.text = text;
    this.check = check;
  }

  /** The promises of a planner of this JVM. */
  public static Set<Promise> ofPlanners() {
    return those(promise -> promise.of != Of.PROGRAMS);
  }

  /** The promises of a program of which only outcomes and paths are known. */
  public static Set<Promise> ofPrograms() {
    return those(promise -> promise.of != Of.SEARCHES);
  }

  /** The promises about one answer, which need no other query. */
  public static Set<Promise> ofOneAnswer() {
    return Collections.unmodifiableSet(EnumSet.range(LEGAL, SHORTEST));
  }

  private static Set<Promise> those(Predicate<Promise> wanted) {
    EnumSet<Promise> promises = EnumSet.allOf(Promise.class);
    promises.removeIf(wanted.negate());
    return Collections.unmodifiableSet(promises);
  }

  /** The duty of the planner in words, as the rest of a sentence about it. */
  public String text() {
    return text;
  }

  /** The promise in a word or two, as the head of a column of the scoreboard; empty if none. */
  public String brief() {
    return brief;
  }

  /** Whether it is about such a case: one promise is about maps without a free cell too. */
  boolean isAbout(GridCase query) {
    return this == REFUSES_BAD_ENDS || query.isQuery();
  }

  /** Checks a planner on a case. A planner that fails breaks the promise. */
  Finding find(ContractCase tried) {
    long begunNanos = System.nanoTime();
    try {
      return check.apply(tried);
    } catch (NotOfferedException e) {
      return Finding.NOT_ASKED;
    } catch (RuntimeException | Error e) {
      boolean isLate = tried.subject().isLate(begunNanos);
      return new Finding(isLate ? Grade.LATE : Grade.BROKEN, 1, Broken.text(e), e);
    }
  }
}
