package hopscotch.experiments.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Texts numbered in the order of their first appearance. */
final class Names {
  private final Map<String, Integer> ids = new HashMap<>();
  private final List<String> texts = new ArrayList<>();

  int id(String text) {
    Integer id = ids.get(text);
    if (id == null) {
      id = texts.size();
      ids.put(text, id);
      texts.add(text);
    }
    return id;
  }

  String texts(int id) {
    return texts.get(id);
  }

  List<String> texts() {
    return List.copyOf(texts);
  }
}
