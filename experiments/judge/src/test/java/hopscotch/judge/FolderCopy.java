package hopscotch.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Copies a folder, so that tests which begin with the same finished run make it once. */
public final class FolderCopy {
  private FolderCopy() {}

  /** Copies all of {@code source} to {@code target}, which must not be there. */
  public static void copy(Path source, Path target) throws IOException {
    Files.createDirectories(target.getParent());
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, target.resolve(source.relativize(file)));
      }
    }
  }
}
