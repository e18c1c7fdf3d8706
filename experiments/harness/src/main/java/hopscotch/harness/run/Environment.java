package hopscotch.harness.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.file.Sha256;
import hopscotch.harness.output.Json;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The machine and the software of a run. */
public final class Environment {
  private static final String UNKNOWN = "unknown";
  private static final List<String> SOURCES =
      List.of(":(top)pom.xml", ":(top).mvn", ":(top)*/pom.xml", ":(top)*/src/main/*");

  /** A file that every checkout has, and no other folder. */
  private static final String A_SOURCE =
      "experiments/harness/src/main/java/"
          + Environment.class.getName().replace('.', '/')
          + ".java";

  /** The variables in which Slurm names the job, the task and the attempt of a session. */
  private static final List<String> SLURM =
      List.of("SLURM_JOB_ID", "SLURM_ARRAY_JOB_ID", "SLURM_ARRAY_TASK_ID", "SLURM_RESTART_COUNT");

  /** The variables that say where maps are, if the command does not. */
  private static final List<String> MAPS = List.of("HOPSCOTCH_MAPS", "HOPSCOTCH_CACHE");

  private Environment() {}

  /** Everything that is known, as an object of a manifest. */
  public static ObjectNode describe() {
    ObjectNode node = Json.object();
    String version = Environment.class.getPackage().getImplementationVersion();
    node.put("hopscotch", Objects.requireNonNullElse(version, "unpackaged"));
    Path folder = findCheckout();
    String commit = folder == null ? UNKNOWN : git(folder, "rev-parse", "HEAD");
    node.put("commit", commit);
    node.put("dirty", !commit.equals(UNKNOWN) && isDirty(folder));
    node.put("java", System.getProperty("java.runtime.version"));
    node.put("jvm", System.getProperty("java.vm.name"));
    node.set("jvmFlags", Json.of(ManagementFactory.getRuntimeMXBean().getInputArguments()));
    node.put("jars", Planners.jars());
    node.put("host", firstLine("/proc/sys/kernel/hostname"));
    node.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    node.put("architecture", System.getProperty("os.arch"));
    node.put("cpu", cpu());
    node.put("cores", Runtime.getRuntime().availableProcessors());
    node.put("clockKhz", firstLine("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"));
    node.put("governor", firstLine("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"));
    putVariables(node, "/environment", MAPS);
    putVariables(node, "/slurm", SLURM);
    node.put("load", load());
    return node;
  }

  /**
   * A text that distinguishes the planners of this JVM from those of any other code: the commit or
   * the version of the release, and the hash of the jars beside it. Empty if the sources have
   * changes, if neither is known, or if a jar is a folder of classes.
   */
  public static Optional<String> findBuild() throws IOException {
    List<Path> jars = Planners.jarFiles();
    if (!jars.stream().allMatch(Files::isRegularFile)) {
      return Optional.empty();
    }
    String suffix = jars.isEmpty() ? "" : ", jars " + Sha256.of(jars);
    return findVersion().map(version -> version + suffix);
  }

  private static Optional<String> findVersion() {
    Path folder = findCheckout();
    if (folder == null) {
      return Optional.ofNullable(Environment.class.getPackage().getImplementationVersion())
          .filter(version -> !version.endsWith("-SNAPSHOT"));
    }
    String commit = git(folder, "rev-parse", "HEAD");
    return commit.equals(UNKNOWN) || isDirty(folder) ? Optional.empty() : Optional.of(commit);
  }

  private static void putVariables(ObjectNode node, String name, List<String> variables) {
    for (String variable : variables) {
      String value = System.getenv(variable);
      if (value != null) {
        node.withObject(name).put(variable, value);
      }
    }
  }

  /** The load average of the last minute. Negative if it is not known. */
  public static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }

  private static String cpu() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/cpuinfo"))) {
        if (line.toLowerCase(Locale.ROOT).startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).strip();
        }
      }
    } catch (IOException e) {
      return UNKNOWN;
    }
    return UNKNOWN;
  }

  private static String firstLine(String file) {
    try {
      return Files.readString(Path.of(file)).strip();
    } catch (IOException e) {
      return UNKNOWN;
    }
  }

  /**
   * Whether the sources of a checkout differ from its commit. Everything that goes into a build
   * counts, as in the launcher, but not a picture or a suite that somebody left beside it.
   */
  static boolean isDirty(Path folder) {
    List<String> arguments =
        new ArrayList<>(List.of("status", "--porcelain", "--untracked-files=all", "--"));
    arguments.addAll(SOURCES);
    return !git(folder, arguments.toArray(String[]::new)).isEmpty();
  }

  /**
   * The checkout in which this class was built, or {@code null} if there is none. A release or
   * sources that only lie in another repository do not belong to its commit.
   */
  private static Path findCheckout() {
    CodeSource source = Environment.class.getProtectionDomain().getCodeSource();
    try {
      Path folder = source == null ? null : Path.of(source.getLocation().toURI()).getParent();
      while (folder != null && !Files.isRegularFile(folder.resolve(A_SOURCE))) {
        folder = folder.getParent();
      }
      return folder != null && Files.exists(folder.resolve(".git")) ? folder : null;
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return null;
    }
  }

  private static String git(Path folder, String... arguments) {
    try {
      List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
      command.addAll(List.of(arguments));
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String text =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      boolean ended = process.waitFor(10, TimeUnit.SECONDS);
      return ended && process.exitValue() == 0 ? text : UNKNOWN;
    } catch (IOException e) {
      return UNKNOWN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return UNKNOWN;
    }
  }
}
