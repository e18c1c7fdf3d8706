package hopscotch.experiments.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static final List<String> COLUMNS = List.of("name", "cell_count", "length", "cells");
  private static final Object[] FULL = {"a \"b\",\nc", 12L, 0.1 + 0.2, List.of("1,2", "3,4")};
  private static final Object[] EMPTY = {null, 1, Double.NaN, List.of()};

  @Test
  void csvReadsBack() {
    List<NamedCsvRecord> records =
        CsvReader.builder().ofNamedCsvRecord(write(Format.CSV, FULL, EMPTY)).stream().toList();
    assertEquals(COLUMNS, records.get(0).getHeader());
    assertEquals(FULL[0], records.get(0).getField("name"));
    assertEquals(0.1 + 0.2, Double.parseDouble(records.get(0).getField("length")));
    assertEquals("1,2 3,4", records.get(0).getField("cells"));
    assertEquals("", records.get(1).getField("length"));
  }

  @Test
  void jsonReadsBack() throws IOException {
    JsonNode json = new ObjectMapper().readTree(write(Format.JSON, FULL, EMPTY));
    assertEquals(2, json.size());
    assertEquals(FULL[0], json.get(0).get("name").asText());
    assertEquals(12, json.get(0).get("cell_count").asLong());
    assertEquals(0.1 + 0.2, json.get(0).get("length").asDouble());
    assertEquals("3,4", json.get(0).get("cells").get(1).asText());
    assertTrue(json.get(1).get("length").isNull());
  }

  @Test
  void jsonHasALineForEachObject() {
    assertEquals(4, write(Format.JSON, FULL, EMPTY).lines().count());
    assertEquals("[\n]\n", write(Format.JSON));
  }

  @Test
  void aTableAlignsNumbersToTheRight() {
    String expected =
        """
        name  cell count  length  cells
        abc           12   1.500  x y
        -              7       -
        """;
    Object[] first = {"abc", 12, 1.5, List.of("x", "y")};
    Object[] second = {null, 7, Double.NaN, List.of()};
    assertEquals(
        expected, write(Format.TABLE, first, second).replace(System.lineSeparator(), "\n"));
  }

  @Test
  void anEmptyTableIsItsHeader() {
    assertEquals("name  cell count  length  cells", write(Format.TABLE).strip());
  }

  @Test
  void numbersDoNotDependOnTheCountry() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.GERMANY);
    Object[] row = {"a", 1000000, 1234.5, new BigDecimal("0.10")};
    try {
      for (Format format : Format.values()) {
        String text = write(format, row);
        assertTrue(text.contains("1234.5") && text.contains("1000000"), text);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aReaderThatWentAwayIsNoticed() {
    PrintWriter closed =
        new PrintWriter(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
              }
            },
            false,
            StandardCharsets.UTF_8);
    Rows rows = Rows.open(Format.CSV, closed, COLUMNS);
    assertThrows(OutputFailedException.class, rows::flush);
  }

  private static String write(Format format, Object[]... values) {
    StringWriter text = new StringWriter();
    try (Rows rows = Rows.open(format, new PrintWriter(text), COLUMNS)) {
      for (Object[] row : values) {
        rows.add(row);
      }
    }
    return text.toString();
  }
}
