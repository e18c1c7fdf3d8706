package hopscotch.experiments.contract;

import hopscotch.core.planner.Outcome;
import hopscotch.core.text.PlainError;
import hopscotch.experiments.planner.NotOfferedException;
import hopscotch.experiments.query.judge.Verdict;
import java.util.function.Supplier;

/**
 * One case put to one planner. The answer to its query is asked for once, for all questions about
 * it. For one thread.
 */
final class Sitting {
  /** The share by which sums in a planner's arithmetic may differ from exact ones. */
  private final double rounding;

  private final Witness witness;
  private final ContractCase query;
  private Reply reply;

  Sitting(Witness witness, ContractCase query, double rounding) {
    this.witness = witness;
    this.query = query;
    this.rounding = rounding;
  }

  /**
   * An answer, or what came in its place.
   *
   * @param answer {@code null} where the planner failed, or does not offer this
   * @param failure how it failed; {@code null} where it did not
   * @param isLate whether it took more than its budget
   */
  record Reply(Witness.Answer answer, String failure, boolean isLate) {
    boolean isFound() {
      return answer != null && answer.outcome() == Outcome.FOUND;
    }

    boolean isLegal() {
      return answer != null && answer.judgement().isSolved();
    }

    boolean isOffered() {
      return answer != null || failure != null;
    }
  }

  ContractCase query() {
    return query;
  }

  /** The planner, prepared for the map of another case. */
  Witness.Planned planned(ContractCase other) {
    return witness.on(other);
  }

  /** The answer to the query by a planner that has answered no other. */
  Reply reply() {
    if (reply == null) {
      reply = reply(() -> witness.on(query).answer(query));
    }
    return reply;
  }

  /** The answer to a question, of which a failure is no end. */
  Reply reply(Supplier<Witness.Answer> question) {
    long begunNanos = System.nanoTime();
    Witness.Answer answer = null;
    String failure = null;
    try {
      answer = question.get();
    } catch (NotOfferedException e) {
      return new Reply(null, null, false);
    } catch (RuntimeException | Error e) {
      failure = PlainError.message(e);
    }
    boolean isInterrupted = answer != null && answer.judgement().verdict() == Verdict.BUDGET;
    boolean isOverdue = System.nanoTime() - begunNanos > witness.budget().nanos();
    return new Reply(answer, failure, isInterrupted || failure != null && isOverdue);
  }

  /** Whether some path joins the ends of a case. */
  static boolean isReachable(ContractCase asked) {
    return asked.graph().components().connected(asked.start(), asked.goal());
  }

  /** All that is asked of one answer, in one finding. */
  Finding whole(ContractCase asked, Reply given) {
    Finding legal = legal(given);
    if (legal.grade() == Grade.NOT_ASKED) {
      return isReachable(asked) ? found(given) : none(given);
    }
    return legal.isSound() ? length(given) : legal;
  }

  /** Whether a path is legal; not asked where there is none. */
  Finding legal(Reply given) {
    if (!given.isFound()) {
      return Finding.NOT_ASKED;
    }
    return given.isLegal() ? Finding.KEPT : Finding.broken(given.answer().judgement().detail());
  }

  /** Of a query that some path answers. */
  Finding found(Reply given) {
    if (!given.isOffered() || given.isFound() && !given.isLegal()) {
      return Finding.NOT_ASKED;
    }
    if (given.isLate()) {
      return Finding.late(text(given));
    }
    return given.isFound() ? Finding.KEPT : Finding.broken(text(given));
  }

  /** Of a query that no path answers. */
  Finding none(Reply given) {
    if (!given.isOffered()) {
      return Finding.NOT_ASKED;
    }
    if (given.isLate()) {
      return Finding.late(text(given));
    }
    boolean isRight = given.answer() != null && given.answer().outcome() == Outcome.NO_PATH;
    return isRight ? Finding.KEPT : Finding.broken(text(given));
  }

  /** How long a path is; not asked without a legal one. */
  Finding length(Reply given) {
    return given.isLegal() ? Finding.ofLength(given.answer(), rounding) : Finding.NOT_ASKED;
  }

  /**
   * Whether an answer that came after something else is that of a planner that met only this.
   *
   * @param when what it came after, for people
   */
  static Finding compared(Reply later, String when, Reply first) {
    if (!first.isOffered() || !later.isOffered()) {
      return Finding.NOT_ASKED;
    }
    if (first.isLate() || later.isLate()) {
      return Finding.late(text(first.isLate() ? first : later));
    }
    boolean haveBothFailed = first.answer() == null && later.answer() == null;
    boolean haveBothAnswered = first.answer() != null && later.answer() != null;
    boolean isSame = haveBothFailed || haveBothAnswered && first.answer().isAs(later.answer());
    return isSame
        ? Finding.KEPT
        : Finding.broken("%s %s; asked alone: %s".formatted(text(later), when, text(first)));
  }

  private static String text(Reply given) {
    return given.failure() == null ? given.answer().toString() : given.failure();
  }
}
