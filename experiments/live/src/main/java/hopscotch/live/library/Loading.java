package hopscotch.live.library;

import java.util.concurrent.Callable;

/** Stands for {@code hopscotch.core.planner.ProviderLoading}: no jar's code is waited for. */
public final class Loading {
  private Loading() {}

  /**
   * Loads what a provider lists.
   *
   * @throws Exception whatever the loading throws
   */
  public static <T> T load(String provider, Callable<T> loading) throws Exception {
    return loading.call();
  }

  /** No provider is loaded on a thread of its own. */
  public static boolean isOfThisThread() {
    return false;
  }
}
