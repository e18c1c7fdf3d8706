package hopscotch.harness.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
  @TempDir private Path folder;

  @Test
  void foldersAreMade() throws IOException {
    Path file = folder.resolve("a/b/c.txt");
    OutputFile.write(file, out -> out.write('x'));
    assertEquals("x", Files.readString(file));
  }

  @Test
  void aFileThatCannotBeWrittenIsWhatItWas() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    IOException e =
        assertThrows(
            IOException.class,
            () ->
                OutputFile.write(
                    file,
                    out -> {
                      out.write("half".getBytes(StandardCharsets.UTF_8));
                      throw new IOException("outer", new IOException("No space left on device"));
                    }));
    assertEquals(file + ": cannot be written (No space left on device)", e.getMessage());
    assertEquals("old", Files.readString(file));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(file), left.toList());
    }
  }

  @Test
  void aFileInPlaceOfAFolderIsNamed() throws IOException {
    Files.writeString(folder.resolve("a"), "old");
    IOException e =
        assertThrows(
            IOException.class, () -> OutputFile.write(folder.resolve("a/b"), out -> out.write(1)));
    assertEquals(
        folder.resolve("a/b") + ": cannot be written (a part of its path is no folder)",
        e.getMessage());
  }

  /** In a container every process has the same number. */
  @Test
  void whatAKilledProcessOfTheSameNumberLeftIsNoHindrance() throws IOException {
    long number = ProcessHandle.current().pid();
    Path left = Files.writeString(folder.resolve(".a.txt." + number + ".part"), "half");
    OutputFile.write(folder.resolve("a.txt"), out -> out.write('x'));
    assertEquals("x", Files.readString(folder.resolve("a.txt")));
    assertEquals("half", Files.readString(left));
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
    OutputFile.write(link, out -> out.write('x'));
    assertEquals("x", Files.readString(file));
    assertEquals(file, Files.readSymbolicLink(link));
  }
}
