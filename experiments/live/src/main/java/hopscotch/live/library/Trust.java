package hopscotch.live.library;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import java.util.function.Supplier;

/** Replaces {@code hopscotch.judge.timing.Timeout}: a browser has no jars or threads. */
public final class Trust {
  private Trust() {}

  /** Whether a planner came from a jar. */
  public static boolean isNeeded(KnownSpec spec) {
    return false;
  }

  /** The budget itself. */
  public static Budget limited(KnownSpec spec, Budget budget) {
    return budget;
  }

  /** Prepares. */
  public static <T> T prepare(KnownSpec spec, Budget budget, Supplier<T> preparation) {
    return preparation.get();
  }

  /** Asks. */
  public static <T> T require(KnownSpec spec, Budget budget, Supplier<T> question) {
    return question.get();
  }

  /** Asks. */
  public static <T> T ask(KnownSpec spec, Budget budget, Supplier<T> question) {
    return question.get();
  }
}
