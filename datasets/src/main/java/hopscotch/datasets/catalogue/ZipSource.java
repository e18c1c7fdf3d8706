package hopscotch.datasets.catalogue;

import hopscotch.core.text.Printable;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Reads the maps and scenarios of a zip that cannot be trusted. A zip with a name that leads out of
 * its folder is refused as a whole. Sizes are counted while the zip is unpacked, not taken from its
 * declarations. They are limited for each file, for all together, and in proportion to the zip.
 */
final class ZipSource {
  private final Path zip;
  private final Limits limits;
  private final long limit;
  private long unpacked;

  /** Receives the files of a zip. */
  interface Sink {
    /** Receives one file, with the folders that it is in from the outermost. */
    void take(List<String> folders, String fileName, InputStream input) throws IOException;
  }

  /**
   * The limits on what a zip may hold.
   *
   * @param entryBytes the size of one file
   * @param ratio how many times its own size a zip may unpack to
   * @param freeBytes what any zip may unpack to; maps compress well, an empty one a thousandfold
   * @param totalBytes what no zip may exceed
   */
  record Limits(int entries, long entryBytes, int ratio, long freeBytes, long totalBytes) {
    /** Limits with room for all benchmarks and for the largest map. */
    static final Limits STANDARD = new Limits(200_000, 400L << 20, 200, 512L << 20, 16L << 30);
  }

  private ZipSource(Path zip, Limits limits) throws IOException {
    this.zip = zip;
    this.limits = limits;
    this.limit =
        Math.min(limits.totalBytes, Math.max(limits.freeBytes, limits.ratio * Files.size(zip)));
  }

  /**
   * Hands every map and scenario of a zip to a sink.
   *
   * @throws BadFileException if the file is not a zip, or is damaged or unsafe
   */
  static void read(Path zip, Limits limits, Progress progress, Sink sink) throws IOException {
    FileInput.require(zip, "a folder or a zip");
    ZipSource source = new ZipSource(zip, limits);
    try (ZipFile file = new ZipFile(zip.toFile())) {
      source.readEntries(file, progress, sink);
    } catch (ZipException | EOFException | IllegalArgumentException e) {
      BadFileException bad =
          new BadFileException(
              zip.toString(), "cannot be unpacked: " + e.getMessage(), "an undamaged zip");
      bad.initCause(e);
      throw bad;
    }
  }

  private void readEntries(ZipFile file, Progress progress, Sink sink) throws IOException {
    if (file.size() > limits.entries) {
      throw unsafe(file.size() + " entries", "at most " + limits.entries);
    }
    Enumeration<? extends ZipEntry> entries = file.entries();
    for (int i = 1; entries.hasMoreElements(); i++) {
      ZipEntry entry = entries.nextElement();
      List<String> parts = parts(entry.getName());
      String fileName = parts.isEmpty() ? "" : parts.get(parts.size() - 1);
      if (!entry.isDirectory() && Importer.isWanted(fileName)) {
        try (InputStream input = new Counted(file.getInputStream(entry), entry)) {
          sink.take(parts.subList(0, parts.size() - 1), fileName, input);
        }
      }
      Importer.findFault(entry.isDirectory() ? "" : fileName)
          .map(fault -> zip + ", " + String.join("/", parts) + ": " + fault)
          .ifPresent(line -> progress.leftOut(Printable.of(line)));
      progress.at(zip.getFileName().toString(), i, file.size());
    }
  }

  /** The parts of an entry's name. Names that lead out of the folder are refused. */
  private List<String> parts(String name) throws BadFileException {
    List<String> parts = Stream.of(name.split("[/\\\\]")).filter(p -> !p.isEmpty()).toList();
    boolean leadsOut = name.startsWith("/") || name.startsWith("\\") || name.contains(":");
    for (String part : parts) {
      leadsOut |= part.equals("..");
    }
    if (leadsOut || !Printable.is(name)) {
      throw unsafe(
          "an entry named '" + name + "'",
          "names of printable characters below the zip's own folder");
    }
    return parts;
  }

  private BadFileException unsafe(String fault, String expected) {
    return new BadFileException(zip.toString(), "unsafe zip: " + fault, expected);
  }

  /** Counts the bytes of an entry and checks their checksum, which {@link ZipFile} does not. */
  private final class Counted extends FilterInputStream {
    private final ZipEntry entry;
    private final CRC32 sum = new CRC32();
    private long bytes;

    Counted(InputStream input, ZipEntry entry) {
      super(input);
      this.entry = entry;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int count = super.read(buffer, offset, length);
      if (count >= 0) {
        sum.update(buffer, offset, count);
        count(count);
      } else if (entry.getCrc() >= 0 && entry.getCrc() != sum.getValue()) {
        throw new ZipException("wrong checksum of " + entry.getName());
      }
      return count;
    }

    private void count(int more) throws BadFileException {
      bytes += more;
      unpacked += more;
      if (bytes > limits.entryBytes) {
        throw unsafe(
            entry.getName() + " unpacks to more than " + limits.entryBytes + " bytes",
            "a smaller file");
      }
      if (unpacked > limit) {
        throw unsafe(
            "it unpacks to more than " + limit + " bytes",
            "at most %d bytes, and %d times the size of the zip beyond %d bytes"
                .formatted(limits.totalBytes, limits.ratio, limits.freeBytes));
      }
    }
  }
}
