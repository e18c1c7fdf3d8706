package hopscotch.experiments.suite;

import java.util.Objects;
import java.util.stream.Stream;

/**
 * An entry of a suite's maps: exactly one of {@code set}, {@code files} and {@code generate}.
 *
 * @param set the name of a set of the library, such as {@code dao}
 * @param names a glob on the names of the set's maps; all if absent
 * @param files a file or a glob, relative to the suite's folder
 * @param generate a generator, such as {@code rooms(size=16,doors=0.1)}
 * @param size for {@code generate}, width x height as {@code 256x256}, or one number for both
 * @param seeds for {@code generate}, a map each; 1 if absent
 * @param every takes the first of so many maps; 1 if absent
 * @param limit takes at most so many maps; all if absent
 */
public record MapSelection(
    String set,
    String names,
    String files,
    String generate,
    String size,
    Numbers seeds,
    Integer every,
    Integer limit) {

  /** Fills in defaults; refuses what is contradictory. */
  public MapSelection {
    long kinds = Stream.of(set, files, generate).filter(Objects::nonNull).count();
    if (kinds != 1) {
      throw new IllegalArgumentException(
          "an entry of maps has exactly one of set, files and generate, not " + kinds);
    }
    if (generate == null && (size != null || seeds != null)) {
      throw new IllegalArgumentException("size and seeds belong to generate");
    }
    if (generate != null && size == null) {
      throw new IllegalArgumentException("generate needs a size, such as 256x256");
    }
    if (size != null && !size.matches("[0-9]{1,5}(x[0-9]{1,5})?")) {
      throw new IllegalArgumentException("size '" + size + "': expected 256 or 256x128");
    }
    if (names != null && set == null) {
      throw new IllegalArgumentException("names belongs to set");
    }
    seeds = Objects.requireNonNullElse(seeds, Numbers.of(1));
    every = Suite.atLeastOne("every", every, 1);
    limit = Suite.atLeastOne("limit", limit, Integer.MAX_VALUE);
  }

  /** The width of a generated map. */
  public int width() {
    return Integer.parseInt(size.split("x")[0]);
  }

  /** The height of a generated map. */
  public int height() {
    String[] sides = size.split("x");
    return Integer.parseInt(sides[sides.length - 1]);
  }
}
