package hopscotch.datasets.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChecksumsTest {
  @TempDir private Path folder;

  @Test
  void whatIsNoTextIsRefusedWithItsLine() throws IOException {
    Files.write(folder.resolve(Checksums.FILE_NAME), new byte[] {(byte) 0xff, '\n'});
    BadFileException e = assertThrows(BadFileException.class, () -> Checksums.in(folder));
    assertEquals(1, e.line());
  }

  @Test
  void aNameOfTwoLinesToSomeEditorsIsOneHere() throws IOException {
    Checksums written = Checksums.in(folder);
    written.put("a\u2028b.map", "0".repeat(64));
    written.save();
    assertEquals("0".repeat(64), Checksums.in(folder).find("a\u2028b.map").orElseThrow());
  }
}
