package hopscotch.core.planner;

import hopscotch.core.text.PlainError;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The planners of the class path and of jars beside it, by id, and a line for each thing that could
 * not be loaded: what fails keeps nothing else from being there. Immutable.
 *
 * @param entries by id, in the order of their providers
 * @param jars the jars beside the class path, absolute
 * @param problems a line each, naming the jar
 * @param loader of the classes of the class path and of the jars
 */
record Registry(
    Map<String, Entry> entries,
    Map<String, PlannerFamily> families,
    List<Path> jars,
    List<String> problems,
    ClassLoader loader) {
  private static final String SERVICES = "META-INF/services/" + PlannerProvider.class.getName();
  private static final int MAX_SERVICES = 1 << 16;
  private static final Pattern CLASS_VERSION = Pattern.compile("class file version (\\d+)");
  private static final int CLASS_VERSION_OF_JAVA_0 = 44;

  /** A planner, its provider's group, and the jar it came from, {@code null} for the class path. */
  record Entry(PlannerFactory factory, String group, Path jar) {}

  /** Copies what it is given. */
  Registry {
    entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    families = Map.copyOf(families);
    jars = List.copyOf(jars);
    problems = problems.stream().distinct().toList();
  }

  static Registry empty() {
    ClassLoader loader = PlannerProvider.class.getClassLoader();
    return new Registry(Map.of(), Map.of(), List.of(), List.of(), loader);
  }

  /** The planners of the class path, found by {@link ServiceLoader}. */
  static Registry ofClassPath() {
    Growing growing = new Growing(empty());
    Iterator<PlannerProvider> providers = ServiceLoader.load(PlannerProvider.class).iterator();
    boolean hasMore = true;
    while (hasMore) {
      try {
        hasMore = providers.hasNext();
        if (hasMore) {
          growing.add(Provided.by(providers.next()), null);
        }
      } catch (RuntimeException | Error e) {
        growing.problems.add("class path: " + describe(e.getCause() == null ? e : e.getCause()));
      }
    }
    return growing.registry();
  }

  /** The paths of a class path as text. */
  static List<Path> split(String classPath) {
    List<Path> paths = new ArrayList<>();
    for (String path : classPath.split(Pattern.quote(File.pathSeparator))) {
      if (!path.isBlank()) {
        paths.add(Path.of(path));
      }
    }
    return paths;
  }

  /**
   * These planners and those of more jars, or folders of classes, that are not here yet. A jar may
   * use the classes of any other.
   */
  Registry with(List<Path> paths) {
    Growing growing = new Growing(this);
    List<URL> urls = new ArrayList<>();
    List<Path> added = new ArrayList<>();
    for (Path path : paths) {
      Path jar = path.toAbsolutePath().normalize();
      if (jars.contains(jar) || added.contains(jar)) {
        continue;
      }
      try {
        requireJar(jar);
        urls.add(jar.toUri().toURL());
        added.add(jar);
      } catch (IOException e) {
        growing.problems.add(jar + ": " + e.getMessage());
      }
    }
    growing.jars.addAll(added);
    if (!added.isEmpty()) {
      // Not closed: its classes are loaded as long as the planners are used.
      growing.loader = new URLClassLoader(urls.toArray(URL[]::new), loader);
      added.forEach(growing::add);
      if (added.stream().noneMatch(Registry::hasServices)) {
        growing.problems.add(
            "%s: no planner in it; expected a %s that names a class".formatted(added, SERVICES));
      }
    }
    return growing.registry();
  }

  private static void requireJar(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new IOException("no such file");
    } else if (!Files.isDirectory(path)) {
      if (!Files.isRegularFile(path)) {
        throw new IOException("a pipe or a device; expected a jar or a folder of classes");
      }
      try (JarFile jar = new JarFile(path.toFile())) {
        jar.getManifest();
      } catch (IOException e) {
        throw new IOException("not a jar: " + e.getMessage(), e);
      }
    }
  }

  /** Whether a jar, or a folder of classes, has providers of any kind for Hopscotch. */
  private static boolean hasServices(Path jar) {
    String kinds = "META-INF/services/hopscotch.";
    if (Files.isDirectory(jar)) {
      String[] names = jar.resolve(kinds).getParent().toFile().list();
      return names != null && Arrays.stream(names).anyMatch(name -> name.startsWith("hopscotch."));
    }
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream().anyMatch(entry -> entry.getName().startsWith(kinds));
    } catch (IOException e) {
      return false;
    }
  }

  /** The classes that a jar, or a folder of classes, names as its providers. */
  private static List<String> providers(Path jar) throws IOException {
    List<String> names = new ArrayList<>();
    Path inFolder = jar.resolve(SERVICES);
    if (Files.exists(inFolder) && !Files.isRegularFile(inFolder)) {
      throw new IOException(
          SERVICES + " is a pipe or a device; expected a file that names classes");
    }
    try (URLClassLoader alone = alone(jar);
        InputStream in = alone.getResourceAsStream(SERVICES)) {
      byte[] bytes = in == null ? new byte[0] : in.readNBytes(MAX_SERVICES + 1);
      if (bytes.length > MAX_SERVICES) {
        throw new IOException(
            "%s has more than %d bytes; expected names of classes"
                .formatted(SERVICES, MAX_SERVICES));
      }
      String text = new String(bytes, StandardCharsets.UTF_8);
      text.lines().map(line -> line.replaceFirst("#.*", "").strip()).forEach(names::add);
    }
    names.removeIf(String::isEmpty);
    return names;
  }

  private static URLClassLoader alone(Path jar) throws MalformedURLException {
    return new URLClassLoader(new URL[] {jar.toUri().toURL()}, null);
  }

  /** A description of a fault, for the author of the jar. */
  static String describe(Throwable e) {
    String message = PlainError.message(e);
    Matcher version = CLASS_VERSION.matcher(message);
    if (e instanceof UnsupportedClassVersionError && version.find()) {
      int needed = Integer.parseInt(version.group(1)) - CLASS_VERSION_OF_JAVA_0;
      return "it is for Java %d, and this is Java %d"
          .formatted(needed, Runtime.version().feature());
    } else if (e instanceof ClassNotFoundException) {
      return "there is no such class";
    } else if (e instanceof NoClassDefFoundError && !message.startsWith("Could not initialize")) {
      return "it needs " + message.replace('/', '.') + ", which no jar has";
    } else if (e instanceof NoSuchMethodException) {
      return "it has no public constructor without parameters";
    } else if (e instanceof ClassCastException) {
      return "it is no " + PlannerProvider.class.getSimpleName();
    }
    return PlainError.text(e);
  }

  /** The planners that a provider lists, and the name of its class. */
  private record Provided(
      String provider, List<PlannerFactory> planners, List<PlannerFamily> families, String group) {

    static Provided by(PlannerProvider provider) {
      return new Provided(
          provider.getClass().getName(),
          List.copyOf(provider.planners()),
          List.copyOf(provider.families()),
          Objects.requireNonNull(provider.group(), "its group is null"));
    }
  }

  private static final class Growing {
    private final Map<String, Entry> entries;
    private final Map<String, PlannerFamily> families;
    private final List<Path> jars;
    private final List<String> problems;
    private ClassLoader loader;

    Growing(Registry registry) {
      loader = registry.loader;
      entries = new LinkedHashMap<>(registry.entries);
      families = new LinkedHashMap<>(registry.families);
      jars = new ArrayList<>(registry.jars);
      problems = new ArrayList<>(registry.problems);
    }

    Registry registry() {
      return new Registry(entries, families, jars, problems, loader);
    }

    void add(Path jar) {
      try {
        providers(jar).forEach(name -> add(name, jar));
      } catch (IOException e) {
        problems.add(jar + ": " + e.getMessage());
      }
    }

    private void add(String name, Path jar) {
      try {
        ClassLoader from = loader;
        add(
            ProviderLoading.load(
                name,
                () ->
                    Provided.by(
                        (PlannerProvider) from.loadClass(name).getConstructor().newInstance())),
            jar);
      } catch (Throwable e) {
        Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
        problems.add("%s: provider %s: %s".formatted(jar, name, describe(cause)));
      }
    }

    void add(Provided provided, Path jar) {
      for (PlannerFamily family : provided.families()) {
        if (entries.containsKey(family.id()) || families.putIfAbsent(family.id(), family) != null) {
          problems.add(
              "%s: family '%s' of %s is left out: there are planners of that id"
                  .formatted(place(jar), family.id(), provided.provider()));
        }
      }
      for (PlannerFactory factory : provided.planners()) {
        Entry first = entries.putIfAbsent(factory.id(), new Entry(factory, provided.group(), jar));
        if (first != null) {
          problems.add(
              "%s: planner '%s' of %s is left out: there is one of that id in %s"
                  .formatted(place(jar), factory.id(), provided.provider(), place(first.jar)));
        }
      }
    }

    private static String place(Path jar) {
      return jar == null ? "class path" : jar.toString();
    }
  }
}
