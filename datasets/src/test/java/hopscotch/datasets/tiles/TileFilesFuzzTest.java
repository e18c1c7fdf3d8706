package hopscotch.datasets.tiles;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TileFilesFuzzTest {
  @FuzzTest
  void tmx(byte[] input) {
    read(input, "x.tmx", TileRule.STANDARD);
  }

  @FuzzTest
  void tmj(byte[] input) {
    read(input, "x.tmj", TileRule.STANDARD);
  }

  private static void read(byte[] input, String name, TileRule rule) {
    HostileInput.read(input, BadFileException.class, bytes -> TileFiles.read(bytes, name, rule));
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeMaps() throws IOException {
    HostileInput.huge(HostileInput.seeds(TileFilesFuzzTest.class, "tmx")).forEach(this::tmx);
    HostileInput.huge(HostileInput.seeds(TileFilesFuzzTest.class, "tmj")).forEach(this::tmj);
  }
}
