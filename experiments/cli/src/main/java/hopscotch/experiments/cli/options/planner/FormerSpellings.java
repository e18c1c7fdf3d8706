package hopscotch.experiments.cli.options.planner;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Says on standard error, once each, what was written in the way of an earlier version. */
public final class FormerSpellings {
  private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

  private FormerSpellings() {}

  /** Says what was not said before. */
  public static void tell(List<String> lines) {
    lines.stream().filter(TOLD::add).forEach(System.err::println);
  }
}
