package hopscotch.visual.view.json;

import java.util.ArrayList;
import java.util.List;

/** An array of JSON to be written. */
public final class JsonArray {
  private final List<Object> values = new ArrayList<>();

  /** The number of values. */
  public int size() {
    return values.size();
  }

  /** Adds a text, or {@code null}. */
  public JsonArray add(String text) {
    values.add(text);
    return this;
  }

  /** Adds a whole number. */
  public JsonArray add(long number) {
    values.add(number);
    return this;
  }

  /** Adds an object, which may still be filled afterwards. */
  public JsonArray add(JsonObject object) {
    values.add(object);
    return this;
  }

  /** Adds an array, which may still be filled afterwards. */
  public JsonArray add(JsonArray array) {
    values.add(array);
    return this;
  }

  /** Adds an empty object, which may be filled afterwards. */
  public JsonObject addObject() {
    JsonObject object = new JsonObject();
    values.add(object);
    return object;
  }

  /** Adds an empty array, which may be filled afterwards. */
  public JsonArray addArray() {
    JsonArray array = new JsonArray();
    values.add(array);
    return array;
  }

  void write(StringBuilder text) {
    char before = '[';
    for (Object value : values) {
      text.append(before);
      JsonText.write(value, text);
      before = ',';
    }
    text.append(before == '[' ? "[]" : "]");
  }

  /** The array as JSON. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    write(text);
    return text.toString();
  }
}
