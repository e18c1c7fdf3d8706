package hopscotch.visual.view.json;

import java.util.ArrayList;
import java.util.List;

/** An array that is written. */
public final class JsonArray {
  private final List<Object> values = new ArrayList<>();

  /** An array without a value. */
  public JsonArray() {}

  /** How many values there are. */
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

  /** Adds an object as it is now or will be. */
  public JsonArray add(JsonObject object) {
    values.add(object);
    return this;
  }

  /** Adds an array as it is now or will be. */
  public JsonArray add(JsonArray array) {
    values.add(array);
    return this;
  }

  /** Adds an object, empty for now. */
  public JsonObject addObject() {
    JsonObject object = new JsonObject();
    values.add(object);
    return object;
  }

  /** Adds an array, empty for now. */
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
