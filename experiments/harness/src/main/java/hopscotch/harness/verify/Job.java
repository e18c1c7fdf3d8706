package hopscotch.harness.verify;

import hopscotch.datasets.library.MapEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One scenario of a map, a piece of work for one thread.
 *
 * @param map the map
 * @param scenario one of its scenarios
 * @param effort what to order jobs by, the largest first: bytes of the map times bytes of the
 *     scenario
 * @param fingerprint sizes and times of both files; another one means that they changed
 */
public record Job(MapEntry map, Path scenario, double effort, String fingerprint) {

  /** Looks at the files. */
  public static Job of(MapEntry map, Path scenario) throws IOException {
    double effort = (double) Files.size(map.file()) * Files.size(scenario);
    return new Job(map, scenario, effort, stamp(map.file()) + " " + stamp(scenario));
  }

  private static String stamp(Path file) throws IOException {
    return Files.size(file) + "@" + Files.getLastModifiedTime(file).toMillis();
  }

  /** {@code set/scenario}. */
  public String name() {
    return map.set() + "/" + scenario.getFileName();
  }
}
