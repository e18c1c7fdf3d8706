package hopscotch.cli.console;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

/** Writes CSV with a header. Lines end with LF, as in all other output. */
final class CsvRows extends Rows {
  private final CsvWriter csv;

  CsvRows(PrintWriter out, List<String> columns) {
    super(out, columns);
    csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
    csv.writeRecord(columns);
  }

  @Override
  void write(Object[] values) {
    csv.writeRecord(Arrays.stream(values).map(Rows::text).toList());
  }

  @Override
  void writePending() {
    try {
      csv.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
