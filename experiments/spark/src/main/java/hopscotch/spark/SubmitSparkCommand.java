package hopscotch.spark;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Interruption;
import hopscotch.cli.options.ForceOption;
import hopscotch.cli.options.SuiteArgument;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.file.Folders;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.run.Environment;
import hopscotch.harness.run.PlanManifest;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.SuitePlan;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code submit spark}: a suite, a task of Spark for each of its units. */
@Command(
    name = "spark",
    description = "Run a suite on Spark; again, run what is missing.",
    footer = {
      "  hopscotch submit spark baselines -o /shared/study --master spark://head:7077 \\",
      "      --executor-cores 16",
      "  hopscotch submit spark baselines -o s3a://bucket/study --master yarn \\",
      "      --executor-cores 8 --conf spark.executor.instances=20",
      "  hopscotch status /shared/study",
      "",
      "SPARK_HOME names a Spark 4. The driver runs here, and sends suite, maps and"
          + " Hopscotch to the nodes. HOPSCOTCH_JAVA_OPTS is for the process of each unit.",
      "Exit code 3: not all units are done."
    })
final class SubmitSparkCommand extends ConsoleCommand {
  private static final String SPARK_HOME = "SPARK_HOME";
  private static final int DEFAULT_UNITS = 64;

  @Mixin private SuiteArgument suite;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "URI",
      description =
          "Where the rows go: a folder that all nodes see, or hdfs://, s3a:// or another"
              + " address for which SPARK_HOME has the jars.")
  private String output;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The master, as spark-submit takes it: spark://HOST:PORT, yarn, k8s://URL,"
              + " local[N].")
  private String master;

  @Option(
      names = "--executor-cores",
      paramLabel = "N",
      description =
          "The cores of an executor, best all of a node: one task at a time has them" + " all.")
  private Integer cores;

  @Option(
      names = "--units",
      paramLabel = "N",
      description =
          "Deal the suite to N tasks, best several for each executor. Default: 64, or what it was"
              + " dealt to before.")
  private Integer units;

  @Option(
      names = "--conf",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark, such as spark.speculation=true; may be repeated.")
  private List<String> settings = List.of();

  @Option(
      names = "--archive",
      paramLabel = "URI",
      description =
          "Where nodes fetch the file that --pack wrote, in place of getting it from" + " here.")
  private String archive;

  @Option(
      names = "--pack",
      paramLabel = "FILE",
      description = "Write suite, maps and Hopscotch to a zip for --archive, and submit nothing.")
  private Path pack;

  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    if (!suite.isNamed()) {
      throw wrong("expected a suite; see run --list");
    }
    if (pack == null) {
      requireOptions();
      SparkHome.require(System.getenv(SPARK_HOME));
      SparkHome.requireAnswer(master, System.getenv());
    } else {
      force.requireOurs(pack, Bundle::isOurs);
    }
    SuitePlan plan = suite.plan();
    try (Interruption interruption = Interruption.listen()) {
      Path scratch = Files.createTempDirectory("hopscotch-spark-");
      try {
        return send(plan, scratch, interruption);
      } finally {
        Folders.delete(scratch);
      }
    }
  }

  private int send(SuitePlan plan, Path scratch, Interruption interruption) throws IOException {
    String classPath = System.getProperty("java.class.path");
    Path folder = scratch.resolve("bundle");
    Bundle bundle =
        Bundle.make(folder, plan, suite.text(), suite.folder(), classPath, Planners.jars());
    if (pack != null) {
      bundle.pack(pack);
      out().println("Packed: " + pack);
      return ExitCode.OK;
    }
    Path job = scratch.resolve("job.json");
    job(bundle, plan, scratch).write(job);
    Path home = SparkHome.require(System.getenv(SPARK_HOME));
    SparkSubmission submission = new SparkSubmission(home, master, cores(), settings, plan.suite());
    return submission.run(job, archive(bundle, scratch), classPath, interruption);
  }

  private String archive(Bundle bundle, Path scratch) throws IOException {
    if (archive != null) {
      return archive;
    }
    Path zip = scratch.resolve("bundle.zip");
    bundle.pack(zip);
    return zip.toUri().toString();
  }

  private SparkJob job(Bundle bundle, SuitePlan plan, Path scratch) throws IOException {
    SuitePlan placed = bundle.plan();
    ObjectNode manifest = PlanManifest.of(placed);
    RunDirectory.putUnits(units == null ? DEFAULT_UNITS : units, manifest);
    List<Path> generated = new ArrayList<>();
    ObjectNode files = manifest.putObject("files");
    for (int i = 0; i < plan.maps().size(); i++) {
      PlannedMap map = plan.maps().get(i);
      Path made = placed.maps().get(i).file();
      if (map.file() != null) {
        files.put(map.id(), map.file().toAbsolutePath().normalize().toString());
      } else {
        generated.add(made);
        files.put(map.id(), Path.of(uri().getPath(), "maps", "" + made.getFileName()).toString());
      }
    }
    ObjectNode here = Environment.describe();
    ObjectNode source = Json.object();
    source.set("commit", here.path("commit"));
    source.set("dirty", here.path("dirty"));
    String options = System.getenv().getOrDefault("HOPSCOTCH_JAVA_OPTS", "").strip();
    return new SparkJob(
        uri().toString(),
        scratch.resolve("bundle/suite.yaml"),
        manifest,
        source,
        generated,
        units == null,
        options.isEmpty() ? List.of() : List.of(options.split("\\s+")));
  }

  /** The URI of the output. A name without a scheme is a local folder. */
  private URI uri() {
    try {
      return output.matches("[A-Za-z][A-Za-z0-9+.-]*:/.*")
          ? URI.create(output)
          : Path.of(output).toAbsolutePath().normalize().toUri();
    } catch (IllegalArgumentException e) {
      throw wrong("--output '%s': expected a folder or a URI".formatted(output));
    }
  }

  private int cores() {
    return cores == null ? SparkHome.cores(master).orElseThrow() : cores;
  }

  private void requireOptions() {
    if (output == null || master == null) {
      throw wrong("expected " + (output == null ? "--output" : "--master"));
    }
    uri();
    try {
      SparkHome.requireMaster(master);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    if (cores == null && SparkHome.cores(master).isEmpty()) {
      throw wrong("expected --executor-cores, best those of a node: a task has them for itself");
    }
    if (cores != null && cores < 1) {
      throw wrong("--executor-cores %d: expected at least 1".formatted(cores));
    }
    if (units != null && (units < 1 || units > 999_999)) {
      throw wrong("--units %d: expected 1 to 999999".formatted(units));
    }
    for (String setting : settings) {
      if (!setting.matches("spark\\.[^=\\s]+=.*")) {
        throw wrong("--conf '%s': expected spark.NAME=VALUE".formatted(setting));
      }
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command().commandLine(), message);
  }
}
