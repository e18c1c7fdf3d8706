package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import io.airlift.compress.MalformedInputException;
import io.airlift.compress.zstd.ZstdDecompressor;

/** Unpacks layers and chunks in zstd. The data of the decompressor is made once for each map. */
final class Zstd {
  private static final String EXPECTED = "zstd, as Tiled writes it";

  /** The most bytes of one unpacked: a block has at least 4, and at most 128 KiB in it. */
  private static final long MOST_INFLATED = (128 << 10) / 4;

  private static final int BYTES_PER_TILE = 4;

  private ZstdDecompressor decompressor;

  /** An upper bound on the number of tiles, found without unpacking them. */
  static long room(byte[] packed) {
    return packed.length * MOST_INFLATED / BYTES_PER_TILE;
  }

  /** Unpacks exactly this many tiles. Data of another size are refused first. */
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
