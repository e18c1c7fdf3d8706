package hopscotch.datasets.walk;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.HostileInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WalkGeneratorsFuzzTest {
  private static final GridMap MAP = GridMap.parse("....@", "@@.@.", ".....");

  @FuzzTest
  void generator(byte[] input) {
    HostileInput.read(input, IllegalArgumentException.class, WalkGeneratorsFuzzTest::read);
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeGenerator() throws IOException {
    HostileInput.huge(HostileInput.seeds(WalkGeneratorsFuzzTest.class, "generator"))
        .forEach(this::generator);
  }

  /** A generator that is known makes a short walk. */
  private static void read(byte[] bytes) {
    WalkGenerators.parse(new String(bytes, StandardCharsets.UTF_8))
        .generate(MAP, Movement.OCTILE, 2, 1);
  }
}
