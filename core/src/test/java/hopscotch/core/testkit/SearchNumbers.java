package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Brings a search near the end of its search numbers. Nobody waits for half a million, or four
 * billion queries; so the fields that count them are found by name, in the search and in all that
 * it holds.
 */
final class SearchNumbers {
  /** The fields of core: what each is set to, a few searches before its end. */
  private static final Map<String, Number> CORE =
      Map.of(
          "hopscotch.core.search.CellStates.remaining",
          3,
          "hopscotch.core.search.incremental.CellRecords.remaining",
          3,
          "hopscotch.core.search.incremental.CellRecords.find",
          (1 << 21) - 4,
          "hopscotch.core.search.incremental.LearnedHeuristic.shift",
          (1L << 58) - (1L << 44),
          "hopscotch.core.search.realtime.RealTimeAdaptiveAStar.shift",
          (1L << 60) - (1L << 41),
          "hopscotch.core.search.anyangle.SightStates.remaining",
          3,
          "hopscotch.core.search.anyangle.exact.enlsvg.EdgeLevelSearch.number",
          Integer.MAX_VALUE - 3,
          "hopscotch.core.search.anyangle.exact.corner.Labels.number",
          Integer.MAX_VALUE - 3,
          "hopscotch.core.smoothing.RaySmoothing.nextBase",
          Integer.MAX_VALUE - 30);

  /**
   * The fields of an object, its superclasses' too, made accessible; kept, since to ask is slow.
   */
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> leaf) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> type = leaf; isSearched(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
              if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                fields.add(field);
              }
            }
          }
          return fields;
        }
      };

  private final Map<String, Number> last = new HashMap<>(CORE);
  private final Set<String> met = new HashSet<>();
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private int found;

  private SearchNumbers(Map<String, Number> more) {
    last.putAll(more);
  }

  /**
   * Brings all numbers of a search, which was used already, near their end; says how many.
   *
   * @param more fields beyond those of core: see {@link PlannerContract#searchNumbers}
   */
  static int runOut(Object search, Map<String, Number> more) {
    SearchNumbers numbers = new SearchNumbers(more);
    try {
      numbers.visit(search);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
    for (String field : more.keySet()) {
      assertTrue(numbers.met.contains(field), () -> "the search holds a field " + field);
    }
    return numbers.found;
  }

  private void visit(Object object) throws IllegalAccessException {
    if (object == null || !seen.add(object)) {
      return;
    }
    if (object.getClass().isArray()) {
      for (int i = 0; isSearched(object.getClass()) && i < Array.getLength(object); i++) {
        visit(Array.get(object, i));
      }
      return;
    }
    for (Field field : FIELDS.get(object.getClass())) {
      visit(object, field);
    }
  }

  private void visit(Object object, Field field) throws IllegalAccessException {
    if (!field.getType().isPrimitive()) {
      visit(field.get(object));
      return;
    }
    String name = field.getDeclaringClass().getName() + "." + field.getName();
    Number last = this.last.get(name);
    if (last == null) {
      return;
    }
    met.add(name);
    if (field.getType() == long.class) {
      field.setLong(object, last.longValue());
      found++;
    } else if (field.getInt(object) != 0) {
      field.setInt(object, last.intValue());
      found++;
    }
  }

  /** Whether a class may hold numbers: not one of the JDK's, whose loader is null. */
  private static boolean isSearched(Class<?> type) {
    Class<?> element = type.isArray() ? type.getComponentType() : type;
    return !element.isPrimitive()
        && !element.isEnum()
        && !element.isHidden()
        && element.getClassLoader() != null;
  }
}
