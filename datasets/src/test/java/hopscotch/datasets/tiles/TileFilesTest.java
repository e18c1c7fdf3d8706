package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TileFilesTest {
  @Test
  void aRuleSaysWhatLettersAre() throws IOException {
    TileMap read = read("#=blocked,E=7,1=blocked,0=1", "..#E", "10S@");

    assertEquals(GridMap.parse("..@G", "@.S@"), read.map());
    assertEquals(Optional.of(Terrain.parse(".=1,S=1,G=7")), read.findTerrain());
  }

  @Test
  void lettersThatTheRuleLeavesOutAreWhatTheyAreWithoutOne() throws IOException {
    TileMap read = read("#=blocked", ".GSW", "T@O#");

    assertEquals(GridMap.parse(".GSW", "T@O@"), read.map());
    assertEquals(Optional.empty(), read.findTerrain());
  }

  @Test
  void aLetterOfTheFormatMayBeNamedToo() throws IOException {
    assertEquals(GridMap.parse(".@.O"), read("S=blocked,W=1", ".SWO").map());
  }

  private static TileMap read(String rule, String... rows) throws IOException {
    String text =
        "type octile\nheight %d\nwidth %d\nmap\n".formatted(rows.length, rows[0].length())
            + String.join("\n", rows);
    return TileFiles.read(text.getBytes(US_ASCII), "x.map", TileRule.parse(rule));
  }
}
