package hopscotch.datasets.catalogue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** SHA-256 checksums by name, in a file as of {@code sha256sum -c}. For one thread. */
final class Checksums {
  static final String FILE_NAME = "SHA256SUMS";

  private static final int HEX_DIGITS = 64;
  private static final Pattern LINE = Pattern.compile("[0-9a-f]{64} [ *].+", Pattern.DOTALL);

  private final Path file;
  private final Map<String, String> sums = new TreeMap<>();

  private Checksums(Path file) {
    this.file = file;
  }

  /**
   * The checksums kept in a folder. There are none if it has no such file.
   *
   * @throws BadFileException if the file holds something else
   */
  static Checksums in(Path folder) throws IOException {
    Checksums checksums = new Checksums(folder.resolve(FILE_NAME));
    if (Files.exists(checksums.file)) {
      byte[] bytes = FileInput.bytes(checksums.file, "checksums", FileInput.MAX_BYTES);
      List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        if (!LINE.matcher(line).matches()) {
          throw new BadFileException(
              checksums.file.toString(), i + 1, 1, "no checksum", "64 hex digits and a file name");
        }
        checksums.sums.put(line.substring(HEX_DIGITS + 2), line.substring(0, HEX_DIGITS));
      }
    }
    return checksums;
  }

  /** The file that keeps them. */
  Path file() {
    return file;
  }

  /** The checksum under a name. */
  Optional<String> find(String name) {
    return Optional.ofNullable(sums.get(name));
  }

  /** All names and checksums, sorted by name; a view. */
  Map<String, String> all() {
    return sums;
  }

  void put(String name, String sum) {
    sums.put(name, sum);
  }

  /** Writes the file in one step, so that a reader sees either the old one or the new one. */
  void save() throws IOException {
    StringBuilder text = new StringBuilder();
    sums.forEach((name, sum) -> text.append(sum).append("  ").append(name).append('\n'));
    Path partial = file.resolveSibling(FILE_NAME + ".part");
    FileInput.requireIfThere(partial, "checksums");
    try {
      Files.writeString(partial, text);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new IOException(file + ": cannot be written (" + e.getMessage() + ")", e);
    }
  }
}
