package hopscotch.datasets.tiles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hopscotch.datasets.file.BadFileException;
import java.io.IOException;

/** Reads JSON. Values are asked for by name and kind, and a wrong one is refused in one line. */
final class Json {
  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  private static final int SHOWN = 40;

  private Json() {}

  /** The object in a file. */
  static JsonNode read(TileSource source) throws BadFileException {
    JsonNode root;
    try {
      root = MAPPER.readTree(source.bytes());
    } catch (JsonProcessingException e) {
      var place = e.getLocation();
      throw new BadFileException(
          source.name(),
          place == null ? 0 : Math.max(0, place.getLineNr()),
          place == null ? 0 : Math.max(0, place.getColumnNr()),
          "this is no JSON",
          "an object in braces");
    } catch (IOException e) {
      throw source.faults().at("this is no JSON", "an object in braces");
    }
    if (!root.isObject()) {
      throw source.faults().at("the file holds " + kind(root), "a JSON object");
    }
    return root;
  }

  private static String kind(JsonNode node) {
    return node.isMissingNode() ? "nothing" : "JSON of another kind";
  }

  /** A value as it is written, cut to a few words for a message. */
  static String shown(JsonNode node) {
    if (node.isContainerNode()) {
      return node.isArray() ? "[...]" : "{...}";
    }
    String text = node.asText();
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN);
  }

  /** A list. It is empty if the name is missing. */
  static JsonNode list(JsonNode parent, String name, Faults faults) throws BadFileException {
    JsonNode list = parent.path(name);
    if (list.isMissingNode() || list.isNull()) {
      return MAPPER.createArrayNode();
    }
    if (!list.isArray()) {
      throw wrong(name, list, faults, "a list");
    }
    return list;
  }

  /** A text. It is empty if the name is missing. */
  static String text(JsonNode parent, String name, Faults faults) throws BadFileException {
    JsonNode text = parent.path(name);
    if (text.isMissingNode() || text.isNull()) {
      return "";
    }
    if (!text.isTextual()) {
      throw wrong(name, text, faults, "a text");
    }
    return text.textValue();
  }

  /** A whole number, which must be there. */
  static long number(JsonNode parent, String name, Faults faults) throws BadFileException {
    JsonNode number = parent.path(name);
    if (number.isMissingNode()) {
      throw faults.at("no " + name, "a whole number of this name");
    }
    if (!number.isIntegralNumber() || !number.canConvertToLong()) {
      throw wrong(name, number, faults, "a whole number");
    }
    return number.longValue();
  }

  /** A number, or {@code absent} if the name is missing. */
  static double decimal(JsonNode parent, String name, double absent, Faults faults)
      throws BadFileException {
    JsonNode number = parent.path(name);
    if (number.isMissingNode() || number.isNull()) {
      return absent;
    }
    if (!number.isNumber() || !Double.isFinite(number.doubleValue())) {
      throw wrong(name, number, faults, "a number");
    }
    return number.doubleValue();
  }

  /** A whole number, or {@code absent} if the name is missing. */
  static long number(JsonNode parent, String name, long absent, Faults faults)
      throws BadFileException {
    return parent.path(name).isMissingNode() ? absent : number(parent, name, faults);
  }

  private static BadFileException wrong(
      String name, JsonNode value, Faults faults, String expected) {
    return faults.at(name + " is " + BadFileException.quote(shown(value)), expected);
  }
}
