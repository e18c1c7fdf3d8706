package hopscotch.datasets.generate;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MapGeneratorsFuzzTest {
  @FuzzTest
  void generator(byte[] input) {
    HostileInput.read(input, IllegalArgumentException.class, MapGeneratorsFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeGenerator() throws IOException {
    HostileInput.huge(HostileInput.seeds(MapGeneratorsFuzzTest.class, "generator"))
        .forEach(this::generator);
  }

  /** A generator that is known makes a small map. */
  private static void read(byte[] bytes) {
    MapGenerators.parse(new String(bytes, StandardCharsets.UTF_8)).generate(9, 7, 1);
  }
}
