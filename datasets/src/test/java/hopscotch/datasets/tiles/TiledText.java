package hopscotch.datasets.tiles;

import io.airlift.compress.zstd.ZstdCompressor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import java.util.stream.Collectors;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** Files of Tiled for tests: tile 1 says nothing, 2 is blocked, 3 costs 5, 4 is a bridge. */
final class TiledText {
  private static final String TILESET =
      """
       <tileset firstgid="1" name="ground" tilecount="4" columns="4">
        <image source="ground.png" width="64" height="16"/>
        <tile id="1"><properties><property name="blocked" type="bool" value="true"/></properties>
         <objectgroup><object id="1"><properties><property name="cost" value="x"/></properties>
         </object></objectgroup></tile>
        <tile id="2" type="swamp"><properties><property name="cost" type="int" value="5"/>
         <property name="note">a text
        of two lines</property></properties></tile>
        <tile id="3"><properties><property name="walkable" type="bool" value="true"/></properties>
         </tile>
       </tileset>
      """;

  static final String TILESET_JSON =
      """
      {"firstgid": 1, "name": "ground", "tilecount": 4, "tiles": [
        {"id": 1, "properties": [{"name": "blocked", "type": "bool", "value": true}]},
        {"id": 2, "type": "swamp", "properties": [{"name": "cost", "type": "int", "value": 5}]},
        {"id": 3, "properties": [{"name": "walkable", "type": "bool", "value": true}]}]}
      """;

  private TiledText() {}

  /** The tileset alone, without its number. */
  static String tsx() {
    return TILESET.strip().replace(" firstgid=\"1\"", "");
  }

  /** A map with these elements in it. */
  static String tmx(int width, int height, boolean infinite, String layers) {
    return tmx(width, height, infinite, TILESET, layers);
  }

  static String tmx(int width, int height, boolean infinite, String tilesets, String layers) {
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <map version="1.10" orientation="orthogonal" width="%d" height="%d" infinite="%d">
        %s%s</map>
        """
        .formatted(width, height, infinite ? 1 : 0, tilesets, layers);
  }

  static String layer(String name, int width, int height, String encoding, String data) {
    return "<layer id=\"1\" name=\"%s\" width=\"%d\" height=\"%d\"><data %s>%s</data></layer>\n"
        .formatted(name, width, height, encoding, data);
  }

  static String csv(String name, int width, int height, long... tiles) {
    return layer(name, width, height, "encoding=\"csv\"", joined(tiles));
  }

  static String joined(long... tiles) {
    return Arrays.stream(tiles).mapToObj(Long::toString).collect(Collectors.joining(",\n"));
  }

  /** Base64, compressed by zlib, gzip, zstd or not at all. */
  static String base64(String compression, long... tiles) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * tiles.length).order(ByteOrder.LITTLE_ENDIAN);
    Arrays.stream(tiles).forEach(tile -> bytes.putInt((int) tile));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out =
        switch (compression) {
          case "zlib" -> new DeflaterOutputStream(packed);
          case "gzip" -> new GZIPOutputStream(packed);
          default -> packed;
        }) {
      out.write(bytes.array());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return compression.equals("zstd") ? text(zstd(bytes.array())) : text(packed.toByteArray());
  }

  private static byte[] zstd(byte[] bytes) {
    ZstdCompressor compressor = new ZstdCompressor();
    byte[] packed = new byte[compressor.maxCompressedLength(bytes.length)];
    return Arrays.copyOf(
        packed, compressor.compress(bytes, 0, bytes.length, packed, 0, packed.length));
  }

  private static String text(byte[] packed) {
    return "\n   " + Base64.getEncoder().encodeToString(packed) + "\n  ";
  }
}
