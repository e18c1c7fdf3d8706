package hopscotch.datasets.walk;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class DynamicScenarioReaderFuzzTest {
  private static final byte[] PATCHES =
      "type patch\npatches 2\npatch 0\nheight 2\nwidth 1\nmap\n@\n.\npatch 1\nheight 1\nwidth 1\nmap\nT\n"
          .getBytes(US_ASCII);

  @FuzzTest
  void scenario(byte[] input) {
    HostileInput.read(
        input,
        BadFileException.class,
        bytes -> DynamicScenarioReader.read(bytes, PATCHES, "x.scen"));
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeFiles() throws IOException {
    HostileInput.huge(HostileInput.seeds(DynamicScenarioReaderFuzzTest.class, "scenario"))
        .forEach(this::scenario);
  }
}
