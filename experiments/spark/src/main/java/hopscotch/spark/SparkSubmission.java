package hopscotch.spark;

import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.Timing;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.launcher.SparkLauncher;

/** A call of spark-submit on this machine, whose driver is {@link SparkDriver}. */
final class SparkSubmission {
  /** The setting that keeps the driver from writing hundreds of lines about itself. */
  private static final String QUIET =
      """
      rootLogger.level = warn
      rootLogger.appenderRef.stderr.ref = stderr
      appender.stderr.type = Console
      appender.stderr.name = stderr
      appender.stderr.target = SYSTEM_ERR
      appender.stderr.layout.type = PatternLayout
      appender.stderr.layout.pattern = spark: %p %c{1}: %m%n
      """;

  /** The most worker processes that a run keeps at once. */
  private static final int MAX_PROCESSES = 16;

  private static final int PROCESS_MB = 512;
  private static final int UNIT_MB = 2048;

  private final Path home;
  private final String master;
  private final Map<String, String> settings = new LinkedHashMap<>();
  private final Suite suite;

  /**
   * A call.
   *
   * @param cores the number of cores of an executor
   * @param added the user's settings, {@code KEY=VALUE}, which come last
   */
  SparkSubmission(Path home, String master, int cores, List<String> added, Suite suite) {
    this.home = home;
    this.master = master;
    this.suite = suite;
    settings.put("spark.executor.cores", Integer.toString(cores));
    settings.put("spark.task.cpus", Integer.toString(cores));
    settings.put("spark.speculation", "false");
    // Where containers are limited: a unit's processes stand beside the executor's heap.
    settings.put("spark.executor.memoryOverhead", memoryMb(suite) + "m");
    for (String setting : added) {
      int equals = setting.indexOf('=');
      settings.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
  }

  /** About how much memory the processes of one unit may take, in MB. */
  static int memoryMb(Suite suite) {
    int processes =
        suite.timing() == Timing.QUICK ? 1 : Math.min(MAX_PROCESSES, suite.specs().size());
    return processes * (suite.budgets().memoryMib() + PROCESS_MB) + UNIT_MB;
  }

  /**
   * Runs it to its end, and returns the driver's exit code.
   *
   * @param archive the URI of the packed {@link Bundle}
   * @param classPath the class path of this program, whose own jars go along
   */
  int run(Path job, String archive, String classPath, Interruption interruption)
      throws IOException {
    SparkLauncher launcher =
        new SparkLauncher()
            .setSparkHome(home.toString())
            .setMaster(master)
            .setDeployMode("client")
            .setAppName("hopscotch " + suite.name())
            .setMainClass(SparkDriver.class.getName())
            .addSparkArg("--archives", archive + "#" + UnitTask.ARCHIVE)
            .addAppArgs(job.toString())
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    if (!hasOwnLogging()) {
      Path logging = job.resolveSibling("log4j2.properties");
      OutputFile.write(logging, QUIET);
      launcher.setConf(
          SparkLauncher.DRIVER_EXTRA_JAVA_OPTIONS, "-Dlog4j2.configurationFile=" + logging.toUri());
    }
    settings.forEach(launcher::setConf);
    for (String entry : classPath.split(File.pathSeparator)) {
      String name = String.valueOf(Path.of(entry).getFileName());
      if (name.startsWith("hopscotch-spark")) {
        launcher.setAppResource(entry);
      } else if (name.startsWith("hopscotch-")) {
        launcher.addJar(entry);
      }
    }
    Process process = launcher.launch();
    interruption.onRequest(process::destroy);
    try {
      int code = process.waitFor();
      return interruption.isRequested() ? ExitCode.INTERRUPTED : code;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  private boolean hasOwnLogging() {
    String folder = System.getenv("SPARK_CONF_DIR");
    Path conf = folder == null ? home.resolve("conf") : Path.of(folder);
    return Files.exists(conf.resolve("log4j2.properties"));
  }
}
