package hopscotch.datasets.walk;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.IntPredicate;

/** Reads walks of either form. The first word of a file tells which one it is. */
public final class WalkFiles {
  private static final String OURS = "type";
  private static final String COMPETITION = "version";

  private WalkFiles() {}

  /**
   * Reads a walk of our own form ({@link WalkReader}) or of the competition's ({@link
   * DynamicScenarioReader}).
   *
   * @throws BadFileException if the file is missing or neither, with the place and what was
   *     expected
   * @throws IOException if the file cannot be read
   */
  public static Walk read(Path file) throws IOException {
    return read(file, letter -> false);
  }

  /**
   * Reads a walk of either form whose maps may have other letters than those of the format.
   *
   * @param letters which other printable ones are terrain, such as {@code terrain::isFree}
   * @throws BadFileException if the file is missing or neither, with the place and what was
   *     expected
   * @throws IOException if the file cannot be read
   */
  public static Walk read(Path file, IntPredicate letters) throws IOException {
    String beginning = beginning(file);
    if (beginning.startsWith(OURS)) {
      return WalkReader.read(file, letters);
    }
    if (beginning.startsWith(COMPETITION)) {
      return DynamicScenarioReader.read(file, letters);
    }
    throw new BadFileException(
        file.toString(), 1, 0, "no walk", "'type walk', or 'version 2' of a dynamic scenario");
  }

  private static String beginning(Path file) throws IOException {
    try (InputStream input = FileInput.open(file, "a walk")) {
      byte[] bytes = input.readNBytes(Math.max(OURS.length(), COMPETITION.length()));
      return new String(bytes, StandardCharsets.US_ASCII);
    }
  }
}
