package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TeamRegistryTest {

  /** One planner of an id that is new. */
  public static final class Fresh implements TeamPlannerProvider {
    @Override
    public List<TeamPlannerFactory> planners() {
      return List.of(named("fresh"));
    }
  }

  /** One planner of an id that is taken, and one that is not. */
  public static final class Clashing implements TeamPlannerProvider {
    @Override
    public List<TeamPlannerFactory> planners() {
      return List.of(named("pibt"), named("other"));
    }
  }

  /** Cannot be made. */
  public static final class Failing implements TeamPlannerProvider {
    /** Always fails. */
    public Failing() {
      throw new IllegalStateException("no licence\nfor this machine");
    }

    @Override
    public List<TeamPlannerFactory> planners() {
      return List.of();
    }
  }

  @TempDir Path folder;

  private static TeamPlannerFactory named(String id) {
    return new TeamPlannerFactory(id, "of a test", "none", List.of(), (a, grid, budget) -> null);
  }

  private TeamRegistry registry(String... providers) throws IOException {
    Path services = folder.resolve("META-INF/services/" + TeamPlannerProvider.class.getName());
    Files.createDirectories(services.getParent());
    Files.write(services, List.of(providers));
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      return TeamRegistry.of(loader);
    }
  }

  private void requireOneProblem(TeamRegistry registry, String problem) {
    assertEquals(List.of(folder + ": " + problem), registry.problems());
    assertTrue(registry.factories().containsKey("pibt"));
    assertTrue(registry.factories().containsKey("fresh"));
  }

  @Test
  void aProviderThatFailsIsNamedAndTheOthersGoOn() throws IOException {
    requireOneProblem(
        registry(Failing.class.getName(), Fresh.class.getName()),
        "provider %s: java.lang.IllegalStateException: no licence for this machine"
            .formatted(Failing.class.getName()));
    requireOneProblem(
        registry("no.such.Provider # gone", "", Fresh.class.getName()),
        "provider no.such.Provider: there is no such class");
    requireOneProblem(
        registry("java.lang.Object", Fresh.class.getName()),
        "provider java.lang.Object: it is no TeamPlannerProvider");
  }

  @Test
  void aPlannerIsKnownByTheFileItIsIn() throws IOException {
    folder = Files.createDirectory(folder.resolve("a b"));
    TeamRegistry registry = registry(Fresh.class.getName());
    assertEquals(folder, registry.files().get("fresh"));
    assertTrue(!folder.equals(registry.files().get("pibt")));
    assertEquals(Optional.empty(), TeamPlanners.jar("pibt"), "of the class path");
  }

  @Test
  void theFirstOfTwoPlannersOfOneIdStays() throws IOException {
    TeamRegistry registry = registry(Clashing.class.getName(), Fresh.class.getName());
    assertEquals(1, registry.problems().size());
    String problem = registry.problems().get(0);
    assertTrue(
        problem.startsWith(
            folder + ": planner of teams 'pibt' of " + Clashing.class.getName() + " is left out"),
        problem);
    assertTrue(registry.factories().containsKey("other"));
    assertTrue(registry.factories().containsKey("fresh"));
    assertEquals(
        TeamPlanners.factory("pibt").summary(), registry.factories().get("pibt").summary());
  }
}
