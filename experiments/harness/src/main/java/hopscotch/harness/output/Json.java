package hopscotch.harness.output;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** JSON files. They are renamed when whole, so that none is ever seen half written. */
public final class Json {
  private static final String EXPECTED = "the manifest of a run";

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private Json() {}

  /** An empty object. */
  public static ObjectNode object() {
    return JSON.createObjectNode();
  }

  /** A value as JSON. */
  public static JsonNode of(Object value) {
    return JSON.valueToTree(value);
  }

  /** The texts of a list. */
  public static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** The text of a tree, in the order of its keys. */
  public static String text(JsonNode tree) {
    return tree.toString();
  }

  /** Reads a file that must be a JSON object. */
  public static JsonNode read(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new BadFileException(file.toString(), "no such file", "the folder of a run");
    }
    try {
      JsonNode tree = JSON.readTree(FileInput.bytes(file, EXPECTED, FileInput.MAX_BYTES));
      if (!tree.isObject()) {
        throw new BadFileException(file.toString(), 1, 1, "no JSON object", EXPECTED);
      }
      return tree;
    } catch (CharConversionException e) {
      throw new BadFileException(file.toString(), "text that is no UTF-8", EXPECTED);
    } catch (JsonProcessingException e) {
      JsonLocation place = e.getLocation() == null ? JsonLocation.NA : e.getLocation();
      throw new BadFileException(
          file.toString(), place.getLineNr(), place.getColumnNr(), "no JSON", EXPECTED);
    }
  }

  /**
   * Replaces a file as a whole.
   *
   * @throws IOException naming the file, if it cannot be written
   */
  public static void replace(Path file, JsonNode tree) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.write(
          draft,
          JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(tree),
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE,
          StandardOpenOption.SYNC);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }
}
