package hopscotch.harness.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurveFileTest {
  private static final CurveFile.Key KEY =
      new CurveFile.Key(new Task("s", "s/a", "4", "lns(size=5,seed=1)"), 1, 7);
  private static final List<CurvePoint> CURVE =
      List.of(new CurvePoint(10, 99, 12, 98), new CurvePoint(20, 90, 11, 88));

  @TempDir private Path folder;

  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = CurveFile.beside(folder.resolve("rows-3.csv"));
    CurveFile.write(file, file, Map.of(KEY, CURVE));
  }

  @Test
  void whatWasWrittenIsRead() throws IOException {
    assertEquals("curves-3.csv", file.getFileName().toString());
    assertEquals(Map.of(KEY, CURVE), CurveFile.read(file));
  }

  @Test
  void aLineThatWasCutOffIsLeftOut() throws IOException {
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 12));
    assertEquals(Map.of(KEY, CURVE.subList(0, 1)), CurveFile.read(file));
  }

  @Test
  void aDamagedLineBeforeAnIntactOneIsRefusedByItsNumber() throws IOException {
    Files.writeString(file, Files.readString(file).replace(",99,", ",98,"));
    BadFileException e = assertThrows(BadFileException.class, () -> CurveFile.read(file));
    assertTrue(e.getMessage().contains("curves-3.csv:2"), e.getMessage());
  }
}
