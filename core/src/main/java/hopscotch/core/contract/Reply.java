package hopscotch.core.contract;

import hopscotch.core.planner.NotOfferedException;
import java.util.function.Supplier;

/**
 * An answer, or what came in its place.
 *
 * @param answer {@code null} where the planner failed, or does not offer this
 * @param failure how it failed; {@code null} where it did not
 * @param isLate whether it took more than its budget
 */
record Reply(Answer answer, Throwable failure, boolean isLate) {
  /** Asks, and takes a failure for a reply. */
  static Reply to(Supplier<Answer> question, Subject subject) {
    long begunNanos = System.nanoTime();
    try {
      Answer answer = question.get();
      return new Reply(answer, null, answer.outcome().isInterrupted());
    } catch (NotOfferedException e) {
      return new Reply(null, null, false);
    } catch (RuntimeException | Error e) {
      return new Reply(null, e, subject.isLate(begunNanos));
    }
  }

  boolean isFound() {
    return answer != null && answer.isFound();
  }

  boolean isLegal() {
    return answer != null && answer.isLegal();
  }

  boolean isOffered() {
    return answer != null || failure != null;
  }

  /** A finding that says what is wrong. */
  Finding fault(String text) {
    return new Finding(isLate ? Grade.LATE : Grade.BROKEN, 1, text, failure);
  }

  /** A finding that this reply is wrong, without further words. */
  Finding fault() {
    return fault(toString());
  }

  @Override
  public String toString() {
    return failure == null ? answer.toString() : Broken.text(failure);
  }
}
