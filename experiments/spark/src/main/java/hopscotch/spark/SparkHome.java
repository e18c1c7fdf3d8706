package hopscotch.spark;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the installation of Spark and the master that it is to use. */
final class SparkHome {
  private static final Pattern LOCAL = Pattern.compile("local(\\[([0-9]+|\\*)(, *[0-9]+)?])?");
  private static final Pattern CLUSTER_HERE =
      Pattern.compile("local-cluster\\[[0-9]+, *([0-9]+), *[0-9]+]");
  private static final Pattern STANDALONE =
      Pattern.compile("spark://[^:/,]+:[0-9]{1,5}(,[^:/,]+:[0-9]{1,5})*");
  private static final String MASTERS = "spark://HOST:PORT, yarn, k8s://URL or local[N]";
  private static final int PATIENCE_MILLIS = 3000;

  private SparkHome() {}

  /**
   * The folder that SPARK_HOME names.
   *
   * @param named the value of the variable; {@code null} if it is not set
   * @throws BadFileException if it is not set, or does not name a Spark 4
   */
  static Path require(String named) throws IOException {
    String expected = "the folder of a Spark 4, with bin/spark-submit";
    if (named == null || named.isEmpty()) {
      throw new BadFileException("SPARK_HOME", "not set", expected);
    }
    Path home = Path.of(named).toAbsolutePath();
    if (!Files.isExecutable(home.resolve("bin/spark-submit"))) {
      throw new BadFileException("SPARK_HOME=" + named, "no bin/spark-submit there", expected);
    }
    try (java.nio.file.DirectoryStream<Path> cores =
        Files.newDirectoryStream(home.resolve("jars"), "spark-core_2.13-4.*.jar")) {
      if (!cores.iterator().hasNext()) {
        throw new BadFileException(
            "SPARK_HOME=" + named, "no jars/spark-core_2.13-4.*.jar there", expected);
      }
    } catch (java.nio.file.NoSuchFileException e) {
      throw new BadFileException("SPARK_HOME=" + named, "no folder jars there", expected);
    }
    return home;
  }

  /** Refuses a text that does not name a master, naming the kinds. */
  static void requireMaster(String master) {
    boolean isKnown =
        LOCAL.matcher(master).matches()
            || CLUSTER_HERE.matcher(master).matches()
            || STANDALONE.matcher(master).matches()
            || master.equals("yarn")
            || master.startsWith("k8s://");
    if (!isKnown) {
      throw new IllegalArgumentException("--master '%s': expected %s".formatted(master, MASTERS));
    }
  }

  /**
   * Refuses a standalone master that does not answer, which Spark itself would try for a minute,
   * and YARN if nothing says where it is.
   *
   * @param environment the environment of this process
   * @throws BadFileException if it is refused; the message names it
   */
  static void requireAnswer(String master, Map<String, String> environment) throws IOException {
    if (master.equals("yarn")
        && !environment.containsKey("HADOOP_CONF_DIR")
        && !environment.containsKey("YARN_CONF_DIR")) {
      throw new BadFileException(
          "--master yarn", "HADOOP_CONF_DIR is not set", "the folder with yarn-site.xml");
    }
    if (!STANDALONE.matcher(master).matches()) {
      return;
    }
    String fault = "";
    for (String address : master.substring("spark://".length()).split(",")) {
      int colon = address.lastIndexOf(':');
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(address.substring(colon + 1));
        socket.connect(new InetSocketAddress(address.substring(0, colon), port), PATIENCE_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        fault = e instanceof java.net.UnknownHostException ? "unknown host" : e.getMessage();
      }
    }
    throw new BadFileException(
        "--master " + master, "no answer (" + fault + ")", "the URL that the master's page shows");
  }

  /** The number of cores of an executor, if the master determines it. */
  static OptionalInt cores(String master) {
    Matcher local = LOCAL.matcher(master);
    if (local.matches()) {
      String number = local.group(2);
      return OptionalInt.of(
          number == null
              ? 1
              : number.equals("*")
                  ? Runtime.getRuntime().availableProcessors()
                  : Integer.parseInt(number));
    }
    Matcher here = CLUSTER_HERE.matcher(master);
    return here.matches() ? OptionalInt.of(Integer.parseInt(here.group(1))) : OptionalInt.empty();
  }
}
