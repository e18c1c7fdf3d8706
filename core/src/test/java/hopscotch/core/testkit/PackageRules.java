package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
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

  /** A class in a descriptor, a signature or an annotation, such as {@code Ljava/util/List;}. */
  private static final Pattern DESCRIBED = Pattern.compile("L((?:[\\w$]+/)+[\\w$]+)[;<]");

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
    SortedMap<String, SortedSet<String>> used;
    try {
      used = used(ownClasses());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertEquals(text(allowed), text(used), "what the packages of " + root + " use");
    assertEquals("", text(inCircles(used)), "packages that use each other around a circle");
  }

  /** What is used, in the words of the table: a library of it by the name that it has there. */
  private SortedMap<String, SortedSet<String>> used(Path classes) throws IOException {
    SortedMap<String, SortedSet<String>> used = new TreeMap<>();
    List<Path> files;
    try (Stream<Path> walk = Files.walk(classes)) {
      files = walk.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path file : files) {
      String name = name(packageOf(classes.relativize(file).toString().replace('\\', '/')));
      SortedSet<String> uses = used.computeIfAbsent(name, key -> new TreeSet<>());
      for (String home : packagesOf(Files.readAllBytes(file))) {
        if (!home.isEmpty() && !home.startsWith("java.")) {
          uses.add(nameOfUsed(home, allowed.getOrDefault(name, new TreeSet<>())));
        }
      }
      uses.remove(name);
    }
    return used;
  }

  /**
   * The packages that a class names: its constants are the classes that it uses, and the texts of
   * all descriptors, signatures and annotations (The Java Virtual Machine Specification, 4.4).
   */
  private static SortedSet<String> packagesOf(byte[] file) throws IOException {
    SortedSet<String> packages = new TreeSet<>();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
    in.skipNBytes(8);
    String[] texts = new String[in.readUnsignedShort()];
    List<Integer> classes = new ArrayList<>();
    for (int i = 1; i < texts.length; i++) {
      switch (in.readUnsignedByte()) {
        case 1 -> texts[i] = in.readUTF();
        case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        case 7 -> classes.add(in.readUnsignedShort());
        case 8, 16 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        default -> throw new IOException("a constant of an unknown kind");
      }
    }
    classes.forEach(i -> packages.add(texts[i].startsWith("[") ? "" : packageOf(texts[i])));
    Stream.of(texts)
        .filter(Objects::nonNull)
        .flatMap(text -> DESCRIBED.matcher(text).results())
        .forEach(match -> packages.add(packageOf(match.group(1))));
    return packages;
  }

  /** The package of a class of which the name has slashes. */
  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/'))).replace('/', '.');
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

  /** The folder of this build: another one may have left some beside it. */
  private static Path ownClasses() {
    Path built = Path.of("target").toAbsolutePath();
    List<Path> folders =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(place -> place.startsWith(built) && place.endsWith("classes"))
            .toList();
    assertEquals(1, folders.size(), "folders of classes below " + built);
    return folders.get(0);
  }

  private static String text(Map<String, SortedSet<String>> table) {
    List<String> lines = new ArrayList<>();
    table.forEach((name, uses) -> lines.add(name + ": " + String.join(" ", uses)));
    return String.join("\n", lines);
  }
}
