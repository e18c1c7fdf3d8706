package hopscotch.datasets.movingai;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MapReaderFuzzTest {
  @FuzzTest
  void map(byte[] input) {
    HostileInput.read(input, BadFileException.class, bytes -> MapReader.read(bytes, "x.map"));
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeMap() throws IOException {
    HostileInput.huge(HostileInput.seeds(MapReaderFuzzTest.class, "map")).forEach(this::map);
  }
}
