package hopscotch.papers;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The file with what a paper's run has counted so far, one line for each map. */
final class CountsFile {
  /** The name of the file in the folder of the run. */
  static final String NAME = "counts.jsonl";

  private static final String A_LINE = "a line of JSON with the map that it counts";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private CountsFile() {}

  /**
   * The line of each map. There are none if there is no file. A last line that was not written
   * completely is cut off.
   *
   * @throws BadFileException if a line is damaged
   */
  static Map<String, JsonNode> read(Path counts) throws IOException {
    Map<String, JsonNode> byMap = new LinkedHashMap<>();
    if (!Files.exists(counts)) {
      return byMap;
    }
    String text = FileInput.text(counts, A_LINE + " for each");
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    if (whole.length() < text.length()) {
      OutputFile.write(counts, whole);
    }
    List<String> lines = whole.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      JsonNode line = readLine(counts, i + 1, lines.get(i));
      byMap.put(line.path("map").asText(), line);
    }
    return byMap;
  }

  private static JsonNode readLine(Path counts, int number, String text) throws BadFileException {
    try {
      JsonNode line = JSON.readTree(text);
      if (line.path("map").isTextual()) {
        return line;
      }
      throw new BadFileException(counts.toString(), number, 0, "no map", A_LINE);
    } catch (JsonProcessingException e) {
      throw new BadFileException(counts.toString(), number, 0, "no JSON", A_LINE);
    }
  }
}
