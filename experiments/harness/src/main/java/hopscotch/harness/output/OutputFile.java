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

/** Writes files completely or not at all, so that a full disk does not leave half a file. */
public final class OutputFile {
  private OutputFile() {}

  /** The content of a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes the whole content. The stream is buffered, and the caller closes it. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a file, and replaces one that exists. Missing folders are made. A device or a pipe is
   * written to, never replaced.
   *
   * @throws IOException if this fails; the message names the file, and an earlier file is unchanged
   */
  public static void write(Path file, Content content) throws IOException {
    writeDraft(file, file, content);
  }

  /**
   * Like {@link #write(Path, Content)}, for a file that will be moved to another place.
   *
   * @throws IOException if this fails; the message names that place
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
   * Writes a file of text in UTF-8, like {@link #write(Path, Content)}.
   *
   * @throws IOException if this fails; the message names the file, and an earlier file is unchanged
   */
  public static void write(Path file, String text) throws IOException {
    write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** An exception that says that a file cannot be written, with its name and the reason. */
  public static IOException unwritable(Path file, IOException e) {
    return new IOException(file + ": cannot be written (" + reason(e) + ")", e);
  }

  private static void writeTo(Path file, Content content) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      content.writeTo(out);
    }
  }

  /** Creates a file beside the target under an unused name, with the usual permissions. */
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

  /** The reason of a failure, without the name of the draft. */
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
