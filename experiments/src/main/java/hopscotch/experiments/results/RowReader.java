package hopscotch.experiments.results;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads the intact rows of a segment, its torn tail left aside. */
final class RowReader {
  private RowReader() {}

  static void forEach(Path file, Consumer<CsvRecord> action) throws IOException {
    long bytes = Segment.scan(file).bytes();
    try (InputStream input = new Head(Files.newInputStream(file), bytes);
        CsvReader<CsvRecord> csv = CsvReader.builder().ofCsvRecord(input, StandardCharsets.UTF_8)) {
      boolean header = true;
      for (CsvRecord row : csv) {
        if (!header) {
          action.accept(row);
        }
        header = false;
      }
    }
  }

  /** The first bytes of a stream. */
  private static final class Head extends FilterInputStream {
    private long left;

    Head(InputStream input, long bytes) {
      super(input);
      this.left = bytes;
    }

    @Override
    public int read() throws IOException {
      return left-- > 0 ? super.read() : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (left <= 0) {
        return -1;
      }
      int read = super.read(target, offset, (int) Math.min(length, left));
      left -= Math.max(0, read);
      return read;
    }
  }
}
