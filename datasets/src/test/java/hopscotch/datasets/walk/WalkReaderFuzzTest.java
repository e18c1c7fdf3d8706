package hopscotch.datasets.walk;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WalkReaderFuzzTest {
  @FuzzTest
  void walk(byte[] input) {
    HostileInput.read(input, BadFileException.class, bytes -> WalkReader.read(bytes, "x.walk"));
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeWalk() throws IOException {
    HostileInput.huge(HostileInput.seeds(WalkReaderFuzzTest.class, "walk")).forEach(this::walk);
  }
}
