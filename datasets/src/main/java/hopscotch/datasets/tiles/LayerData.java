package hopscotch.datasets.tiles;

import static java.nio.ByteOrder.LITTLE_ENDIAN;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

/** The numbers of the tiles of a layer or a chunk, row by row, in each form of Tiled. */
abstract class LayerData {
  /** The most bytes to which one byte of zlib can be inflated. */
  private static final long MOST_INFLATED = 1032;

  private static final String COMPRESSIONS = "none, zlib, gzip or zstd";

  /** An upper bound on how many numbers follow, found without reading them. */
  abstract long room();

  /** The next number, with the bits that say how the tile is flipped. */
  abstract int next(Faults faults) throws BadFileException;

  /** Whether numbers are left. */
  abstract boolean isAtEnd(Faults faults) throws BadFileException;

  /** Unpacks {@code count} numbers at once, if they cannot be unpacked one by one. */
  void unpack(int count, Faults faults) throws BadFileException {}

  /** Begins to read so many numbers, unless the data are too short for them. */
  final void begin(int count, Faults faults) throws BadFileException {
    if (room() < count) {
      throw faults.at("data of at most " + room() + " tiles", count + " tiles, width times height");
    }
    unpack(count, faults);
  }

  final void requireEnd(int count, Faults faults) throws BadFileException {
    if (!isAtEnd(faults)) {
      throw more(count, faults);
    }
  }

  static BadFileException more(int count, Faults faults) {
    return faults.at("data go on after " + count + " tiles", "width times height of them");
  }

  static BadFileException few(Faults faults) {
    return faults.at("data end early", "a tile for each cell, width times height");
  }

  /**
   * The numbers in a text.
   *
   * @param encoding {@code csv} or {@code base64}
   * @param compression {@code zlib}, {@code gzip}, {@code zstd}, or empty
   * @param zstd the decompressor of the map
   */
  static LayerData of(String encoding, String compression, String text, Zstd zstd, Faults faults)
      throws BadFileException {
    if (encoding.equals("csv")) {
      return new Csv(text);
    }
    if (!encoding.equals("base64")) {
      throw faults.at("encoding " + BadFileException.quote(encoding), "csv or base64");
    }
    byte[] bytes;
    try {
      bytes = Base64.getMimeDecoder().decode(text.strip());
    } catch (IllegalArgumentException e) {
      throw faults.at("data are not base64", "letters, digits, + and /");
    }
    try {
      InputStream input = new ByteArrayInputStream(bytes);
      return switch (compression) {
        case "" -> new Packed(input, bytes.length);
        case "zlib" -> new Packed(new InflaterInputStream(input), bytes.length * MOST_INFLATED);
        case "gzip" -> new Packed(new GZIPInputStream(input), bytes.length * MOST_INFLATED);
        case "zstd" -> new ZstdPacked(bytes, zstd);
        default ->
            throw faults.at("compression " + BadFileException.quote(compression), COMPRESSIONS);
      };
    } catch (BadFileException e) {
      throw e;
    } catch (IOException e) {
      throw faults.at("data are not compressed by " + compression, COMPRESSIONS);
    }
  }

  /** The numbers of a list. */
  static LayerData of(JsonNode numbers) {
    return new Listed(numbers);
  }

  static int number(long number, Faults faults) throws BadFileException {
    if (number < 0 || number > 0xffffffffL) {
      throw faults.at("tile " + number, "a whole number from 0 to " + 0xffffffffL);
    }
    return (int) number;
  }

  private static final class Csv extends LayerData {
    private final String text;
    private int at;
    private int count;

    Csv(String text) {
      this.text = text;
    }

    @Override
    long room() {
      return (text.length() + 1L) / 2;
    }

    @Override
    int next(Faults faults) throws BadFileException {
      skipBlanks();
      if (at == text.length()) {
        throw few(faults);
      }
      if (count > 0) {
        requireComma(faults);
      }
      int start = at;
      long number = 0;
      while (at < text.length() && Character.digit(text.charAt(at), 10) >= 0 && at < start + 11) {
        number = 10 * number + Character.digit(text.charAt(at++), 10);
      }
      if (at == start) {
        throw wrong(faults, "a whole number");
      }
      count++;
      return number(number, faults);
    }

    private void requireComma(Faults faults) throws BadFileException {
      if (text.charAt(at) != ',') {
        throw wrong(faults, "a comma");
      }
      at++;
      skipBlanks();
    }

    private BadFileException wrong(Faults faults, String expected) {
      String rest = text.substring(at, Math.min(text.length(), at + 20));
      return faults.at(
          "data have %s after %d tiles".formatted(BadFileException.quote(rest), count), expected);
    }

    private void skipBlanks() {
      while (at < text.length() && text.charAt(at) <= ' ') {
        at++;
      }
    }

    @Override
    boolean isAtEnd(Faults faults) {
      skipBlanks();
      return at == text.length();
    }
  }

  /** Numbers of four bytes each, the lowest byte first. */
  private static final class Packed extends LayerData {
    private final InputStream input;
    private final long bytes;
    private final byte[] four = new byte[4];

    Packed(InputStream input, long bytes) {
      this.input = input;
      this.bytes = bytes;
    }

    @Override
    long room() {
      return bytes / 4;
    }

    @Override
    int next(Faults faults) throws BadFileException {
      try {
        if (input.readNBytes(four, 0, 4) < 4) {
          throw few(faults);
        }
      } catch (BadFileException e) {
        throw e;
      } catch (IOException e) {
        throw damaged(faults);
      }
      return four[0] & 0xff
          | (four[1] & 0xff) << 8
          | (four[2] & 0xff) << 16
          | (four[3] & 0xff) << 24;
    }

    private static BadFileException damaged(Faults faults) {
      return faults.at("compressed data are damaged", "zlib or gzip, as Tiled writes it");
    }

    @Override
    boolean isAtEnd(Faults faults) throws BadFileException {
      try {
        return input.read() < 0;
      } catch (IOException e) {
        throw damaged(faults);
      }
    }
  }

  /** The same in zstd, which is unpacked as a whole once its size is known. */
  private static final class ZstdPacked extends LayerData {
    private final byte[] packed;
    private final Zstd zstd;
    private ByteBuffer numbers;

    ZstdPacked(byte[] packed, Zstd zstd) {
      this.packed = packed;
      this.zstd = zstd;
    }

    @Override
    long room() {
      return Zstd.room(packed);
    }

    @Override
    void unpack(int count, Faults faults) throws BadFileException {
      numbers = ByteBuffer.wrap(zstd.unpack(packed, count, faults)).order(LITTLE_ENDIAN);
    }

    @Override
    int next(Faults faults) {
      return numbers.getInt();
    }

    @Override
    boolean isAtEnd(Faults faults) {
      return !numbers.hasRemaining();
    }
  }

  private static final class Listed extends LayerData {
    private final JsonNode list;
    private int at;

    Listed(JsonNode list) {
      this.list = list;
    }

    @Override
    long room() {
      return list.size();
    }

    @Override
    int next(Faults faults) throws BadFileException {
      JsonNode number = list.get(at++);
      if (!number.isIntegralNumber() || !number.canConvertToLong()) {
        throw faults.at(
            "tile " + (at - 1) + " is " + BadFileException.quote(Json.shown(number)),
            "a whole number");
      }
      return number(number.longValue(), faults);
    }

    @Override
    boolean isAtEnd(Faults faults) {
      return at == list.size();
    }
  }
}
