package hopscotch.judge.team;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Reads plans from our own files and from rows of the tracker. */
public final class PlanReader {
  private PlanReader() {}

  /**
   * The plans of a file, at least one.
   *
   * @throws BadFileException if the file is missing or has no plan
   * @throws IOException if it cannot be read
   */
  public static List<PlanText> read(Path file) throws IOException {
    byte[] bytes = FileInput.bytes(file, "a plan", FileInput.MAX_BYTES);
    return read(new String(bytes, StandardCharsets.UTF_8), file.toString());
  }

  /**
   * The plans of a text, at least one.
   *
   * @param name the name of the text in messages
   * @throws BadFileException if it has no plan
   */
  public static List<PlanText> read(String text, String name) throws IOException {
    return PlanFile.isOurs(text)
        ? List.of(PlanFile.read(text, name))
        : TrackerRows.read(text, name);
  }
}
