package hopscotch.core.testkit;

import hopscotch.core.grid.GridGraph;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** How large the arrays are that an object holds: what the sizes that planners tell are held to. */
public final class HeldBytes {
  private static final int REFERENCE = 4;
  private static final int HEADER = 16;

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> left = new ArrayDeque<>();
  private long bytes;

  private HeldBytes() {}

  /**
   * All arrays that can be reached from an object of this project and not from its graph, in bytes.
   * A reference takes {@value #REFERENCE}, and an array {@value #HEADER} beside its elements.
   */
  public static long beside(GridGraph graph, Object root) {
    HeldBytes held = new HeldBytes();
    held.take(graph);
    long ofGraph = held.bytes;
    held.take(root);
    return held.bytes - ofGraph;
  }

  private void take(Object root) {
    see(root);
    while (!left.isEmpty()) {
      try {
        follow(left.pop());
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private void see(Object object) {
    if (object != null && seen.add(object)) {
      left.push(object);
    }
  }

  private void follow(Object object) throws IllegalAccessException {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      followArray(object, type.getComponentType());
    } else if (object instanceof Collection<?> all) {
      all.forEach(this::see);
    } else if (object instanceof Map<?, ?> map) {
      map.values().forEach(this::see);
    } else if (type.getName().startsWith("hopscotch.") && !type.isEnum()) {
      for (; type != null && type != Object.class; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
            field.setAccessible(true);
            see(field.get(object));
          }
        }
      }
    }
  }

  private void followArray(Object array, Class<?> of) {
    int length = Array.getLength(array);
    bytes += HEADER;
    if (of.isPrimitive()) {
      bytes += (long) length * size(of);
      return;
    }
    bytes += (long) length * REFERENCE;
    for (int i = 0; i < length; i++) {
      see(Array.get(array, i));
    }
  }

  private static int size(Class<?> primitive) {
    if (primitive == long.class || primitive == double.class) {
      return Long.BYTES;
    }
    if (primitive == int.class || primitive == float.class) {
      return Integer.BYTES;
    }
    return primitive == short.class || primitive == char.class ? Short.BYTES : 1;
  }
}
