package hopscotch.experiments.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;

/** Guests for tests: real processes, which need a Python on the path. */
public final class Guests {
  private Guests() {}

  /** The guest that breaks the protocol in a way of its own; skips the test without a Python. */
  public static GuestProgram broken(String how) {
    requirePython();
    return new GuestProgram(List.of("python3", brokenFile().toString(), how), "/", null, null);
  }

  /** The file of that guest. */
  public static Path brokenFile() {
    try {
      return Path.of(Guests.class.getResource("/guests/broken.py").toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** The folder of the example guests. */
  public static Path examples() {
    return Path.of("").toAbsolutePath().getParent().resolve("examples/guests");
  }

  /** Skips the test where there is no Python. */
  public static void requirePython() {
    Assumptions.assumeTrue(isThere("python3"), "there is no python3 on the path");
  }

  /** Whether a program can be started and answers to --version. */
  public static boolean isThere(String program) {
    try {
      Process process =
          new ProcessBuilder(program, "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Fails if a process of any guest whose token begins so still runs. */
  public static void assertNoneLeft(String token) {
    if (Files.isDirectory(Path.of("/proc"))) {
      assertEquals(Set.of(), Containment.find(-1, token));
    }
  }
}
