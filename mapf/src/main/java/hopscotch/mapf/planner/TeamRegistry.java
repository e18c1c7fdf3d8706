package hopscotch.mapf.planner;

import hopscotch.core.planner.Planners;
import hopscotch.core.planner.ProviderLoading;
import hopscotch.core.text.PlainError;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * The planners of teams that a class loader finds, and one line for each thing that could not be
 * loaded. What fails does not keep anything else from being loaded. Immutable.
 *
 * @param factories the entries by id, in the order of their providers
 * @param files for each id, the jar or folder of classes from which the planner came, if it came
 *     from one
 * @param problems one line for each problem, which names the jar
 */
record TeamRegistry(
    Map<String, TeamPlannerFactory> factories, Map<String, Path> files, List<String> problems) {
  private static final String SERVICES = "META-INF/services/" + TeamPlannerProvider.class.getName();

  /** Copies what it is given. */
  TeamRegistry {
    factories = Collections.unmodifiableMap(new LinkedHashMap<>(factories));
    files = Map.copyOf(files);
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
    return new TeamRegistry(growing.factories, growing.files, growing.problems);
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

  /** The jar or folder of classes in which a file of services is. */
  private static String place(URL url) {
    return url.toString().replaceFirst("^jar:", "").replaceFirst("!?/" + SERVICES + "$", "");
  }

  private static Optional<Path> findFile(String place) {
    try {
      return Optional.of(Path.of(URI.create(place)));
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  private static String shown(String place) {
    return findFile(place).map(Path::toString).orElse(place);
  }

  private static String describe(Throwable e) {
    if (e instanceof ClassNotFoundException) {
      return "there is no such class";
    } else if (e instanceof NoSuchMethodException) {
      return "it has no public constructor without parameters";
    } else if (e instanceof ClassCastException) {
      return "it is no " + TeamPlannerProvider.class.getSimpleName();
    }
    return PlainError.text(e);
  }

  /** A registry to which planners are added. */
  private static final class Growing {
    private final Map<String, TeamPlannerFactory> factories = new LinkedHashMap<>();
    private final Map<String, String> places = new LinkedHashMap<>();
    private final Map<String, Path> files = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    private void add(URL url, ClassLoader loader) {
      try {
        names(url).forEach(name -> add(name, place(url), loader));
      } catch (IOException e) {
        problems.add(shown(place(url)) + ": " + e.getMessage());
      }
    }

    private void add(String name, String place, ClassLoader loader) {
      try {
        Callable<List<TeamPlannerFactory>> loading =
            () ->
                List.copyOf(
                    ((TeamPlannerProvider) loader.loadClass(name).getConstructor().newInstance())
                        .planners());
        boolean isOfJar = findFile(place).filter(Planners.jarFiles()::contains).isPresent();
        add(isOfJar ? ProviderLoading.load(name, loading) : loading.call(), name, place);
      } catch (Throwable e) {
        Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
        problems.add("%s: provider %s: %s".formatted(shown(place), name, describe(cause)));
      }
    }

    private void add(List<TeamPlannerFactory> planners, String provider, String place) {
      for (TeamPlannerFactory factory : planners) {
        if (factories.putIfAbsent(factory.id(), factory) == null) {
          places.put(factory.id(), place);
          findFile(place).ifPresent(file -> files.put(factory.id(), file));
        } else {
          problems.add(
              "%s: planner of teams '%s' of %s is left out: there is one of that id in %s"
                  .formatted(
                      shown(place), factory.id(), provider, shown(places.get(factory.id()))));
        }
      }
    }
  }
}
