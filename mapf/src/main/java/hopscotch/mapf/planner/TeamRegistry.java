package hopscotch.mapf.planner;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The planners of teams that a class loader finds, and a line for each thing that could not be
 * loaded: what fails keeps nothing else from being there. Immutable.
 *
 * @param factories by id, in the order of their providers
 * @param problems a line each, naming the jar
 */
record TeamRegistry(Map<String, TeamPlannerFactory> factories, List<String> problems) {
  private static final String SERVICES = "META-INF/services/" + TeamPlannerProvider.class.getName();

  /** Copies what it is given. */
  TeamRegistry {
    factories = Collections.unmodifiableMap(new LinkedHashMap<>(factories));
    problems = List.copyOf(problems);
  }

  /** The planners of every provider that a jar or folder of the loader names. */
  static TeamRegistry of(ClassLoader loader) {
    Growing growing = new Growing();
    try {
      for (URL url : Collections.list(loader.getResources(SERVICES))) {
        growing.add(url, loader);
      }
    } catch (IOException e) {
      growing.problems.add("class path: " + e.getMessage());
    }
    return new TeamRegistry(growing.factories, growing.problems);
  }

  private static List<String> names(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    List<String> names = new ArrayList<>();
    try (InputStream in = connection.getInputStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      text.lines().map(line -> line.replaceFirst("#.*", "").strip()).forEach(names::add);
    }
    names.removeIf(String::isEmpty);
    return names;
  }

  /** The jar, or the folder of classes, that a file of services is in. */
  private static String place(URL url) {
    String path = url.toString().replaceFirst("!?/" + SERVICES + "$", "");
    return path.replaceFirst("^(jar:)?file:", "");
  }

  private static String describe(Throwable e) {
    if (e instanceof ClassNotFoundException) {
      return "there is no such class";
    } else if (e instanceof NoSuchMethodException) {
      return "it has no public constructor without parameters";
    } else if (e instanceof ClassCastException) {
      return "it is no " + TeamPlannerProvider.class.getSimpleName();
    }
    return e.toString().lines().findFirst().orElse("");
  }

  /** A registry that is being added to. */
  private static final class Growing {
    private final Map<String, TeamPlannerFactory> factories = new LinkedHashMap<>();
    private final Map<String, String> places = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    private void add(URL url, ClassLoader loader) {
      try {
        names(url).forEach(name -> add(name, place(url), loader));
      } catch (IOException e) {
        problems.add(place(url) + ": " + e.getMessage());
      }
    }

    private void add(String name, String place, ClassLoader loader) {
      try {
        Object provider = loader.loadClass(name).getConstructor().newInstance();
        add((TeamPlannerProvider) provider, place);
      } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
        Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
        problems.add("%s: provider %s: %s".formatted(place, name, describe(cause)));
      }
    }

    private void add(TeamPlannerProvider provider, String place) {
      for (TeamPlannerFactory factory : provider.planners()) {
        if (factories.putIfAbsent(factory.id(), factory) == null) {
          places.put(factory.id(), place);
        } else {
          problems.add(
              "%s: planner of teams '%s' of %s is left out: there is one of that id in %s"
                  .formatted(
                      place,
                      factory.id(),
                      provider.getClass().getName(),
                      places.get(factory.id())));
        }
      }
    }
  }
}
