package hopscotch.datasets.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileInputTest {
  @TempDir Path folder;

  private static String refusal(Path file) {
    BadFileException e =
        assertThrows(BadFileException.class, () -> FileInput.bytes(file, "a walk", 4));
    return e.getMessage().substring(file.toString().length());
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("file"), text);
  }

  @Test
  void aFileIsReadUpToItsLimit() throws IOException {
    assertArrayEquals(new byte[] {'w', 'a', 'l', 'k'}, FileInput.bytes(file("walk"), "a walk", 4));
    assertEquals(": more than 4 bytes; expected a walk of at most so many", refusal(file("walks")));
  }

  @Test
  void whatIsMissingOrAFolderIsNamed() {
    assertEquals(": no such file; expected a walk", refusal(folder.resolve("none")));
    assertEquals(": this is a folder; expected a walk", refusal(folder));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatNeverEndsIsNotOpened() {
    String refusal = ": this is a pipe or a device, no file; expected a walk";
    assertEquals(refusal, refusal(Path.of("/dev/zero")));
    assertEquals(refusal, refusal(Path.of("/dev/null")));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileThatSaysItIsEmptyIsReadUpToItsLimitToo() {
    assertEquals(
        ": more than 4 bytes; expected a walk of at most so many",
        refusal(Path.of("/proc/self/status")));
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    Path file = Files.write(folder.resolve("file"), new byte[] {'a', (byte) 0xff});
    assertEquals(
        file + ": this is no text in UTF-8; expected a walk",
        assertThrows(BadFileException.class, () -> FileInput.text(file, "a walk")).getMessage());
  }
}
