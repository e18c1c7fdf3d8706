package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A jar of someone else's on the class path adds its planners. The registry reads the class path
 * once, so each test loads it anew, on a class path of its own.
 */
class PluginTest {

  @Test
  void aProviderOnTheClassPathIsFound() throws Exception {
    assertEquals("steps east", summary("east", "/plugin/"));
  }

  @Test
  void withoutItThePlannerIsUnknown() {
    Throwable cause =
        assertThrows(InvocationTargetException.class, () -> summary("east", null)).getCause();
    assertTrue(cause.getMessage().startsWith("unknown planner 'east'"), cause::getMessage);
  }

  @Test
  void theOthersAreStillThere() throws Exception {
    assertEquals(Planners.factory("astar").summary(), summary("astar", "/plugin/"));
  }

  @Test
  void ofTwoPlannersOfOneIdTheFirstStays() throws Exception {
    assertEquals(Planners.factory("astar").summary(), summary("astar", "/clash/"));
  }

  /**
   * The summary of a planner, as a registry of its own has it.
   *
   * @param plugin the folder that stands for someone else's jar, or {@code null}
   */
  private static String summary(String id, String plugin) throws Exception {
    List<URL> places = new ArrayList<>();
    places.add(place(Planners.class));
    if (plugin != null) {
      places.add(place(Toy.class));
      places.add(PluginTest.class.getResource(plugin));
    }
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(places.toArray(URL[]::new), platform)) {
      thread.setContextClassLoader(loader);
      Object factory =
          loader
              .loadClass(Planners.class.getName())
              .getMethod("factory", String.class)
              .invoke(null, id);
      return (String) factory.getClass().getMethod("summary").invoke(factory);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static URL place(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }
}
