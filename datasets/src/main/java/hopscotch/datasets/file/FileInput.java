package hopscotch.datasets.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The input of a reader: a file, or bytes in its place. Every file that a user names is opened
 * here. It must be a regular file, since reading a pipe or a device need not end, and no larger
 * than a reader has room for.
 */
public final class FileInput {
  /** The largest size of a file that is read; that of the largest map is below it. */
  public static final int MAX_BYTES = 1 << 29;

  private FileInput() {}

  /** Reads a stream, which its caller closes. */
  @FunctionalInterface
  public interface Reader<T> {
    /** Reads the stream. Messages call it {@code file}. */
    T read(InputStream input, String file) throws IOException;
  }

  /**
   * Opens a file of any size, for a reader that keeps little of it.
   *
   * @param expected what it holds, for a message
   * @throws BadFileException if it is missing, a folder, a pipe or a device
   */
  public static InputStream open(Path file, String expected) throws IOException {
    require(file, expected);
    return Files.newInputStream(file);
  }

  /**
   * Reads a file.
   *
   * @param expected what it holds, for a message
   * @throws BadFileException if it is missing, no regular file or too large, or the reader says so
   */
  public static <T> T read(Path file, String expected, Reader<T> reader) throws IOException {
    require(file, expected, MAX_BYTES);
    try (InputStream input = Files.newInputStream(file)) {
      return reader.read(input, file.toString());
    }
  }

  /**
   * Reads bytes.
   *
   * @param file names them in messages
   * @throws BadFileException if the reader says so
   */
  public static <T> T read(byte[] bytes, String file, Reader<T> reader) throws BadFileException {
    try {
      return reader.read(new ByteArrayInputStream(bytes), file);
    } catch (BadFileException e) {
      throw e;
    } catch (IOException e) {
      throw new AssertionError("reading from memory failed", e);
    }
  }

  /**
   * All bytes of a file.
   *
   * @param expected what it holds, for a message
   * @param limit the most bytes there may be
   * @throws BadFileException if it is missing, no regular file or larger
   */
  public static byte[] bytes(Path file, String expected, int limit) throws IOException {
    require(file, expected, limit);
    try (InputStream input = Files.newInputStream(file)) {
      byte[] bytes = input.readNBytes(limit);
      if (input.read() >= 0) {
        throw tooLarge(file, expected, limit);
      }
      return bytes;
    }
  }

  /**
   * The text of a file in UTF-8.
   *
   * @param expected what it holds, for a message
   * @throws BadFileException if it is missing, no regular file, larger than {@link #MAX_BYTES} or
   *     no such text
   */
  public static String text(Path file, String expected) throws IOException {
    byte[] bytes = bytes(file, expected, MAX_BYTES);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new BadFileException(file.toString(), "this is no text in UTF-8", expected);
    }
  }

  /**
   * Refuses a path that is not a regular file.
   *
   * @param expected what it holds, for a message
   * @throws BadFileException if it is missing, a folder, a pipe or a device
   */
  public static void require(Path file, String expected) throws IOException {
    require(file, expected, Long.MAX_VALUE);
  }

  /**
   * Refuses a path that exists and is not a regular file, before it is opened for writing.
   *
   * @param expected what it holds, for a message
   * @throws BadFileException if it is a folder, a pipe or a device
   */
  public static void requireIfThere(Path file, String expected) throws IOException {
    if (Files.exists(file)) {
      require(file, expected);
    }
  }

  private static void require(Path file, String expected, long limit) throws IOException {
    if (Files.isRegularFile(file)) {
      if (Files.size(file) > limit) {
        throw tooLarge(file, expected, limit);
      }
      return;
    }
    String fault =
        Files.isDirectory(file)
            ? "this is a folder"
            : Files.exists(file) ? "this is a pipe or a device, no file" : "no such file";
    throw new BadFileException(file.toString(), fault, expected);
  }

  private static BadFileException tooLarge(Path file, String expected, long limit) {
    return new BadFileException(
        file.toString(),
        "more than %d bytes".formatted(limit),
        "%s of at most so many".formatted(expected));
  }
}
