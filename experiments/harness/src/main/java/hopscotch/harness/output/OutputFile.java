package hopscotch.harness.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ThreadLocalRandom;

/** A file of its own: written whole, or not at all, so that a full disk leaves no half of it. */
public final class OutputFile {
  private OutputFile() {}

  /** What goes into a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it; the stream is buffered, and closed by the caller. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a file, over one that is there; missing folders are made. A device or a pipe is written
   * to, never replaced.
   *
   * @throws IOException naming the file; what was there before is there still
   */
  public static void write(Path file, Content content) throws IOException {
    writeDraft(file, file, content);
  }

  /**
   * As {@link #write(Path, Content)}, for a file that is to be moved to where another one is named.
   *
   * @throws IOException naming that one
   */
  public static void writeDraft(Path file, Path named, Content content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path draft = null;
    try {
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        writeTo(target, content);
        return;
      }
      Files.createDirectories(target.getParent());
      draft = createDraft(target);
      writeTo(draft, content);
      move(draft, target);
    } catch (IOException e) {
      throw unwritable(named, e);
    } finally {
      if (draft != null) {
        Files.deleteIfExists(draft);
      }
    }
  }

  /**
   * Writes a file of text in UTF-8, as {@link #write(Path, Content)}.
   *
   * @throws IOException naming the file; what was there before is there still
   */
  public static void write(Path file, String text) throws IOException {
    write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** That a file cannot be written, with its name, and why. */
  public static IOException unwritable(Path file, IOException e) {
    return new IOException(file + ": cannot be written (" + reason(e) + ")", e);
  }

  private static void writeTo(Path file, Content content) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      content.writeTo(out);
    }
  }

  /** A file beside the target by a name that none has, with the permissions of any new file. */
  private static Path createDraft(Path target) throws IOException {
    while (true) {
      int number = ThreadLocalRandom.current().nextInt();
      Path draft = target.resolveSibling(".%s.%08x.part".formatted(target.getFileName(), number));
      if (!Files.exists(draft, LinkOption.NOFOLLOW_LINKS)) {
        return Files.createFile(draft);
      }
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Why it failed, without the name of the draft. */
  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    if (e instanceof FileAlreadyExistsException || e instanceof NotDirectoryException) {
      return "a part of its path is no folder";
    }
    if (e.getCause() instanceof IOException cause) {
      return reason(cause);
    }
    return e instanceof FileSystemException named && named.getReason() != null
        ? named.getReason()
        : e.getMessage();
  }
}
