package hopscotch.core.contract;

import hopscotch.core.planner.Guarantee;
import java.util.function.Supplier;

/**
 * The finding about one {@link Promise} of a planner on a case.
 *
 * @param excess the length of its path over the least length, 1 for the shortest; 1 without one
 * @param text what is wrong, for people; empty where nothing is
 * @param cause what was thrown; {@code null} where nothing was
 */
public record Finding(Grade grade, double excess, String text, Throwable cause) {
  /** The finding if nothing was asked. */
  public static final Finding NOT_ASKED = new Finding(Grade.NOT_ASKED, 1, "", null);

  static final Finding KEPT = new Finding(Grade.KEPT, 1, "", null);

  /** The tolerance for the rounding of a bound that is written in thousandths. */
  private static final double BOUND_ROUNDING = 1 + 1e-12;

  /** The worse of two. */
  public Finding worse(Finding other) {
    return grade.compareTo(other.grade) < 0 ? other : this;
  }

  /** Whether it is as it should be, but for rounding; or was not asked. */
  public boolean isSound() {
    return grade.compareTo(Grade.LONGER) < 0;
  }

  /** Whether it breaks what was promised, or what everybody must do. */
  public boolean breaks(Supplier<Guarantee> promised) {
    return switch (grade) {
      case NOT_ASKED, KEPT, ROUNDED -> false;
      case LONGER -> excess > promised.get().bound() * BOUND_ROUNDING || promised.get().isOptimal();
      case MISSED -> promised.get().isComplete();
      case LATE, BROKEN -> true;
    };
  }
}
