package hopscotch.live.library;

import hopscotch.core.planner.ProviderLoading;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The methods of Java's library that the planners use and TeaVM's library lacks. */
public final class Missing {
  private static final int BYTE = 0xff;
  private static final long MEMORY_BYTES = 1L << 30;

  private Missing() {}

  /** The lines of a text, without their ends. */
  @InPlaceOf(String.class)
  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    BufferedReader reader = new BufferedReader(new StringReader(text));
    try {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines.stream();
  }

  /** A character as text. */
  @InPlaceOf(value = Character.class, isStatic = true)
  public static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  /** There is one thread, so a parallel stream is the stream itself. */
  @InPlaceOf(IntStream.class)
  public static IntStream parallel(IntStream stream) {
    return stream;
  }

  /** There are no jars in a browser, so no classes to load from one. */
  @InPlaceOf(ClassLoader.class)
  @SuppressWarnings("DoNotCallSuggester")
  public static Class<?> loadClass(ClassLoader loader, String name) throws ClassNotFoundException {
    throw new ClassNotFoundException(name);
  }

  /** There are no jars in a browser. */
  @InPlaceOf(JarFile.class)
  public static Stream<JarEntry> stream(JarFile jar) {
    return Stream.of();
  }

  /** About as much as a browser gives a page. */
  @InPlaceOf(Runtime.class)
  public static long maxMemory(Runtime runtime) {
    return MEMORY_BYTES;
  }

  /** The square root of a whole number that is not negative. */
  @InPlaceOf(BigDecimal.class)
  public static BigDecimal sqrt(BigDecimal number, MathContext precision) {
    if (number.signum() == 0) {
      return number;
    }
    int digits = precision.getPrecision() + 2;
    BigInteger shifted = number.toBigIntegerExact().multiply(BigInteger.TEN.pow(2 * digits));
    BigInteger root = BigInteger.ONE.shiftLeft((shifted.bitLength() + 1) / 2);
    BigInteger next = root;
    do {
      root = next;
      next = root.add(shifted.divide(root)).shiftRight(1);
    } while (next.compareTo(root) < 0);
    return new BigDecimal(root, digits).round(precision);
  }

  /** A view of bytes. The methods that read and write it tell by their types which one it is. */
  @InPlaceOf(value = MethodHandles.class, isStatic = true)
  public static VarHandle byteArrayViewVarHandle(Class<?> array, ByteOrder order) {
    if (order != ByteOrder.LITTLE_ENDIAN) {
      throw new UnsupportedOperationException("expected bytes with the lowest first");
    }
    return null;
  }

  /** Reads four bytes. */
  @InPlaceOf(value = VarHandle.class, name = "get")
  public static int intAt(VarHandle view, byte[] bytes, int at) {
    return bytes[at] & BYTE
        | (bytes[at + 1] & BYTE) << 8
        | (bytes[at + 2] & BYTE) << 16
        | bytes[at + 3] << 24;
  }

  /** Reads eight bytes. */
  @InPlaceOf(value = VarHandle.class, name = "get")
  public static long longAt(VarHandle view, byte[] bytes, int at) {
    return (long) intAt(view, bytes, at + 4) << 32 | intAt(view, bytes, at) & 0xffffffffL;
  }

  /** Writes four bytes. */
  @InPlaceOf(VarHandle.class)
  public static void set(VarHandle view, byte[] bytes, int at, int word) {
    bytes[at] = (byte) word;
    bytes[at + 1] = (byte) (word >> 8);
    bytes[at + 2] = (byte) (word >> 16);
    bytes[at + 3] = (byte) (word >> 24);
  }

  /** Writes eight bytes. */
  @InPlaceOf(VarHandle.class)
  public static void set(VarHandle view, byte[] bytes, int at, long word) {
    set(view, bytes, at, (int) word);
    set(view, bytes, at + 4, (int) (word >> 32));
  }

  /** Calls the loading directly, since there are no jars to wait for. */
  @InPlaceOf(value = ProviderLoading.class, isStatic = true)
  public static <T> T load(String provider, Callable<T> loading) throws Exception {
    return loading.call();
  }
}
