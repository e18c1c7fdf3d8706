package hopscotch.harness.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
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
    return file("broken.py");
  }

  /** The file of guests that speak well and plan wrongly. */
  public static Path wrongFile() {
    return file("wrong.py");
  }

  /** A file of the guests for tests. */
  public static Path file(String name) {
    return Path.of("../harness/src/test/resources/guests", name).toAbsolutePath().normalize();
  }

  /** The folder of the example guests. */
  public static Path examples() {
    return Path.of("../../examples/guests").toAbsolutePath().normalize();
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

  /** Skips the test where there is no C++ compiler. */
  public static void requireCompiler() {
    Assumptions.assumeTrue(isThere("g++"), "there is no g++ on the path");
  }

  /**
   * A program or library of the example guests, compiled once for all tests of a build.
   *
   * @param name of the file to be made
   * @param source below {@link #examples()}
   * @param flags for the compiler
   */
  public static Path compiled(String name, String source, String... flags) throws Exception {
    requireCompiler();
    Path folder = Files.createDirectories(Path.of("target", "guests").toAbsolutePath());
    Path file = examples().resolve(source);
    byte[] text = Files.readAllBytes(file);
    Path made = folder.resolve("%08x-%s".formatted(Arrays.hashCode(text), name));
    if (!Files.exists(made)) {
      Path fresh = Files.createTempFile(folder, name, "");
      List<String> command = new ArrayList<>(List.of("g++", "-std=c++17", "-O1", "-Wall"));
      command.addAll(List.of("-Wextra", "-Werror", "-o", fresh.toString(), file.toString()));
      command.addAll(List.of(flags));
      assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
      Files.move(fresh, made, StandardCopyOption.ATOMIC_MOVE);
    }
    return made;
  }

  /** Fails if a process of any guest whose token begins so still runs. */
  public static void assertNoneLeft(String token) {
    if (Files.isDirectory(Path.of("/proc"))) {
      assertEquals(Set.of(), Containment.find(token));
    }
  }

  /** Whether a process runs; one that ended and that nobody waited for does not. */
  static boolean runs(long pid) throws IOException {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
      return !stat.substring(stat.lastIndexOf(')')).startsWith(") Z");
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
