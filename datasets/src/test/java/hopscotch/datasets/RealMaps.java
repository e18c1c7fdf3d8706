package hopscotch.datasets;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of real benchmark maps that the environment variable HOPSCOTCH_MAPS names. */
public final class RealMaps {
  private static final String VARIABLE = "HOPSCOTCH_MAPS";

  private RealMaps() {}

  /**
   * The folder; skips the test where the variable is not set, fails it where the folder is missing.
   */
  public static Path folder() {
    String name = System.getenv(VARIABLE);
    assumeTrue(name != null && !name.isEmpty(), VARIABLE + " is not set: no real maps");
    Path folder = Path.of(name).toAbsolutePath();
    assertTrue(Files.isDirectory(folder), VARIABLE + " names no folder: " + folder);
    return folder;
  }
}
