package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What each package of a module may use: a table of one line a package, such as {@code search: grid
 * path it.unimi.dsi.fastutil..}.
 *
 * <p>Names of Hopscotch's packages stand without the prefix {@code hopscotch.}, and those of the
 * module itself without the module's name too. A name that ends with two dots stands for a library:
 * all packages below it. {@code java..} is free to all. What is not listed is refused, and so is
 * what is listed and not used, so that the table stays true. No packages may use each other around
 * a circle; those of two modules cannot, since Maven refuses it.
 */
public final class PackageRules {
  private static final String HOPSCOTCH = "hopscotch.";

  private final String root;
  private final SortedMap<String, SortedSet<String>> allowed;

  private PackageRules(String root, SortedMap<String, SortedSet<String>> allowed) {
    this.root = root;
    this.allowed = allowed;
  }

  /**
   * Reads a table.
   *
   * @param root the package that the names of the table are relative to, such as {@code
   *     hopscotch.hpa}; its own line is called {@code .}
   * @param table a line a package: its name, a colon, and what it may use, parted by spaces
   */
  public static PackageRules of(String root, String table) {
    SortedMap<String, SortedSet<String>> allowed = new TreeMap<>();
    for (String line : table.strip().split("\n")) {
      String[] parts = line.split(":", 2);
      SortedSet<String> uses = new TreeSet<>(List.of(parts[1].strip().split(" +")));
      uses.remove("");
      allowed.put(parts[0].strip(), uses);
    }
    return new PackageRules(root, allowed);
  }

  /** Holds the classes that this module compiled, its tests left out, against the table. */
  public void check() {
    SortedMap<String, SortedSet<String>> used = used(ownClasses());
    assertEquals(text(allowed), text(used), "what the packages of " + root + " use");
    assertEquals("", text(inCircles(used)), "packages that use each other around a circle");
  }

  /** What is used, in the words of the table: a library of it by the name that it has there. */
  private SortedMap<String, SortedSet<String>> used(JavaClasses classes) {
    SortedMap<String, SortedSet<String>> used = new TreeMap<>();
    for (JavaClass user : classes) {
      String name = name(user.getPackageName());
      SortedSet<String> uses = used.computeIfAbsent(name, key -> new TreeSet<>());
      for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        String home = target.getPackageName();
        if (!target.isPrimitive() && !home.startsWith("java.")) {
          uses.add(nameOfUsed(home, allowed.getOrDefault(name, new TreeSet<>())));
        }
      }
      uses.remove(name);
    }
    return used;
  }

  /** The packages that lie on circles, and those that use them. */
  private static SortedMap<String, SortedSet<String>> inCircles(
      SortedMap<String, SortedSet<String>> used) {
    SortedMap<String, SortedSet<String>> left = new TreeMap<>(used);
    boolean fewer = true;
    while (fewer) {
      fewer = left.values().removeIf(uses -> Collections.disjoint(uses, left.keySet()));
    }
    return left;
  }

  private String nameOfUsed(String used, SortedSet<String> listed) {
    for (String library : listed) {
      if (library.endsWith("..")
          && (used + ".").startsWith(library.substring(0, library.length() - 1))) {
        return library;
      }
    }
    return name(used);
  }

  private String name(String fullName) {
    if (fullName.equals(root)) {
      return ".";
    }
    if (fullName.startsWith(root + ".")) {
      return fullName.substring(root.length() + 1);
    }
    return fullName.startsWith(HOPSCOTCH) ? fullName.substring(HOPSCOTCH.length()) : fullName;
  }

  /** Those of this build: another one may have left some beside them. */
  private static JavaClasses ownClasses() {
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    Path built = Path.of("target").toAbsolutePath();
    List<Path> folders =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(place -> place.startsWith(built) && place.endsWith("classes"))
            .toList();
    assertEquals(1, folders.size(), "folders of classes below " + built);
    return new ClassFileImporter().importPaths(folders);
  }

  private static String text(Map<String, SortedSet<String>> table) {
    List<String> lines = new ArrayList<>();
    table.forEach((name, uses) -> lines.add(name + ": " + String.join(" ", uses)));
    return String.join("\n", lines);
  }
}
