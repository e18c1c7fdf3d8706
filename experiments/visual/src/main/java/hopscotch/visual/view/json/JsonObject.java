package hopscotch.visual.view.json;

import java.util.LinkedHashMap;
import java.util.Map;

/** An object of JSON to be written. Its names keep the order in which they were put first. */
public final class JsonObject {
  private final Map<String, Object> values = new LinkedHashMap<>();

  /** Puts a text, or {@code null}. */
  public JsonObject put(String name, String text) {
    values.put(name, text);
    return this;
  }

  /** Puts a boolean. */
  public JsonObject put(String name, boolean isTrue) {
    values.put(name, isTrue);
    return this;
  }

  /** Puts a whole number. */
  public JsonObject put(String name, long number) {
    values.put(name, number);
    return this;
  }

  /** Puts a number. It must be finite, since JSON has no others. */
  public JsonObject put(String name, double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("%s: %s is no number of JSON".formatted(name, number));
    }
    values.put(name, number);
    return this;
  }

  /** Puts an empty object, which may be filled afterwards. */
  public JsonObject putObject(String name) {
    JsonObject object = new JsonObject();
    values.put(name, object);
    return object;
  }

  /** Puts an empty array, which may be filled afterwards. */
  public JsonArray putArray(String name) {
    JsonArray array = new JsonArray();
    values.put(name, array);
    return array;
  }

  void write(StringBuilder text) {
    char before = '{';
    for (Map.Entry<String, Object> value : values.entrySet()) {
      text.append(before);
      JsonText.write(value.getKey(), text);
      text.append(':');
      JsonText.write(value.getValue(), text);
      before = ',';
    }
    text.append(before == '{' ? "{}" : "}");
  }

  /** The object as JSON. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    write(text);
    return text.toString();
  }
}
