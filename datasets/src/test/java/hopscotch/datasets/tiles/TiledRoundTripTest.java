package hopscotch.datasets.tiles;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Terrain;
import hopscotch.datasets.movingai.MapReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class TiledRoundTripTest {
  private static final long[] FLIPS = {0, 0x80000000L, 0x40000000L, 0x20000000L, 0xF0000000L};

  @Property
  void whatIsWrittenIsReadAgain(@ForAll @From("maps") GridMap map) throws IOException {
    TileMap read = write(map, Optional.empty());

    assertEquals(map, read.map());
    assertEquals(Optional.empty(), read.findTerrain());
  }

  @Test
  void weightsAreKept() throws IOException {
    Optional<Terrain> terrain = Optional.of(Terrain.parse(".=1,S=3,W=9"));
    TileMap read = write(GridMap.parse(".SW", "@TW"), terrain);

    assertEquals(GridMap.parse(".SW", "@TW"), read.map());
    assertEquals(terrain, read.findTerrain());
  }

  /** The map itself is the oracle: a tile for a letter, in every form that Tiled writes. */
  @Property
  void everyFormOfALayerIsTheSameMap(
      @ForAll @From("plain") GridMap map, @ForAll @From("forms") String form) throws IOException {
    long[] tiles = new long[map.width() * map.height()];
    for (int i = 0; i < tiles.length; i++) {
      int letter = map.terrain(map.cell(i % map.width(), i / map.width()));
      tiles[i] = (letter == '.' ? 1 : 2) | FLIPS[i % FLIPS.length];
    }
    String data =
        form.contains("csv")
            ? TiledText.joined(tiles)
            : TiledText.base64(form.replaceAll(".*compression=\"|\"$", ""), tiles);
    String layer = TiledText.layer("L", map.width(), map.height(), form, data);
    String text = TiledText.tmx(map.width(), map.height(), false, layer);

    TileRule rule = TileRule.parse("2=blocked");
    assertEquals(map, TileFiles.read(text.getBytes(UTF_8), "x.tmx", rule).map());
  }

  private static TileMap write(GridMap map, Optional<Terrain> terrain) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    TmjWriter.write(map, terrain, bytes);
    return TileFiles.read(bytes.toByteArray(), "x.tmj", TileRule.STANDARD);
  }

  @Provide
  Arbitrary<String> forms() {
    String base64 = "encoding=\"base64\"";
    return Arbitraries.of(
        "encoding=\"csv\"",
        base64,
        base64 + " compression=\"zlib\"",
        base64 + " compression=\"gzip\"");
  }

  @Provide
  Arbitrary<GridMap> maps() {
    return maps(MapReader.TERRAIN);
  }

  @Provide
  Arbitrary<GridMap> plain() {
    return maps(".@");
  }

  private static Arbitrary<GridMap> maps(String letters) {
    return Arbitraries.integers()
        .between(1, 9)
        .flatMap(
            width ->
                Arbitraries.of(Arrays.asList(letters.split("")))
                    .list()
                    .ofSize(width)
                    .map(row -> String.join("", row))
                    .list()
                    .ofMinSize(1)
                    .ofMaxSize(9)
                    .map(rows -> GridMap.parse(rows.toArray(new String[0]))));
  }
}
