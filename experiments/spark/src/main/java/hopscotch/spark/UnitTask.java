package hopscotch.spark;

import hopscotch.datasets.file.Folders;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SerializableWritable;
import org.apache.spark.SparkEnv;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/**
 * One attempt at one unit, on an executor. A process of Hopscotch runs it into a folder of its own,
 * with worker processes as in any run. Then its rows are copied to the output, into a segment named
 * after the attempt.
 */
final class UnitTask extends AbstractFunction1<Iterator<Integer>, Sealed> implements Serializable {
  private static final long serialVersionUID = 1;

  /** The name under which an executor unpacks the bundle. */
  static final String ARCHIVE = "hopscotch";

  private final String output;
  private final int units;
  private final List<String> javaOptions;
  private final SerializableWritable<Configuration> configuration;

  UnitTask(String output, int units, List<String> javaOptions, Configuration configuration) {
    this.output = output;
    this.units = units;
    this.javaOptions = javaOptions;
    this.configuration = new SerializableWritable<>(configuration);
  }

  @Override
  public Sealed apply(Iterator<Integer> partition) {
    int unit = partition.next();
    try {
      return attempt(unit);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Sealed attempt(int unit) throws IOException {
    TaskContext context = TaskContext.get();
    String attempt = SparkEnv.get().conf().getAppId() + "-" + context.taskAttemptId();
    Path root = Path.of(SparkFiles.getRootDirectory()).toAbsolutePath().normalize();
    Path scratch = Files.createTempDirectory(root, "unit-");
    try {
      // Run the unit in a process.
      Path run = scratch.resolve("run");
      Path said = scratch.resolve("said");
      UnitProcess process =
          UnitProcess.start(
              Path.of(SparkFiles.get(ARCHIVE)), javaOptions, unit + "/" + units, run, said);
      if (!process.await(context::isInterrupted)) {
        throw new TaskKilledException("unit " + unit + " is not needed any more");
      }
      // Copy its rows and its log to the output.
      OutputFolder folder = new OutputFolder(output, configuration.value());
      String name = unit + "-" + attempt;
      Path segment = findSegment(run);
      if (segment != null) {
        folder.put(segment, "rows-" + name + ".csv");
      }
      Path log = run.resolve("logs/workers.log");
      if (Files.exists(log) && Files.size(log) > 0) {
        folder.put(log, "logs/" + name + ".log");
      }
      // Tell the driver what there is.
      return new Sealed(
          unit,
          attempt,
          SparkEnv.get().executorId(),
          segment == null ? null : "rows-" + name + ".csv",
          segment == null ? 0 : Files.size(segment),
          segment == null ? 0 : lines(segment) - 1,
          Files.readString(run.resolve("manifest.json")));
    } finally {
      Folders.delete(scratch);
    }
  }

  /** The segment of a run of one session and one lane; {@code null} if there is none. */
  private static Path findSegment(Path run) throws IOException {
    try (Stream<Path> files = Files.list(run)) {
      return files
          .filter(file -> file.getFileName().toString().matches("rows-.*\\.csv"))
          .findFirst()
          .orElse(null);
    }
  }

  private static long lines(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }
}
