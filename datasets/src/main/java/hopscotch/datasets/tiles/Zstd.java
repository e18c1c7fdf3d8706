package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import io.airlift.compress.MalformedInputException;
import io.airlift.compress.zstd.ZstdDecompressor;

/** Layers and chunks in zstd, one after the other: what a decompressor needs is made once a map. */
final class Zstd {
  private static final String EXPECTED = "zstd, as Tiled writes it";

  /** A block of four bytes at least stands for 128 KiB at most. */
  private static final long MOST_INFLATED = (128 << 10) / 4;

  private static final int BYTES_PER_TILE = 4;

  private ZstdDecompressor decompressor;

  /** The most tiles that may be in there, told without unpacking them. */
  static long room(byte[] packed) {
    return packed.length * MOST_INFLATED / BYTES_PER_TILE;
  }

  /**
   * Unpacks so many tiles, and no more: data that tell of another size are refused before anything
   * is allocated.
   */
  byte[] unpack(byte[] packed, int tiles, Faults faults) throws BadFileException {
    try {
      long told = ZstdDecompressor.getDecompressedSize(packed, 0, packed.length);
      long wanted = (long) BYTES_PER_TILE * tiles;
      if (told > wanted) {
        throw LayerData.more(tiles, faults);
      }
      if (told >= 0 && told < wanted) {
        throw LayerData.few(faults);
      }
      if (decompressor == null) {
        decompressor = new ZstdDecompressor();
      }
      byte[] bytes = new byte[(int) wanted];
      int count = decompressor.decompress(packed, 0, packed.length, bytes, 0, bytes.length);
      if (count < bytes.length) {
        throw LayerData.few(faults);
      }
      return bytes;
    } catch (MalformedInputException | IndexOutOfBoundsException | IllegalArgumentException e) {
      throw faults.at("compressed data are damaged", EXPECTED);
    }
  }
}
