package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.testkit.RealMaps.Row;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class RealMapsTest {

  @Test
  void withoutTheVariableATestIsSkippedAndSaysSo() {
    String message =
        assertThrows(TestAbortedException.class, () -> RealMaps.folder(null)).getMessage();
    assertTrue(message.contains("HOPSCOTCH_MAPS is not set"), message);
  }

  @Test
  void aFolderThatIsMissingIsAFailure() {
    String message =
        assertThrows(AssertionError.class, () -> RealMaps.folder("no/such/folder")).getMessage();
    assertTrue(message.contains("HOPSCOTCH_MAPS names no folder: no"), message);
  }

  @Test
  void aFolderThatIsThereIsTaken(@TempDir Path folder) {
    assertEquals(folder, RealMaps.folder(folder.toString()));
  }

  @Test
  void lengthsAgreeWithinTheirPrintedDigits() {
    Row row = new Row(0, 0, 1, 1, 1000);
    assertTrue(row.agrees(1000.029));
    assertTrue(row.agrees(999.971));
    assertFalse(row.agrees(1000.031));
    assertFalse(row.agrees(999.969));
  }
}
