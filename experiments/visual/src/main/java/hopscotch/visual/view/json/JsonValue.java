package hopscotch.visual.view.json;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * A value of JSON that was read. It may be asked for anything. A part that it does not have is a
 * missing value, and a missing value is 0, false or an empty text.
 */
public final class JsonValue implements Iterable<JsonValue> {
  private static final JsonValue MISSING = new JsonValue(null);

  /** A Map, a List, a String, a Double, a Boolean, or null for a missing value or null. */
  private final Object value;

  JsonValue(Object value) {
    this.value = value;
  }

  /**
   * Reads a value.
   *
   * @param bytes the text in UTF-8
   * @throws IllegalArgumentException if it is not JSON; the message names the place
   */
  public static JsonValue read(byte[] bytes) {
    return new JsonReader(bytes).read();
  }

  /** The value with a name in an object. */
  public JsonValue path(String name) {
    return value instanceof Map<?, ?> map && map.get(name) instanceof JsonValue found
        ? found
        : MISSING;
  }

  /** The value at an index of an array. */
  public JsonValue path(int index) {
    return index < size() ? values().get(index) : MISSING;
  }

  /** The number of values of an array. */
  public int size() {
    return values().size();
  }

  @Override
  public Iterator<JsonValue> iterator() {
    return values().iterator();
  }

  @SuppressWarnings("unchecked")
  private List<JsonValue> values() {
    return value instanceof List<?> ? (List<JsonValue>) value : List.of();
  }

  /** Whether this is a whole number that fits an int. */
  public boolean isInt() {
    return value instanceof Double number && number == Math.rint(number) && isOfInt(number);
  }

  private static boolean isOfInt(double number) {
    return number >= Integer.MIN_VALUE && number <= Integer.MAX_VALUE;
  }

  /** The whole number. */
  public int asInt() {
    return asInt(0);
  }

  /** The whole number, or {@code other} if this is not one. */
  public int asInt(int other) {
    return value instanceof Double number ? number.intValue() : other;
  }

  /** The whole number, exact up to 2^53. */
  public long asLong() {
    return value instanceof Double number ? number.longValue() : 0;
  }

  /** The boolean. */
  public boolean asBoolean() {
    return Boolean.TRUE.equals(value);
  }

  /** The text. */
  public String asText() {
    return asText("");
  }

  /** The text, or {@code other} if this is not one. */
  public String asText(String other) {
    return value instanceof String text ? text : other;
  }
}
