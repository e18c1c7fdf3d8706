package hopscotch.datasets.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.catalogue.ZipSource.Limits;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZipSourceTest {
  private static final String BOMB = "\0".repeat(1_000_000);

  @TempDir private Path folder;

  private final List<String> taken = new ArrayList<>();

  @Test
  void takesMapsAndScenariosAlone() throws IOException {
    read(
        Limits.STANDARD,
        "x/a.map",
        "A",
        "x/b.scen",
        "B",
        "x/c.txt",
        "C",
        "x/.d.map",
        "D",
        "e/",
        "");

    assertEquals(List.of("a.map A", "b.scen B"), taken);
  }

  @Test
  void aFileThatUnpacksTooLargeIsRefused() {
    assertRefused(
        new Limits(10, 100_000, 10_000, 1 << 30, 1 << 30),
        "bomb.map unpacks to more than 100000 bytes; expected a smaller file",
        "bomb.map",
        BOMB);
  }

  @Test
  void aZipThatUnpacksTooFarIsRefused() {
    assertRefused(
        new Limits(10, 1 << 30, 20, 100_000, 1 << 30),
        "it unpacks to more than 100000 bytes; expected at most",
        "bomb.map",
        BOMB);
  }

  @Test
  void manyFilesCountTogether() {
    assertRefused(
        new Limits(10, 1 << 30, 10_000, 100_000, 1_500_000),
        "it unpacks to more than 1500000 bytes; expected at most 1500000 bytes",
        "a.map",
        BOMB,
        "b.map",
        BOMB);
  }

  @Test
  void tooManyEntriesAreRefused() {
    assertRefused(
        new Limits(2, 1000, 10, 1000, 1000),
        "3 entries; expected at most 2",
        "a.map",
        "",
        "b.map",
        "",
        "c.map",
        "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\u0085", "\u2028", "\u2029", "\u202e", "\u00a0", "\u200b"})
  void aNameThatCannotBeReadIsRefused(String character) {
    assertRefused(
        Limits.STANDARD,
        "an entry named 'a?b.map'; expected names of printable characters",
        "a" + character + "b.map",
        "");
  }

  private void assertRefused(Limits limits, String message, String... namesAndTexts) {
    BadFileException e = assertThrows(BadFileException.class, () -> read(limits, namesAndTexts));
    assertTrue(e.getMessage().contains("unsafe zip: " + message), e.getMessage());
  }

  private void read(Limits limits, String... namesAndTexts) throws IOException {
    Path zip = Files.write(folder.resolve("a.zip"), Zips.of(namesAndTexts));
    ZipSource.read(
        zip,
        limits,
        Progress.NONE,
        (folders, name, input) ->
            taken.add(name + " " + new String(input.readAllBytes(), StandardCharsets.UTF_8)));
  }
}
