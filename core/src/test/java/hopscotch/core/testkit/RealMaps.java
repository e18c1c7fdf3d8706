package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.core.grid.GridMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Maps and scenarios of the MovingAI benchmarks, where the environment variable {@value #VARIABLE}
 * names a folder of them, laid out as {@code <set>/<name>.map} with {@code <name>.map.scen} beside
 * it. The readers are naive on purpose: they trust the files and share nothing with the readers
 * that are tested elsewhere.
 */
public final class RealMaps {
  /** The variable that names the folder. */
  public static final String VARIABLE = "HOPSCOTCH_MAPS";

  private RealMaps() {}

  /**
   * A row of a scenario.
   *
   * @param length the published optimal length; 0 also where there is no path
   */
  public record Row(int startX, int startY, int goalX, int goalY, double length) {
    /**
     * Whether a length is the published one: within a unit of its second decimal, or what 6
     * significant digits and a short sqrt 2 lose on a long path.
     */
    public boolean agrees(double measured) {
      return Math.abs(measured - length) <= 0.01 + 2e-5 * length;
    }
  }

  /** The folder; skips the test where the variable is not set, fails where it names none. */
  public static Path folder() {
    return folder(System.getenv(VARIABLE));
  }

  static Path folder(String value) {
    assumeTrue(value != null, VARIABLE + " is not set, so no test runs on real maps");
    Path folder = Path.of(value);
    assertTrue(Files.isDirectory(folder), () -> VARIABLE + " names no folder: " + folder);
    return folder;
  }

  /** The maps of a set that have scenarios, as {@code <set>/<name>}, sorted. */
  public static List<String> names(String set) {
    try (Stream<Path> files = Files.list(folder().resolve(set))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".map.scen"))
          .map(file -> set + "/" + file.replace(".map.scen", ""))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The map of a name such as {@code dao/arena}. Where properties run less often than in CI, tests
   * run on maps of one set alone, which are small.
   */
  public static GridMap map(String name) {
    boolean isAsOften = Integer.getInteger("tests.tries", FewerTries.CI) >= FewerTries.CI;
    assumeTrue(isAsOften || name.startsWith("dao/"), name + " is left to CI's tests");
    List<String> lines = lines(folder().resolve(name + ".map"));
    return GridMap.parse(
        lines.stream().skip(4).filter(line -> !line.isEmpty()).toArray(String[]::new));
  }

  /** The rows of the scenario of a name such as {@code dao/arena}. */
  public static List<Row> rows(String name) {
    List<Row> rows = new ArrayList<>();
    for (String line : lines(folder().resolve(name + ".map.scen"))) {
      if (!line.startsWith("version") && !line.isBlank()) {
        String[] fields = line.strip().split("\\s+");
        rows.add(
            new Row(
                Integer.parseInt(fields[4]),
                Integer.parseInt(fields[5]),
                Integer.parseInt(fields[6]),
                Integer.parseInt(fields[7]),
                Double.parseDouble(fields[8])));
      }
    }
    return rows;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
