package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SuiteReaderFuzzTest {
  private static final String CLASS = "(java[.]|fasterxml|hopscotch[.]experiments|snakeyaml).*";

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

  /** Whatever is wrong is told in one line, in words of the suite. */
  private static void read(byte[] bytes) throws BadFileException {
    try {
      Suite suite = SuiteReader.parse(SuiteReader.decode(bytes, "x.yaml"), "x.yaml");
      assertFalse(suite.specs().isEmpty());
    } catch (BadFileException e) {
      assertTrue(e.getMessage().startsWith("x.yaml:"), e.getMessage());
      assertTrue(e.getMessage().contains("; expected "), e.getMessage());
      boolean quotes = new String(bytes, StandardCharsets.ISO_8859_1).matches("(?s).*" + CLASS);
      assertTrue(quotes || !e.getMessage().matches(".*" + CLASS), e.getMessage());
      throw e;
    }
  }
}
