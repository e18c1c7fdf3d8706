package hopscotch.core.testkit;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is asked of every reader of files and text, whatever it is given: an answer, or a refusal of
 * the kind that it declares, in one line that a terminal can show; and memory in proportion to the
 * input. The heap of the process and the time for one input are limited by how fuzz tests are run.
 */
public final class HostileInput {
  /** No reader is asked to take more than this. */
  public static final int MAX_BYTES = 1 << 20;

  /** Room for buffers, and for what a reading does once. */
  private static final long FIXED_BYTES = 32 << 20;

  private static final long BYTES_PER_BYTE = 1000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private HostileInput() {}

  /** Something that takes input apart. */
  @FunctionalInterface
  public interface Reader {
    /** Reads, or refuses. */
    void read(byte[] input) throws Exception;
  }

  /**
   * Reads the input; fails unless the reader answers, or throws exactly the declared type. What
   * seems to take too much memory is read again, since the first reading loads classes.
   */
  public static void read(byte[] input, Class<? extends Exception> refusal, Reader reader) {
    long allocated = allocatedBy(input, refusal, reader);
    if (allocated > limit(input)) {
      allocated = allocatedBy(input, refusal, reader);
    }
    if (allocated > limit(input)) {
      throw new AssertionError(
          "allocated %d bytes for %d".formatted(allocated, input.length) + shown(input));
    }
  }

  private static long limit(byte[] input) {
    return FIXED_BYTES + BYTES_PER_BYTE * input.length;
  }

  private static long allocatedBy(byte[] input, Class<? extends Exception> refusal, Reader reader) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    try {
      reader.read(input);
    } catch (Exception e) {
      if (e.getClass() != refusal) {
        throw new AssertionError("undeclared " + e.getClass().getName() + shown(input), e);
      }
      requireMessage(e, input);
    }
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  /** What is wrong with a file is told in one line; what was typed is quoted as it was typed. */
  private static void requireMessage(Exception refusal, byte[] input) {
    String message = refusal.getMessage();
    if (message == null
        || message.isBlank()
        || refusal instanceof IOException && message.chars().anyMatch(Character::isISOControl)) {
      throw new AssertionError("message '" + message + "'" + shown(input), refusal);
    }
  }

  private static String shown(byte[] input) {
    return " on "
        + Base64.getEncoder().encodeToString(Arrays.copyOf(input, Math.min(90, input.length)));
  }

  /**
   * The seeds of a fuzz test: the files in the resource folder {@code CLASSInputs/METHOD} beside
   * it, where Jazzer looks for them.
   */
  public static List<byte[]> seeds(Class<?> test, String method) throws IOException {
    try (Stream<Path> files =
        Files.list(Path.of(test.getResource(test.getSimpleName() + "Inputs/" + method).toURI()))) {
      return files.sorted().map(HostileInput::bytes).toList();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Inputs of {@link #MAX_BYTES}: for each seed and each byte in it, the seed with the first and
   * with the last of these bytes repeated until it is that long; and the seed itself repeated.
   */
  public static Stream<byte[]> huge(List<byte[]> seeds) {
    return seeds.stream()
        .flatMap(
            seed ->
                Stream.concat(
                    Stream.of(stretched(seed, 0, seed.length)),
                    Stream.concat(firsts(seed), lasts(seed)).map(at -> stretched(seed, at, 1))));
  }

  private static Stream<Integer> firsts(byte[] seed) {
    boolean[] seen = new boolean[256];
    Stream.Builder<Integer> places = Stream.builder();
    for (int i = 0; i < seed.length; i++) {
      if (!seen[seed[i] & 0xff]) {
        places.add(i);
      }
      seen[seed[i] & 0xff] = true;
    }
    return places.build();
  }

  private static Stream<Integer> lasts(byte[] seed) {
    boolean[] seen = new boolean[256];
    Stream.Builder<Integer> places = Stream.builder();
    for (int i = seed.length - 1; i >= 0; i--) {
      if (!seen[seed[i] & 0xff]) {
        places.add(i);
      }
      seen[seed[i] & 0xff] = true;
    }
    return places.build();
  }

  private static byte[] stretched(byte[] seed, int from, int count) {
    byte[] input = new byte[MAX_BYTES];
    int tail = seed.length - from - count;
    System.arraycopy(seed, 0, input, 0, from);
    for (int i = from; i < MAX_BYTES - tail; i++) {
      input[i] = seed[from + (i - from) % count];
    }
    System.arraycopy(seed, from + count, input, MAX_BYTES - tail, tail);
    return input;
  }
}
