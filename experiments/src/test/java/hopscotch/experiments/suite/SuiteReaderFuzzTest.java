package hopscotch.experiments.suite;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SuiteReaderFuzzTest {
  @FuzzTest
  void suite(byte[] input) {
    HostileInput.read(input, BadFileException.class, SuiteReaderFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeSuite() throws IOException {
    HostileInput.huge(HostileInput.seeds(SuiteReaderFuzzTest.class, "suite")).forEach(this::suite);
  }

  private static void read(byte[] bytes) throws BadFileException {
    Suite suite = SuiteReader.parse(new String(bytes, StandardCharsets.UTF_8), "x.yaml");
    assertFalse(suite.specs().isEmpty());
  }
}
