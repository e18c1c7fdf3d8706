package hopscotch.core.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An index file as a whole: its layout, and files that are none. */
class IndexFileTest {
  private static final GridGraph GRAPH = graph(".@.", "...");
  private static final IndexKey KEY = IndexKey.of("toy(size=3)", 7, GRAPH);

  @TempDir private Path folder;

  private static GridGraph graph(String... rows) {
    return GridGraph.of(GridMap.parse(rows), Movement.OCTILE);
  }

  private Path file() {
    return folder.resolve("toy.index");
  }

  private void write(int... numbers) throws IOException {
    IndexFile.write(file(), KEY, out -> out.ints(numbers));
  }

  private int[] read() throws IOException {
    return IndexFile.read(file(), KEY, in -> in.ints("numbers"));
  }

  private String refusal(IndexKey key) {
    return assertThrows(
            BadIndexException.class, () -> IndexFile.read(file(), key, in -> in.ints("numbers")))
        .getMessage();
  }

  /** Replaces the file by these bytes, with a checksum that fits them. */
  private void forge(byte[] bytes) throws IOException {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 16, bytes.length - 16);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(12, (int) sum.getValue());
    Files.write(file(), bytes);
  }

  @Test
  void aPipeIsRefusedAndNotWaitedFor() throws Exception {
    makePipe(file());
    String message = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> refusal(KEY));
    assertTrue(message.startsWith(file() + ": no ordinary file; expected an index"), message);
  }

  /** Ends the test where there is no program that makes pipes. */
  static void makePipe(Path file) throws Exception {
    try {
      int code = new ProcessBuilder("mkfifo", file.toString()).start().waitFor();
      assumeTrue(code == 0, "mkfifo");
    } catch (IOException e) {
      assumeTrue(false, e.getMessage());
    }
  }

  @Test
  void theLayoutIsTheDocumentedOne() throws IOException {
    write(5, -6, 7);
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file())).order(ByteOrder.LITTLE_ENDIAN);
    byte[] key = KEY.text().getBytes(StandardCharsets.UTF_8);
    int arrays = 32 + (key.length + 7) / 8 * 8;
    assertEquals("hopindex", new String(bytes.array(), 0, 8, StandardCharsets.US_ASCII));
    assertEquals(1, bytes.getInt(8));
    assertEquals(bytes.capacity(), bytes.getLong(16));
    assertEquals(key.length, bytes.getInt(28));
    assertEquals(KEY.text(), new String(bytes.array(), 32, key.length, StandardCharsets.UTF_8));
    assertEquals(
        List.of(4, 3, 5, -6, 7, 0),
        IntStream.range(0, 6).mapToObj(i -> bytes.getInt(arrays + 4 * i)).toList());
    assertEquals(arrays + 24, bytes.capacity());
  }

  @Test
  void anAlteredByteIsRefused() throws IOException {
    write(1, 2, 3);
    byte[] bytes = Files.readAllBytes(file());
    for (int at = 0; at < bytes.length; at++) {
      for (int bit = 0; bit < 8; bit++) {
        bytes[at] ^= (byte) (1 << bit);
        Files.write(file(), bytes);
        String message = refusal(KEY);
        assertTrue(message.startsWith(file() + ": ") && message.contains("expected"), message);
        bytes[at] ^= (byte) (1 << bit);
      }
    }
  }

  @Test
  void aMessageSaysWhatIsWrongWithTheFile() throws IOException {
    write(1, 2, 3);
    byte[] bytes = Files.readAllBytes(file());
    bytes[bytes.length - 1]++;
    Files.write(file(), bytes);
    assertTrue(refusal(KEY).contains("altered, checksum "), refusal(KEY));
    bytes[8]++;
    Files.write(file(), bytes);
    assertTrue(refusal(KEY).contains("index file of version 2, not 1"), refusal(KEY));
  }

  @Test
  void aTornFileIsRefused() throws IOException {
    write(1, 2, 3);
    byte[] bytes = Files.readAllBytes(file());
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file(), Arrays.copyOf(bytes, length));
      String message = refusal(KEY);
      assertTrue(message.contains("torn"), message);
    }
  }

  @Test
  void anythingElseIsRefused() throws IOException {
    Files.writeString(file(), "type octile\nheight 2\nwidth 3\nmap\n.@.\n...\n");
    assertTrue(refusal(KEY).contains("no index"));
  }

  /** A fault quotes the file. */
  @Test
  void aMessageIsOneLine() {
    assertEquals(
        "x: it is for a?b; expected c",
        new BadIndexException(Path.of("x"), "it is for a\nb", "c").getMessage());
  }

  @Test
  void anIndexForSomethingElseIsRefused() throws IOException {
    write(1);
    GridGraph otherCosts = GridGraph.of(GRAPH.map(), Movement.parse("8 never 2/3"));
    assertTrue(refusal(IndexKey.of("toy(size=4)", 7, GRAPH)).contains("toy(size=3)"));
    assertTrue(refusal(IndexKey.of("toy(size=3)", 8, GRAPH)).contains("expected version 8"));
    assertTrue(
        refusal(IndexKey.of("toy(size=3)", 7, otherCosts))
            .contains("expected movement 8 never 2/3"));
    assertTrue(
        refusal(IndexKey.of("toy(size=3)", 7, graph("..", "..", "@.")))
            .contains("it is for map 3 x 2, SHA-256 "));
    assertTrue(refusal(IndexKey.of("toy(size=3)", 7, graph("@..", "..."))).contains("it is for"));
  }

  @Test
  void aLengthThatLiesAsksForNoMemory() throws IOException {
    write(1, 2, 3);
    byte[] bytes = Files.readAllBytes(file());
    ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (int length : new int[] {5, Integer.MAX_VALUE, -1}) {
      numbers.putInt(bytes.length - 20, length);
      forge(bytes);
      assertTrue(refusal(KEY).contains(length + " numbers in the last"));
    }
    numbers.putInt(bytes.length - 20, 1);
    forge(bytes);
    assertTrue(refusal(KEY).contains("8 bytes after its last array"));
    numbers.putInt(28, Integer.MAX_VALUE);
    forge(bytes);
    assertTrue(refusal(KEY).contains("a key of 2147483647 bytes"));
  }

  @Test
  void anArrayWithoutItsPaddingIsRefused() throws IOException {
    write(1, 2, 3);
    byte[] bytes = Files.readAllBytes(file());
    byte[] cut = Arrays.copyOf(bytes, bytes.length - 4);
    ByteBuffer.wrap(cut).order(ByteOrder.LITTLE_ENDIAN).putLong(16, cut.length);
    forge(cut);
    String message = refusal(KEY);
    assertTrue(message.contains("it ends in an array; expected padding"), message);
  }

  @Test
  void aWriteThatFailsLeavesTheOldFileAndNoOther() throws IOException {
    write(1, 2);
    IOException full = new IOException("disk full");
    IOException thrown =
        assertThrows(
            IOException.class,
            () ->
                IndexFile.write(
                    file(),
                    KEY,
                    out -> {
                      out.ints(new int[100_000]);
                      throw full;
                    }));
    assertEquals(full, thrown.getCause());
    assertEquals(file() + ": cannot be written (disk full)", thrown.getMessage());
    assertArrayEquals(new int[] {1, 2}, read());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(file()), files.toList());
    }
  }

  @Test
  void aNewFileReplacesTheOld() throws IOException {
    write(1, 2);
    write(3);
    assertArrayEquals(new int[] {3}, read());
  }

  @Test
  void noFileIsNamed() {
    String message = assertThrows(NoSuchFileException.class, this::read).getMessage();
    assertEquals(file().toString(), message);
  }

  @Test
  void fileNamesTellKeysApart() {
    IndexKey other = IndexKey.of("toy(size=3)", 8, GRAPH);
    assertTrue(KEY.fileName().matches("toy-[0-9a-f]{16}\\.index"), KEY.fileName());
    assertEquals(KEY.fileName(), IndexKey.of("toy(size=3)", 7, graph(".@.", "...")).fileName());
    assertNotEquals(KEY.fileName(), other.fileName());
  }
}
