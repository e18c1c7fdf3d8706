package hopscotch.datasets.movingai;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Feeds the readers with mutated files. Whatever comes, they answer with a value or with {@link
 * BadFileException}, and allocate in proportion to the file.
 */
class MutatedFilesTest {
  private static final int MAX_REAL_BYTES = 30_000;

  /** Room for buffers, and for the classes that the first reading loads. */
  private static final long FIXED_BYTES = 4_000_000;

  private static final List<byte[]> MAPS =
      List.of(
          bytes("type octile\nheight 3\nwidth 5\nmap\n..@..\nTTSGW\nOO.W.\n"),
          bytes("type octile\r\nheight 2\r\nwidth 2\r\nmap\r\n..\r\n.@"));
  private static final List<byte[]> SCENARIOS =
      List.of(
          bytes(
              "version 1\n0\tmaps/a.map\t5\t3\t0\t0\t1\t1\t1.41421\n0\ta.map\t5\t3\t0\t0\t4\t0\t4\n"),
          bytes("version 1.0\r\n61 maps/b b.map 512 512 210 395 87 201 244.95\r\n"),
          bytes("0 a.map 0 0 1 1 1.41421\n"));

  @Test
  void mapReaderSurvivesSmallFiles() {
    fuzz(4_000, 1, MAPS, bytes -> MapReader.read(bytes, "x.map"));
  }

  @Test
  void scenarioReaderSurvivesSmallFiles() {
    fuzz(4_000, 2, SCENARIOS, bytes -> ScenarioReader.read(bytes, "x.scen"));
  }

  @Test
  void mapReaderSurvivesRealFiles() throws IOException {
    fuzz(2_000, 3, realFiles(".map"), bytes -> MapReader.read(bytes, "x.map"));
  }

  @Test
  void scenarioReaderSurvivesRealFiles() throws IOException {
    fuzz(1_000, 4, realFiles(".scen"), bytes -> ScenarioReader.read(bytes, "x.scen"));
  }

  @Test
  @Tag("long")
  void mapReaderSurvivesManyRealFiles() throws IOException {
    fuzz(500_000, 5, realFiles(".map"), bytes -> MapReader.read(bytes, "x.map"));
  }

  @Test
  @Tag("long")
  void scenarioReaderSurvivesManyRealFiles() throws IOException {
    fuzz(500_000, 6, realFiles(".scen"), bytes -> ScenarioReader.read(bytes, "x.scen"));
  }

  private interface Reader {
    Object read(byte[] bytes) throws BadFileException;
  }

  private static void fuzz(int count, long seed, List<byte[]> corpus, Reader reader) {
    SplittableRandom random = new SplittableRandom(seed);
    int refused = 0;
    for (int i = 0; i < count; i++) {
      byte[] input = Mutation.mutate(corpus.get(random.nextInt(corpus.size())), random);
      long before = Allocation.ofThisThread();
      try {
        reader.read(input);
      } catch (BadFileException e) {
        refused++;
        assertTrue(e.getMessage().chars().allMatch(c -> c >= ' ' && c <= '~'), e.getMessage());
      } catch (RuntimeException | Error e) {
        fail("input " + i + ": " + Base64.getEncoder().encodeToString(input), e);
      }
      long allocated = Allocation.ofThisThread() - before;
      if (allocated > FIXED_BYTES + 40L * input.length) {
        fail("allocated " + allocated + ": " + Base64.getEncoder().encodeToString(input));
      }
    }
    assertTrue(refused > count / 10 && refused < count, refused + " of " + count + " refused");
  }

  /** The real files of one ending that are small enough, evenly thinned to 100. */
  private static List<byte[]> realFiles(String ending) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(RealMaps.folder().toRealPath())) {
      files = walk.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
    List<byte[]> small = new ArrayList<>();
    for (Path file : files) {
      if (Files.size(file) <= MAX_REAL_BYTES && small.size() < 100) {
        small.add(Files.readAllBytes(file));
      }
    }
    return small;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
