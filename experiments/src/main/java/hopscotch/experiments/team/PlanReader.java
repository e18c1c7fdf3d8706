package hopscotch.experiments.team;

import hopscotch.datasets.movingai.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads plans of either form: our own files, and rows of the tracker. */
public final class PlanReader {
  private PlanReader() {}

  /**
   * The plans of a file, at least one.
   *
   * @throws BadFileException if it is missing or has none
   * @throws IOException if it cannot be read
   */
  public static List<PlanText> read(Path file) throws IOException {
    BadFileException.requireFile(file, "a plan");
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return PlanFile.isOurs(text)
        ? List.of(PlanFile.read(text, file.toString()))
        : TrackerRows.read(text, file.toString());
  }
}
