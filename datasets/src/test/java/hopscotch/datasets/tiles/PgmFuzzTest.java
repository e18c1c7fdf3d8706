package hopscotch.datasets.tiles;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PgmFuzzTest {
  private static final TileRule RULE = TileRule.STANDARD;

  @FuzzTest
  void pgm(byte[] input) {
    HostileInput.read(input, BadFileException.class, bytes -> TileFiles.read(bytes, "x.pgm", RULE));
  }

  /** Of one seed: there are a hundred inputs of a mebibyte for each. */
  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeFiles() throws IOException {
    HostileInput.huge(HostileInput.seeds(PgmFuzzTest.class, "pgm").subList(0, 1))
        .forEach(this::pgm);
  }
}
