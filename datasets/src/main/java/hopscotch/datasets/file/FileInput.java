package hopscotch.datasets.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a reader reads: a file, or bytes in its place. */
public final class FileInput {
  private FileInput() {}

  /** Reads a stream, which its caller closes. */
  @FunctionalInterface
  public interface Reader<T> {
    /** Reads it; {@code file} names it in messages. */
    T read(InputStream input, String file) throws IOException;
  }

  /**
   * Reads a file.
   *
   * @param expected what it holds, for a message
   * @throws BadFileException if it is missing, or a folder, or the reader says so
   */
  public static <T> T read(Path file, String expected, Reader<T> reader) throws IOException {
    BadFileException.requireFile(file, expected);
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
}
