package hopscotch.spark;

import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * The driver of a study. It lets tasks run the units that are missing, and records which attempt it
 * accepted for each. Spark reports only the first success of each task, even if the task was
 * retried, lost, or run twice by speculation.
 */
public final class SparkDriver {
  private static final String HADOOP = "spark.hadoop.";
  private static final ClassTag<Sealed> SEALED = ClassTag$.MODULE$.apply(Sealed.class);

  private final SparkJob job;
  private final PrintStream err;

  private SparkDriver(SparkJob job, PrintStream err) {
    this.job = job;
    this.err = err;
  }

  /** Runs the missing units of the {@link SparkJob} in a file, and ends the process. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    int code;
    try {
      code = new SparkDriver(SparkJob.read(Path.of(args[0])), System.err).run(new SparkConf());
    } catch (IOException e) {
      System.err.println("hopscotch: " + e.getMessage());
      code = ExitCode.BAD_DATA;
    }
    System.exit(code);
  }

  private int run(SparkConf conf) throws IOException {
    OutputFolder output = new OutputFolder(job.output(), hadoop(conf));
    UnitLedger ledger = UnitLedger.open(output, job.manifest(), job.isFree(), job.source());
    output.put(job.suite(), "suite.yaml");
    for (Path map : job.maps()) {
      output.put(map, "maps/" + map.getFileName());
    }
    List<Integer> missing = ledger.missing();
    if (missing.isEmpty()) {
      System.out.printf("nothing to submit: all %d units are done%n", ledger.units());
      return ExitCode.OK;
    }
    String failure;
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      err.printf(
          "%s: %d of %d units to run%n",
          spark.sc().applicationId(), missing.size(), ledger.units());
      failure = run(spark, missing, ledger);
    }
    ledger.tidy();
    int left = ledger.missing().size();
    System.out.printf(
        "%d of %d units are done: %s%n", ledger.units() - left, ledger.units(), output);
    if (failure != null) {
      err.println("hopscotch: " + failure + "; submitted again, it goes on");
    }
    return left == 0 ? ExitCode.OK : ExitCode.FAULTS;
  }

  /** The configuration of Hadoop, as Spark derives it from its own. */
  private static Configuration hadoop(SparkConf conf) {
    Configuration configuration = new Configuration();
    for (Tuple2<String, String> entry : conf.getAll()) {
      if (entry._1().startsWith(HADOOP)) {
        configuration.set(entry._1().substring(HADOOP.length()), entry._2());
      }
    }
    return configuration;
  }

  /** Runs units, and returns why some are missing in the end, or {@code null} if none is. */
  private String run(JavaSparkContext spark, List<Integer> units, UnitLedger ledger)
      throws IOException {
    BlockingQueue<Sealed> successes = new LinkedBlockingQueue<>();
    JavaRDD<Integer> tasks = spark.parallelize(units, units.size());
    UnitTask task =
        new UnitTask(job.output(), ledger.units(), job.javaOptions(), spark.hadoopConfiguration());
    CompletableFuture<Void> work =
        CompletableFuture.runAsync(
            () -> spark.sc().runJob(tasks.rdd(), task, new Handing(successes), SEALED),
            runnable -> new Thread(runnable, "job").start());
    while (!work.isDone() || !successes.isEmpty()) {
      List<Sealed> some = next(successes);
      if (!some.isEmpty()) {
        accept(some, ledger, err);
      }
    }
    try {
      work.join();
      return null;
    } catch (CompletionException e) {
      return String.valueOf(e.getCause().getMessage()).lines().findFirst().orElse("it failed");
    }
  }

  /** All successes so far, as soon as there is one. After a while without any, an empty list. */
  private static List<Sealed> next(BlockingQueue<Sealed> successes) {
    List<Sealed> some = new ArrayList<>();
    try {
      Sealed first = successes.poll(1, TimeUnit.SECONDS);
      if (first != null) {
        some.add(first);
        successes.drainTo(some);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return some;
  }

  /**
   * Accepts attempts. It reports that units are done only after that is written, so that the report
   * is true even if the driver is killed.
   */
  static void accept(List<Sealed> some, UnitLedger ledger, PrintStream err) throws IOException {
    int left = ledger.missing().size();
    ledger.accept(some);
    for (Sealed sealed : some) {
      left--;
      err.printf(
          "unit %d: %d rows, attempt %s on executor %s; %d of %d units are left%n",
          sealed.unit(), sealed.rows(), sealed.attempt(), sealed.executor(), left, ledger.units());
    }
  }

  /** Receives the first success of each task, on Spark's event thread. */
  private static final class Handing extends AbstractFunction2<Object, Sealed, BoxedUnit> {
    private final BlockingQueue<Sealed> successes;

    Handing(BlockingQueue<Sealed> successes) {
      this.successes = successes;
    }

    @Override
    public BoxedUnit apply(Object partition, Sealed sealed) {
      successes.add(sealed);
      return BoxedUnit.UNIT;
    }
  }
}
