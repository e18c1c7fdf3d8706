package hopscotch.spark;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a Spark that is not there. */
class SparkHomeTest {
  @TempDir private Path folder;

  @Test
  void aHomeThatIsNoneIsNamed() {
    String unset = assertThrows(IOException.class, () -> SparkHome.require(null)).getMessage();
    assertEquals(
        "SPARK_HOME: not set; expected the folder of a Spark 4, with bin/spark-submit", unset);
    String empty =
        assertThrows(IOException.class, () -> SparkHome.require(folder.toString())).getMessage();
    assertTrue(empty.startsWith("SPARK_HOME=" + folder + ": no bin/spark-submit"), empty);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "local",
        "local[2]",
        "local[*]",
        "spark://a:7077,b:7077",
        "yarn",
        "k8s://https://x"
      })
  void mastersAreKnown(String master) {
    assertDoesNotThrow(() -> SparkHome.requireMaster(master));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "head:7077", "spark://head", "local[]", "http://head:8080"})
  void whatIsNoMasterIsRefused(String master) {
    assertThrows(IllegalArgumentException.class, () -> SparkHome.requireMaster(master));
  }

  @Test
  void aMasterThatDoesNotAnswerIsNamed() {
    String message =
        assertThrows(
                IOException.class, () -> SparkHome.requireAnswer("spark://127.0.0.1:1", Map.of()))
            .getMessage();
    assertTrue(message.startsWith("--master spark://127.0.0.1:1: no answer"), message);
    assertThrows(IOException.class, () -> SparkHome.requireAnswer("yarn", Map.of()));
    assertDoesNotThrow(() -> SparkHome.requireAnswer("yarn", Map.of("YARN_CONF_DIR", "/etc/x")));
  }

  @Test
  void aLocalMasterSaysItsCores() {
    assertEquals(OptionalInt.of(1), SparkHome.cores("local"));
    assertEquals(OptionalInt.of(4), SparkHome.cores("local[4]"));
    assertEquals(OptionalInt.of(3), SparkHome.cores("local-cluster[2,3,1024]"));
    assertEquals(OptionalInt.empty(), SparkHome.cores("yarn"));
  }
}
