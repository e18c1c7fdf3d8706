package hopscotch.visual.view.json;

/** Writes values as JSON. */
final class JsonText {
  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  /** Appends a value: an object, an array, a text, a number, a boolean or {@code null}. */
  static void write(Object value, StringBuilder text) {
    if (value instanceof JsonObject object) {
      object.write(text);
    } else if (value instanceof JsonArray array) {
      array.write(text);
    } else if (value instanceof String string) {
      quote(string, text);
    } else {
      text.append(value);
    }
  }

  private static void quote(String string, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char character = string.charAt(i);
      if (character == '"' || character == '\\') {
        text.append('\\').append(character);
      } else if (character < ' ') {
        text.append("\\u00").append(HEX.charAt(character >> 4)).append(HEX.charAt(character & 0xf));
      } else {
        text.append(character);
      }
    }
    text.append('"');
  }
}
