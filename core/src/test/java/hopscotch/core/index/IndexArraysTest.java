package hopscotch.core.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The arrays of an index file: what comes back, and what is refused. */
class IndexArraysTest {
  private static final IndexKey KEY =
      IndexKey.of("toy(size=3)", 7, GridGraph.of(GridMap.parse(".@.", "..."), Movement.OCTILE));

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("toy.index");
  }

  private void write(int... numbers) throws IOException {
    IndexFile.write(file(), KEY, out -> out.ints(numbers));
  }

  @Test
  void arraysOfEveryKindAndSizeComeBack() throws IOException {
    for (int size : new int[] {0, 1, 2, 3, 5, 8191, 8192, 16383, 16384, 40_001}) {
      int[] ints = IntStream.range(0, size).map(i -> i * -7).toArray();
      long[] longs = IntStream.range(0, size).mapToLong(i -> (long) i << 33).toArray();
      short[] shorts = new short[size];
      IntStream.range(0, size).forEach(i -> shorts[i] = (short) -i);
      byte[] letters = new byte[size];
      IntStream.range(0, size).forEach(i -> letters[i] = (byte) (3 * i));
      long bytes =
          IndexFile.write(
              file(),
              KEY,
              out -> {
                out.shorts(shorts);
                out.ints(ints);
                out.longs(longs);
                out.bytes(letters);
                out.shorts(shorts);
              });
      assertEquals(Files.size(file()), bytes);
      IndexFile.read(
          file(),
          KEY,
          in -> {
            assertArrayEquals(shorts, in.shorts("shorts"));
            assertArrayEquals(ints, in.ints("ints", size));
            assertArrayEquals(longs, in.longs("longs", size));
            assertArrayEquals(letters, in.bytes("bytes", size));
            assertArrayEquals(shorts, in.shorts("shorts"));
            return null;
          });
    }
  }

  @Test
  void anArrayOfAnotherKindOrLengthIsRefused() throws IOException {
    write(1, 2, 3);
    String kind =
        assertThrows(
                BadIndexException.class,
                () -> IndexFile.read(file(), KEY, in -> in.longs("numbers")))
            .getMessage();
    assertTrue(kind.contains("elements of 4 bytes in its numbers; expected 8 bytes"), kind);
    String length =
        assertThrows(
                BadIndexException.class,
                () -> IndexFile.read(file(), KEY, in -> in.ints("numbers", 2)))
            .getMessage();
    assertTrue(length.contains("3 numbers; expected 2"), length);
    String missing =
        assertThrows(
                BadIndexException.class,
                () ->
                    IndexFile.read(
                        file(), KEY, in -> List.of(in.ints("numbers"), in.ints("costs"))))
            .getMessage();
    assertTrue(missing.contains("it ends before its costs"), missing);
  }

  @Test
  void lengthsOfEveryKindAreChecked() throws IOException {
    IndexFile.write(
        file(),
        KEY,
        out -> {
          out.shorts(new short[3]);
          out.longs(new long[3]);
        });
    IndexFile.read(
        file(),
        KEY,
        in -> {
          assertArrayEquals(new short[3], in.shorts("shorts", 3));
          String message =
              assertThrows(BadIndexException.class, () -> in.longs("longs", 4)).getMessage();
          assertTrue(message.contains("3 longs; expected 4"), message);
          return null;
        });
    IndexFile.write(file(), KEY, out -> out.shorts(new short[3]));
    assertThrows(
        BadIndexException.class, () -> IndexFile.read(file(), KEY, in -> in.shorts("shorts", 2)));
    IndexFile.write(file(), KEY, out -> out.bytes(new byte[3]));
    assertThrows(
        BadIndexException.class, () -> IndexFile.read(file(), KEY, in -> in.bytes("bytes", 2)));
  }

  @Test
  void arraysBeginAtMultiplesOfEightBytesWhateverCameBefore() throws IOException {
    for (int size = 0; size < 9; size++) {
      short[] shorts = new short[size];
      IndexFile.write(
          file(),
          KEY,
          out -> {
            out.shorts(shorts);
            out.longs(new long[] {-1});
          });
      byte[] bytes = Files.readAllBytes(file());
      assertEquals(0, bytes.length % 8);
      assertArrayEquals(
          new byte[] {-1, -1, -1, -1, -1, -1, -1, -1},
          Arrays.copyOfRange(bytes, bytes.length - 8, bytes.length));
    }
  }

  @Test
  void aMessageNamesTheRangeThatIsAllowed() throws IOException {
    write(7);
    String message =
        assertThrows(
                BadIndexException.class,
                () ->
                    IndexFile.read(
                        file(),
                        KEY,
                        in -> {
                          in.requireRange(in.ints("numbers"), 0, 7, "numbers");
                          return null;
                        }))
            .getMessage();
    assertTrue(message.contains("7 among its numbers; expected 0 to 6"), message);
  }

  @Test
  void rangesAndStartsAreChecked() throws IOException {
    write(0, 2, 2, 5);
    IndexFile.read(
        file(),
        KEY,
        in -> {
          int[] numbers = in.ints("numbers");
          in.requireRange(numbers, 0, 6, "numbers");
          in.requireStarts(numbers, 5, "starts");
          assertThrows(BadIndexException.class, () -> in.requireRange(numbers, 0, 5, "numbers"));
          assertThrows(BadIndexException.class, () -> in.requireRange(numbers, 1, 6, "numbers"));
          assertThrows(BadIndexException.class, () -> in.requireStarts(numbers, 6, "starts"));
          assertThrows(
              BadIndexException.class, () -> in.requireStarts(new int[] {1, 5}, 5, "starts"));
          assertThrows(
              BadIndexException.class, () -> in.requireStarts(new int[] {0, 6, 5}, 5, "starts"));
          assertThrows(BadIndexException.class, () -> in.requireStarts(new int[0], 0, "starts"));
          return null;
        });
  }
}
