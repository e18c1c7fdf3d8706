package hopscotch.core.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Brings a search near the end of its search numbers. Nobody waits for half a million, or four
 * billion queries; so the fields that count them are found by name, in the search and in all that
 * it holds.
 */
final class SearchNumbers {
  private static final long SIGHT_UNIT = 1L << 28;

  /** What each field is set to, a few searches before its end. */
  private static final Map<String, Number> LAST =
      Map.of(
          "hopscotch.core.search.CellStates.remaining",
          3,
          "hopscotch.core.search.anyangle.SightStates.base",
          (Long.MAX_VALUE / SIGHT_UNIT - 4) * SIGHT_UNIT,
          "hopscotch.core.smoothing.RaySmoothing.nextBase",
          Integer.MAX_VALUE - 30,
          "hopscotch.hpa.subgoal.SubgoalSearch.query",
          Integer.MAX_VALUE - 3,
          "hopscotch.hpa.corridor.Corridor.current",
          -3);

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private int found;

  private SearchNumbers() {}

  /** Brings all numbers of a search, which was used already, near their end; says how many. */
  static int runOut(Object search) {
    SearchNumbers numbers = new SearchNumbers();
    try {
      numbers.visit(search);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
    return numbers.found;
  }

  private void visit(Object object) throws IllegalAccessException {
    if (object == null || !seen.add(object)) {
      return;
    }
    if (object.getClass().isArray()) {
      for (int i = 0; isOurs(object.getClass()) && i < Array.getLength(object); i++) {
        visit(Array.get(object, i));
      }
      return;
    }
    for (Class<?> type = object.getClass(); isOurs(type); type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          visit(object, field);
        }
      }
    }
  }

  private void visit(Object object, Field field) throws IllegalAccessException {
    Number last = LAST.get(field.getDeclaringClass().getName() + "." + field.getName());
    boolean isReference = !field.getType().isPrimitive();
    if (last == null && !isReference) {
      return;
    }
    field.setAccessible(true);
    if (isReference) {
      visit(field.get(object));
    } else if (field.getType() == long.class) {
      field.setLong(object, last.longValue());
      found++;
    } else if (field.getInt(object) != 0) {
      field.setInt(object, last.intValue());
      found++;
    }
  }

  private static boolean isOurs(Class<?> type) {
    Class<?> element = type.isArray() ? type.getComponentType() : type;
    return element.getName().startsWith("hopscotch.") && !element.isEnum() && !element.isHidden();
  }
}
