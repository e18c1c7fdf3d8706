package hopscotch.live.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** What stands for a part of Java's library does as that does. */
class StandInsTest {
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  @Property(seed = "42")
  void aSeedGivesTheSameNumbers(
      @ForAll long seed,
      @ForAll @IntRange(min = 1) int bound,
      @ForAll @IntRange(max = 99) int from) {
    SplittableRandom expected = new SplittableRandom(seed);
    SeedStream actual = new SeedStream(seed);
    for (int i = 0; i < 20; i++) {
      assertEquals(expected.nextInt(), actual.nextInt());
      assertEquals(expected.nextInt(bound), actual.nextInt(bound));
      assertEquals(expected.nextInt(from, from + 7), actual.nextInt(from, from + 7));
      assertEquals(expected.nextLong(), actual.nextLong());
      assertEquals(expected.nextDouble(), actual.nextDouble());
      assertEquals(expected.nextBoolean(), actual.nextBoolean());
    }
  }

  @Property(seed = "42")
  void wordsOfBytesAreRead(@ForAll @Size(24) byte[] bytes, @ForAll @IntRange(max = 16) int at) {
    assertEquals((int) INTS.get(bytes, at), Missing.intAt(null, bytes, at));
    assertEquals((long) LONGS.get(bytes, at), Missing.longAt(null, bytes, at));
  }

  @Property(seed = "42")
  void wordsOfBytesAreWritten(
      @ForAll @Size(24) byte[] bytes, @ForAll @IntRange(max = 16) int at, @ForAll long word) {
    byte[] expected = bytes.clone();
    byte[] actual = bytes.clone();
    LONGS.set(expected, at, word);
    Missing.set(null, actual, at, word);
    assertArrayEquals(expected, actual);
    INTS.set(expected, at, (int) ~word);
    Missing.set(null, actual, at, (int) ~word);
    assertArrayEquals(expected, actual);
  }

  @Property(seed = "42")
  void aRootHasItsDigits(
      @ForAll @LongRange(min = 0) long number, @ForAll @IntRange(min = 1, max = 200) int digits) {
    MathContext precision = new MathContext(digits);
    BigDecimal radicand = BigDecimal.valueOf(number);
    BigDecimal expected = radicand.sqrt(precision);
    assertEquals(0, expected.compareTo(Missing.sqrt(radicand, precision)));
  }

  @Property(seed = "42")
  void aTextHasItsLines(@ForAll("texts") String text) {
    assertEquals(text.lines().toList(), Missing.lines(text).toList());
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings().withChars("a\r\n").ofMaxLength(9);
  }

  @Test
  void aTaskGivesWhatItsWorkDid() {
    assertEquals(7, Task.adapt(() -> 7).fork().join());
    Task<Object> failing =
        Task.adapt(
            () -> {
              throw new IllegalArgumentException("a");
            });
    assertThrows(IllegalArgumentException.class, failing.fork()::join);
  }
}
