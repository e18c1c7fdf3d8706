package hopscotch.harness.suite;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.generate.MapGenerators;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * An entry of a suite's maps: exactly one of {@code set}, {@code files} and {@code generate}.
 *
 * @param set the name of a set of the library, such as {@code dao}
 * @param names a glob on the names of the set's maps; all if absent
 * @param files a file or a glob, relative to the suite's folder
 * @param generate a generator, such as {@code rooms(size=16,doors=0.1)}
 * @param size for {@code generate}, width x height such as {@code 256x256}, or one number for both
 * @param seeds for {@code generate}, one map for each; 1 if absent
 * @param every takes the first of every group of this many maps; 1 if absent
 * @param limit the most maps to take; all if absent
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

  /** Fills in defaults, and refuses contradictions. */
  public MapSelection {
    long kinds = Stream.of(set, files, generate).filter(Objects::nonNull).count();
    if (kinds != 1) {
      throw new IllegalArgumentException(
          "an entry of maps with %d of its three kinds: expected exactly one of set, files and generate"
              .formatted(kinds));
    }
    if (generate == null && (size != null || seeds != null)) {
      throw new IllegalArgumentException(
          "size and seeds belong to generate: expected neither here");
    }
    if (generate != null && size == null) {
      throw new IllegalArgumentException("generate without a size: expected one, such as 256x256");
    }
    if (size != null && !size.matches("[1-9][0-9]{0,4}(x[1-9][0-9]{0,4})?")) {
      throw new IllegalArgumentException("size '" + size + "': expected 256 or 256x128");
    }
    if (names != null && set == null) {
      throw new IllegalArgumentException("names belongs to set: expected it beside one");
    }
    if (generate != null) {
      requireGenerator(generate);
      requireCells(size);
    }
    Globs.require("names", names);
    Globs.require("files", files);
    seeds = Objects.requireNonNullElse(seeds, Numbers.of(1));
    every = Numbers.atLeastOne("every", every, 1);
    limit = Numbers.atLeastOne("limit", limit, Integer.MAX_VALUE);
  }

  private static void requireGenerator(String generate) {
    try {
      MapGenerators.parse(generate);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("generate: " + e.getMessage(), e);
    }
  }

  private static void requireCells(String size) {
    if ((width(size) + 1L) * (height(size) + 2L) >= GridMap.MAX_CELLS) {
      throw new IllegalArgumentException(
          "size '%s': expected at most %d cells".formatted(size, GridMap.MAX_CELLS));
    }
  }

  /** The width of a generated map. */
  public int width() {
    return width(size);
  }

  private static int width(String size) {
    return Integer.parseInt(size.split("x")[0]);
  }

  /** The height of a generated map. */
  public int height() {
    return height(size);
  }

  private static int height(String size) {
    String[] sides = size.split("x");
    return Integer.parseInt(sides[sides.length - 1]);
  }
}
