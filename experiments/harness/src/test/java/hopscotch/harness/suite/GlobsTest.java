package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlobsTest {
  @TempDir private Path folder;

  @BeforeEach
  void fill() throws IOException {
    Files.createDirectories(folder.resolve("a/b"));
    Files.createFile(folder.resolve("a/b/2.map"));
    Files.createFile(folder.resolve("a/1.map"));
    Files.createFile(folder.resolve("a/note"));
  }

  private List<String> found(String glob) throws IOException {
    return Globs.find(folder, glob, "a map").stream()
        .map(file -> folder.relativize(file).toString())
        .toList();
  }

  @Test
  void aGlobFindsFilesSorted() throws IOException {
    assertEquals(List.of("a/1.map", "a/b/2.map"), found("**.map"));
    assertEquals(List.of("a/1.map"), found("*/*.map"));
    assertEquals(List.of("a/1.map"), found("a/1.map"));
  }

  @Test
  void whatFitsNothingIsRefused() {
    BadFileException e = assertThrows(BadFileException.class, () -> found("a/*.scen"));
    assertEquals(
        folder + "/a/*.scen: no file fits; expected a glob that fits files", e.getMessage());
  }

  @Test
  void aLinkBackToAFolderAroundItIsNotFollowed() throws IOException {
    Files.createSymbolicLink(folder.resolve("a/b/up"), folder);
    assertEquals(List.of("a/1.map", "a/b/2.map"), found("**.map"));
  }

  /** Java may try all ways to share a name out among stars. */
  @Test
  void moreThanEightStarsAreRefused() {
    Globs.require("files", "**/*a*b*c*d*e*f*.map");
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> Globs.require("files", "**/" + "*a".repeat(8)));
    assertEquals("files '**/*a*a*a*a*a*a*a*a': expected at most 8 stars", e.getMessage());
  }
}
