package hopscotch.visual.view.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one value of JSON. */
final class JsonReader {
  private static final int MOST_LEVELS = 32;
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String text;
  private int at;
  private int level;

  JsonReader(byte[] bytes) {
    text = new String(bytes, StandardCharsets.UTF_8);
  }

  JsonValue read() {
    JsonValue value = value();
    if (next() != 0) {
      throw fault("the end");
    }
    return value;
  }

  private JsonValue value() {
    char first = next();
    return switch (first) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new JsonValue(string());
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private JsonValue object() {
    Map<String, JsonValue> values = new LinkedHashMap<>();
    enter();
    while (more('}', values.isEmpty())) {
      if (next() != '"') {
        throw fault("a name in quotes");
      }
      String name = string();
      take(':');
      values.put(name, value());
    }
    return new JsonValue(values);
  }

  private JsonValue array() {
    List<JsonValue> values = new ArrayList<>();
    enter();
    while (more(']', values.isEmpty())) {
      values.add(value());
    }
    return new JsonValue(values);
  }

  private void enter() {
    at++;
    if (++level > MOST_LEVELS) {
      throw fault("at most " + MOST_LEVELS + " levels of brackets");
    }
  }

  /** Reads the end of an object or array, or a comma. Returns whether a value follows. */
  private boolean more(char end, boolean isFirst) {
    if (next() == end) {
      at++;
      level--;
      return false;
    }
    if (!isFirst) {
      take(',');
    }
    return true;
  }

  private JsonValue word(String word, Boolean value) {
    if (!text.startsWith(word, at)) {
      throw fault("a value");
    }
    at += word.length();
    return new JsonValue(value);
  }

  private JsonValue number() {
    int from = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    try {
      return new JsonValue(Double.valueOf(text.substring(from, at)));
    } catch (NumberFormatException e) {
      at = from;
      throw fault("a value");
    }
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    at++;
    while (true) {
      char character = text.length() > at ? text.charAt(at) : 0;
      if (character < ' ') {
        throw fault("a quote at the end of a text");
      }
      at++;
      if (character == '"') {
        return string.toString();
      }
      string.append(character == '\\' ? escaped() : character);
    }
  }

  private char escaped() {
    char escape = next();
    at++;
    if (escape == 'u' && text.length() >= at + 4) {
      String digits = text.substring(at, at + 4);
      at += 4;
      return (char) Integer.parseInt(digits, 16);
    }
    int index = ESCAPES.indexOf(escape);
    if (index < 0) {
      throw fault("an escape");
    }
    return ESCAPED.charAt(index);
  }

  private void take(char expected) {
    if (next() != expected) {
      throw fault("'" + expected + "'");
    }
    at++;
  }

  /** The next character after blanks, or 0 at the end. */
  private char next() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private IllegalArgumentException fault(String expected) {
    return new IllegalArgumentException(
        "the request is no JSON at character %d: expected %s".formatted(at + 1, expected));
  }
}
