package hopscotch.harness.verify;

import hopscotch.datasets.library.MapEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One scenario of a map, which is a piece of work for one thread.
 *
 * @param scenario one of its scenarios
 * @param work an estimate of how long it takes, by which jobs are ordered: bytes of the map times
 *     bytes of the scenario
 * @param fingerprint sizes and times of both files, which differ if the files have changed
 */
public record Job(MapEntry map, Path scenario, double work, String fingerprint) {

  /** Makes the job, with the fingerprint of the files. */
  public static Job of(MapEntry map, Path scenario) throws IOException {
    double work = (double) Files.size(map.file()) * Files.size(scenario);
    return new Job(map, scenario, work, stamp(map.file()) + " " + stamp(scenario));
  }

  private static String stamp(Path file) throws IOException {
    return Files.size(file) + "@" + Files.getLastModifiedTime(file).toMillis();
  }

  /** The name, {@code set/scenario}. */
  public String name() {
    return map.set() + "/" + scenario.getFileName();
  }
}
