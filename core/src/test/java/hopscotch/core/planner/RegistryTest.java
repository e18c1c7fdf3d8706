package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jars beside the class path. Each is made here, and names classes of this test. */
class RegistryTest {
  private static final String SERVICES = "META-INF/services/hopscotch.core.planner.PlannerProvider";
  private static final Registry EMPTY = Registry.empty();

  /** The head of a class file of Java 55. */
  private static final byte[] NEWER = {
    (byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 99
  };

  @TempDir private Path folder;

  /** A provider of one planner. */
  public static final class East implements PlannerProvider {
    @Override
    public List<PlannerFactory> planners() {
      return List.of(PlannerFactory.named("east").from((arguments, graph) -> Toy.east(graph)));
    }
  }

  /** A provider of two, one of an id that {@link East} has. */
  public static final class West implements PlannerProvider {
    @Override
    public List<PlannerFactory> planners() {
      return List.of(
          PlannerFactory.named("east").from((arguments, graph) -> Toy.east(graph)),
          PlannerFactory.named("west").from((arguments, graph) -> Toy.east(graph)));
    }
  }

  /** A provider of a family of planners, of an id that the planner of {@link East} has. */
  public static final class Easts implements PlannerProvider, PlannerFamily {
    @Override
    public List<PlannerFactory> planners() {
      return List.of();
    }

    @Override
    public List<PlannerFamily> families() {
      return List.of(this);
    }

    @Override
    public String id() {
      return "east";
    }

    @Override
    public PlannerSpec normalise(PlannerSpec spec) {
      return spec;
    }

    @Override
    public Planner prepare(PlannerSpec spec, GridGraph graph, Budget budget) {
      return Toy.east(graph);
    }
  }

  /** A provider that fails. */
  public static final class Failing implements PlannerProvider {
    @Override
    public List<PlannerFactory> planners() {
      throw new IllegalStateException("no licence");
    }
  }

  /** A provider that nobody can make. */
  public record Secretive(List<PlannerFactory> planners) implements PlannerProvider {}

  /** The jar {@code name.jar} that names providers, and has an empty class for Java 55. */
  private Path jar(String name, String... providers) throws IOException {
    Path jar = folder.resolve(name + ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("Newer.class"));
      out.write(NEWER);
      out.putNextEntry(new JarEntry(SERVICES));
      out.write(String.join("\n", providers).getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  @Test
  void aPlannerKnowsTheJarItCameFrom() throws IOException {
    Path jar = jar("a", "# a comment", East.class.getName() + " # the only one");
    Registry registry = EMPTY.with(List.of(jar));
    assertEquals(jar, registry.entries().get("east").jar());
    assertEquals(List.of(jar), registry.jars());
    assertEquals(List.of(), registry.problems());
  }

  @Test
  void aJarThatIsThereIsNotAddedAgain() throws IOException {
    Path jar = jar("a", East.class.getName());
    Registry registry = EMPTY.with(List.of(jar));
    assertEquals(registry, registry.with(List.of(jar, jar)));
  }

  @Test
  void aFolderOfClassesIsAsGoodAsAJar() throws IOException {
    Path services = folder.resolve(SERVICES);
    Files.createDirectories(services.getParent());
    Files.writeString(services, East.class.getName());
    assertEquals(Set.of("east"), EMPTY.with(List.of(folder)).entries().keySet());
  }

  @Test
  void ofTwoPlannersOfOneIdTheFirstStaysAndTheOthersGoOn() throws IOException {
    Path first = jar("first", East.class.getName());
    Path second = jar("second", West.class.getName());
    Registry registry = EMPTY.with(List.of(first, second));
    assertEquals(first, registry.entries().get("east").jar());
    assertEquals(second, registry.entries().get("west").jar());
    assertEquals(
        List.of(
            "%s: planner 'east' of %s is left out: there is one of that id in %s"
                .formatted(second, West.class.getName(), first)),
        registry.problems());
  }

  @Test
  void aFamilyIsNoneOfThePlanners() throws IOException {
    Registry registry = EMPTY.with(List.of(jar("a", Easts.class.getName())));
    assertEquals(Set.of("east"), registry.families().keySet());
    assertEquals(Set.of(), registry.entries().keySet());
  }

  @Test
  void aFamilyOfAKnownIdIsLeftOut() throws IOException {
    Path second = jar("second", Easts.class.getName());
    Registry registry = EMPTY.with(List.of(jar("first", East.class.getName()), second));
    assertEquals(Set.of(), registry.families().keySet());
    assertEquals(
        List.of(
            "%s: family 'east' of %s is left out: there are planners of that id"
                .formatted(second, Easts.class.getName())),
        registry.problems());
  }

  @Test
  void whatDoesNotLoadIsNamedAndTheOthersGoOn() throws IOException {
    Path bad = jar("bad", "Newer", "Absent", "java.lang.Object", Secretive.class.getName());
    Path worse = jar("worse", Failing.class.getName(), East.class.getName());
    Path text = Files.writeString(folder.resolve("text.jar"), "a text that is no zip file");
    Path absent = folder.resolve("absent.jar");
    Registry registry = EMPTY.with(List.of(text, bad, absent, worse));
    assertEquals(Set.of("east"), registry.entries().keySet());
    assertEquals(
        List.of(
            text + ": not a jar: zip END header not found",
            absent + ": no such file",
            bad
                + ": provider Newer: it is for Java 55, and this is Java "
                + Runtime.version().feature(),
            bad + ": provider Absent: there is no such class",
            bad + ": provider java.lang.Object: it is no PlannerProvider",
            bad
                + ": provider %s: it has no public constructor without parameters"
                    .formatted(Secretive.class.getName()),
            worse
                + ": provider %s: java.lang.IllegalStateException: no licence"
                    .formatted(Failing.class.getName())),
        registry.problems());
  }

  @Test
  void jarsWithoutAProviderAreNamed() throws IOException {
    Path jar = folder.resolve("empty.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("Some.class"));
    }
    String problem = EMPTY.with(List.of(jar)).problems().get(0);
    assertTrue(problem.startsWith("[" + jar + "]: no planner in it"), problem);
    assertEquals(List.of(), EMPTY.with(List.of(jar, jar("a", East.class.getName()))).problems());
  }
}
