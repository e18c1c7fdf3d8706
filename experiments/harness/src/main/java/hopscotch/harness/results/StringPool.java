package hopscotch.harness.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers texts in the order of their first appearance. */
final class StringPool {
  private final Map<String, Integer> ids = new HashMap<>();
  private final List<String> texts = new ArrayList<>();

  /** The number of a text, from 0. A text that was not seen before gets a new one. */
  public int id(String text) {
    Integer id = ids.get(text);
    if (id == null) {
      id = texts.size();
      ids.put(text, id);
      texts.add(text);
    }
    return id;
  }

  /** The text with a number. */
  public String texts(int id) {
    return texts.get(id);
  }

  /** All texts, by their numbers. */
  public List<String> texts() {
    return List.copyOf(texts);
  }
}
