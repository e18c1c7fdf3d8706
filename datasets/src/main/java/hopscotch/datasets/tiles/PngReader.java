package hopscotch.datasets.tiles;

import hopscotch.core.grid.GridMap;
import hopscotch.datasets.file.BadFileException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Reads pictures as maps with one cell for each pixel. The rule says what the colours mean. If it
 * does not, white is free, black is blocked and any other colour is refused. A wholly transparent
 * pixel is blocked.
 */
final class PngReader {
  private static final long SIGNATURE = 0x89504e470d0a1a0aL;
  private static final int HEADER_BYTES = 33;

  /** The bytes of the length, the type and the checksum of a chunk. */
  private static final int CHUNK_BYTES = 12;

  /** The letters IEND. */
  private static final int LAST_CHUNK = 0x49454e44;

  /** The most bytes to which one byte of a deflated picture can be inflated. */
  private static final long MOST_INFLATED = 1032;

  private static final int OPAQUE = 0xff;
  private static final int WHITE = 0xffffff;
  private static final int BLACK = 0;

  private final TileSource source;
  private final TileRule rule;
  private final Palette palette = new Palette();
  private final Map<Integer, Integer> codes = new HashMap<>();

  private PngReader(TileSource source, TileRule rule) {
    this.source = source;
    this.rule = rule;
  }

  static TileMap read(TileSource source, TileRule rule) throws BadFileException {
    return new PngReader(source, rule).map();
  }

  private TileMap map() throws BadFileException {
    BufferedImage picture = picture(source);
    int width = picture.getWidth();
    int height = picture.getHeight();
    GridMap.Builder cells = GridMap.builder(width, height);
    Pixels pixels = Pixels.of(picture);
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      pixels.read(y, row);
      int last = row[0];
      int code = code(last, 0, y);
      for (int x = 0; x < width; x++) {
        if (row[x] != last) {
          last = row[x];
          code = code(last, x, y);
        }
        cells.set(x, y, code);
      }
    }
    return palette.finish(cells, width, height, 0, 0, source.faults());
  }

  /** The picture of a file. */
  static BufferedImage picture(TileSource source) throws BadFileException {
    requireRoom(source);
    BufferedImage picture = decoded(source);
    requireWhole(source);
    return picture;
  }

  /** Compares the size in the header with the size of the file. */
  private static void requireRoom(TileSource source) throws BadFileException {
    ByteBuffer bytes = ByteBuffer.wrap(source.bytes());
    if (bytes.limit() < HEADER_BYTES || bytes.getLong() != SIGNATURE) {
      throw source.faults().at("this is no PNG", "a picture in PNG");
    }
    long width = bytes.getInt(16) & 0xffffffffL;
    long height = bytes.getInt(20) & 0xffffffffL;
    TileCanvas.requireSize(width, height, source.faults());
    int depth = bytes.get(24) & 0xff;
    int samples =
        switch (bytes.get(25)) {
          case 2 -> 3;
          case 4 -> 2;
          case 6 -> 4;
          default -> 1;
        };
    if (width * height / 8 * depth * samples > MOST_INFLATED * bytes.limit()) {
      throw source
          .faults()
          .at(
              "a file of %d bytes promises %d x %d pixels".formatted(bytes.limit(), width, height),
              "a whole picture");
    }
  }

  /** The decoded picture. The JDK throws unchecked exceptions on some damaged files. */
  private static BufferedImage decoded(TileSource source) throws BadFileException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
    try (var input = new MemoryCacheImageInputStream(new ByteArrayInputStream(source.bytes()))) {
      reader.setInput(input, true, true);
      return reader.read(0);
    } catch (IOException | RuntimeException e) {
      throw source.faults().at("the picture is damaged", "a whole PNG");
    } finally {
      reader.dispose();
    }
  }

  /**
   * Compares each chunk with its checksum, up to the last one. The platform's reader accepts
   * pictures that break off, and missing pixels would become ground.
   */
  private static void requireWhole(TileSource source) throws BadFileException {
    ByteBuffer bytes = ByteBuffer.wrap(source.bytes());
    int at = Long.BYTES;
    int type = 0;
    while (type != LAST_CHUNK) {
      int left = bytes.limit() - at - CHUNK_BYTES;
      int length = left < 0 ? -1 : bytes.getInt(at);
      if (length < 0 || length > left) {
        throw source.faults().at("the picture breaks off", "a whole PNG");
      }
      type = bytes.getInt(at + 4);
      CRC32 checksum = new CRC32();
      checksum.update(source.bytes(), at + 4, length + 4);
      if ((int) checksum.getValue() != bytes.getInt(at + 8 + length)) {
        throw source.faults().at("the picture is damaged at byte " + at, "a whole PNG");
      }
      at += length + CHUNK_BYTES;
    }
  }

  private int code(int argb, int x, int y) throws BadFileException {
    Integer known = codes.get(argb);
    if (known != null) {
      return known;
    }
    int code = newCode(argb, x, y);
    codes.put(argb, code);
    return code;
  }

  private int newCode(int argb, int x, int y) throws BadFileException {
    if (argb >>> 24 == 0) {
      return Palette.VOID;
    }
    int colour = argb & 0xffffff;
    String name = "#%06x".formatted(colour);
    Optional<Integer> weight = rule.findWeight(name);
    if (weight.isPresent()) {
      return palette.code(weight.get(), source.faults());
    }
    if (argb >>> 24 < OPAQUE) {
      throw source
          .faults()
          .at(
              "colour %s at (%d, %d) is partly transparent".formatted(name, x, y),
              "opaque or wholly transparent pixels, or a rule such as %s=blocked".formatted(name));
    }
    if (colour == WHITE) {
      return Palette.PLAIN;
    }
    if (colour == BLACK) {
      return Palette.VOID;
    }
    throw source
        .faults()
        .at(
            "colour %s at (%d, %d) is not in the rule".formatted(name, x, y),
            "white, black, or a rule such as %s=blocked".formatted(name));
  }
}
