package hopscotch.experiments.results.segment;

import de.siegmar.fastcsv.reader.CsvReader;
import hopscotch.experiments.results.row.RowFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Segments as earlier versions wrote them. */
public final class Formers {
  private static final List<String> NEW = List.of("last_move_nanos", "resolved");

  private Formers() {}

  /** Writes a segment anew, in its place, without the columns that are new. */
  public static Path segment(Path segment) throws IOException {
    List<String> lines = Files.readAllLines(segment);
    List<String> columns = new ArrayList<>(List.of(lines.get(0).split(",")));
    int[] places = NEW.stream().mapToInt(columns::indexOf).toArray();
    remove(columns, places);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes((String.join(",", columns) + "\n").getBytes(StandardCharsets.UTF_8));
    RowFormat format = new RowFormat();
    for (String line : lines.subList(1, lines.size())) {
      List<String> fields =
          new ArrayList<>(CsvReader.builder().ofSingleCsvRecord(line).getFields());
      remove(fields, places);
      out.writeBytes(format.line(fields.subList(0, fields.size() - 1)));
    }
    return Files.write(segment, out.toByteArray());
  }

  /** Removes fields at rising places. */
  private static void remove(List<String> fields, int... places) {
    for (int i = places.length - 1; i >= 0; i--) {
      fields.remove(places[i]);
    }
  }
}
