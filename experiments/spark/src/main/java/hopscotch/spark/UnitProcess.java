package hopscotch.spark;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The process of {@link UnitMain} for one attempt at a unit. It does not load Spark's classes, and
 * it ends with the process that started it.
 */
record UnitProcess(Process process, String shard, Path said) {
  private static final int MAX_SAID = 2000;

  /**
   * Starts a shard.
   *
   * @param bundle the folder of a {@link Bundle}
   * @param run the new folder of the run
   * @param said the file for its output
   */
  static UnitProcess start(Path bundle, List<String> javaOptions, String shard, Path run, Path said)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(javaOptions);
    command.add("-Djava.awt.headless=true");
    command.add("-Dhopscotch.classpath=" + classPath(bundle.resolve("planners")));
    command.addAll(List.of("-cp", classPath(bundle.resolve("lib")), UnitMain.class.getName()));
    command.addAll(List.of(bundle.toString(), shard, run.toString()));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    return new UnitProcess(process, shard, said);
  }

  private static String classPath(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return "";
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return String.join(
          File.pathSeparator,
          entries.map(entry -> entry.toAbsolutePath().toString()).sorted().toList());
    }
  }

  /**
   * Waits for the end.
   *
   * @param isKilled whether the attempt is no longer needed
   * @return whether it ran to its end; if not, the process was ended
   * @throws UnitFailedException if it failed; the message has its last words
   */
  boolean await(BooleanSupplier isKilled) throws IOException {
    try {
      while (!process.waitFor(100, TimeUnit.MILLISECONDS)) {
        if (isKilled.getAsBoolean()) {
          return false;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      process.destroyForcibly();
    }
    if (process.exitValue() != 0) {
      throw new UnitFailedException(
          "unit %s ended with exit code %d: %s".formatted(shard, process.exitValue(), lastSaid()));
    }
    return true;
  }

  private String lastSaid() throws IOException {
    String text = new String(Files.readAllBytes(said), StandardCharsets.UTF_8).strip();
    String last = text.substring(Math.max(0, text.length() - MAX_SAID));
    return last.isEmpty() ? "it said nothing" : last.replaceAll("\\s*\\n\\s*", " | ");
  }
}
