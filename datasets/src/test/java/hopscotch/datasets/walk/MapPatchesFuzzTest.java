package hopscotch.datasets.walk;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MapPatchesFuzzTest {
  private static final byte[] SCENARIO =
      "version 2\nheight 9\nwidth 9\ncost 1 octile\npatch a.patch\ncommands\nP 0 0 1 1\nQ 0 0 0 8 8 1\n"
          .getBytes(US_ASCII);

  @FuzzTest
  void patches(byte[] input) {
    HostileInput.read(
        input,
        BadFileException.class,
        bytes -> DynamicScenarioReader.read(SCENARIO, bytes, "x.scen"));
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeFiles() throws IOException {
    HostileInput.huge(HostileInput.seeds(MapPatchesFuzzTest.class, "patches"))
        .forEach(this::patches);
  }
}
