package hopscotch.datasets.tiles;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.testkit.HostileInput;
import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.util.stream.Stream;
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

  @FuzzTest
  void ldtk(byte[] input) {
    read(input, "x.ldtk", TileRule.parse("1=blocked,2=4"));
  }

  @FuzzTest
  void png(byte[] input) {
    read(input, "x.png", TileRule.parse("#0000ff=4"));
  }

  private static void read(byte[] input, String name, TileRule rule) {
    HostileInput.read(input, BadFileException.class, bytes -> TileFiles.read(bytes, name, rule));
  }

  @Test
  @Tag("jazzer")
  @Timeout(300)
  void hugeMaps() throws IOException {
    first("tmx").forEach(this::tmx);
    first("tmj").forEach(this::tmj);
    first("ldtk").forEach(this::ldtk);
    first("png").forEach(this::png);
  }

  /** Of one seed of a format: there are a hundred of a mebibyte for each. */
  private static Stream<byte[]> first(String method) throws IOException {
    return HostileInput.huge(HostileInput.seeds(TileFilesFuzzTest.class, method).subList(0, 1));
  }
}
