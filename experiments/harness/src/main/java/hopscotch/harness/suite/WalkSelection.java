package hopscotch.harness.suite;

import hopscotch.datasets.walk.WalkGenerators;
import java.util.List;
import java.util.Objects;

/**
 * An entry of a suite's walks, with exactly one of {@code files} and {@code generate}.
 *
 * @param files a file or a glob, relative to the suite's folder, for walks with their maps
 * @param generate a generator of walks on each map of the suite, such as {@code
 *     toggles(share={0.001,0.01})}; braces multiply out
 * @param asks for {@code generate}, the most asks of each walk; 200 if absent
 * @param seeds for {@code generate}, one walk for each; 1 if absent
 * @param limit for {@code files}, the most walks to take; all if absent
 */
record WalkSelection(String files, String generate, Integer asks, Numbers seeds, Integer limit) {
  private static final int DEFAULT_ASKS = 200;

  /** Fills in defaults, and refuses contradictions. */
  public WalkSelection {
    if ((files == null) == (generate == null)) {
      throw new IllegalArgumentException(
          "an entry of walks with %s of its two kinds: expected exactly one of files and generate"
              .formatted(files == null ? "none" : "both"));
    }
    if (generate == null && (asks != null || seeds != null)) {
      throw new IllegalArgumentException(
          "asks and seeds belong to generate: expected neither here");
    }
    if (generate != null && limit != null) {
      throw new IllegalArgumentException("limit belongs to files: expected asks and seeds here");
    }
    if (generate == null) {
      Globs.require("files", files);
    } else {
      requireGenerators(generate);
    }
    asks = Numbers.atMostMany("asks", asks, DEFAULT_ASKS);
    seeds = Objects.requireNonNullElse(seeds, Numbers.of(1));
    limit = Numbers.atLeastOne("limit", limit, Integer.MAX_VALUE);
  }

  private static void requireGenerators(String generate) {
    try {
      Braces.expand(generate).forEach(WalkGenerators::parse);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("generate: " + e.getMessage(), e);
    }
  }

  /** The generators. There are none for files. */
  List<String> generators() {
    return generate == null ? List.of() : Braces.expand(generate);
  }
}
