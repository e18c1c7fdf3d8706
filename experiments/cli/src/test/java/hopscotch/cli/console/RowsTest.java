package hopscotch.cli.console;

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
    assertEquals("a \"b\", c", records.get(0).getField("name"));
    assertEquals(0.1 + 0.2, Double.parseDouble(records.get(0).getField("length")));
    assertEquals("1,2 3,4", records.get(0).getField("cells"));
    assertEquals("", records.get(1).getField("length"));
  }

  /** A row is a line, for tools that read lines; JSON keeps the text. */
  @Test
  void csvHasALineForEachRow() {
    Object[] broken = {"a\nb\r\n\r\nc\u2028d", 1, 2.0, List.of("x\ny")};
    assertEquals("name,cell_count,length,cells\na b c d,1,2,x y\n", write(Format.CSV, broken));
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
  void aNarrowTableShortensTextsBeforeItDropsColumns() {
    Object[] row = {"a name of some length", 12, 1.5, List.of("1,1", "2,2", "3,3", "4,4", "5,5")};
    String expected =
        """
        name                  cell count  length  cells
        a name of some le...          12   1.500  1,1 2,2 3,3 4,4 5,5
        (--format wide for the whole)
        """;
    assertEquals(expected, writeNarrow(61, List.of(), row));
  }

  @Test
  void aNarrowTableDropsWhatIsNamedFirstThenFromTheRight() {
    Object[] row = {"abc", 12, 1.5, List.of("x", "y")};
    assertEquals(
        """
        name  cell count  cells
        abc           12  x y
        (not shown: length;
        --format wide for the
        whole)
        """,
        writeNarrow(24, List.of("length"), row));
    assertEquals(
        """
        name  cell count
        abc           12
        (not shown:
        length, cells;
        --format wide
        for the whole)
        """,
        writeNarrow(16, List.of("length"), row));
  }

  @Test
  void numbersAndTheFirstColumnAreNeverLeftOut() {
    Object[] row = {123456789, 12, 1.5, List.of()};
    assertTrue(writeNarrow(4, List.of(), row).contains("123456789"));
  }

  @Test
  void aLaterTextTakesNoMoreThanTheRoomThatIsLeft() {
    StringWriter text = new StringWriter();
    try (Rows rows = Rows.open(Format.TABLE, new PrintWriter(text), COLUMNS, List.of(), 40)) {
      rows.add("a", 1, 1.0, List.of("x"));
      rows.flush();
      rows.add("a", 1, 1.0, List.of("a long text".repeat(10)));
    }
    String[] lines = text.toString().split("\\R");
    assertTrue(lines[2].endsWith("..."), lines[2]);
    assertEquals(40, lines[2].length());
  }

  @Test
  void whatProgramsReadIsWholeAtAnyWidth() {
    for (Format format : new Format[] {Format.CSV, Format.JSON}) {
      StringWriter text = new StringWriter();
      try (Rows rows = Rows.open(format, new PrintWriter(text), COLUMNS, List.of("cells"), 10)) {
        rows.add(FULL);
      }
      assertEquals(write(format, FULL), text.toString());
    }
  }

  private static String writeNarrow(int width, List<String> dropped, Object[] row) {
    StringWriter text = new StringWriter();
    try (Rows rows = Rows.open(Format.TABLE, new PrintWriter(text), COLUMNS, dropped, width)) {
      rows.add(row);
    }
    return text.toString().replace(System.lineSeparator(), "\n");
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
