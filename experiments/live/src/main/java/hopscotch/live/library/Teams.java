package hopscotch.live.library;

import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlannerProvider;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Replaces {@code hopscotch.mapf.planner.TeamRegistry}: the planners of teams, no jars. */
public final class Teams {
  private final Map<String, TeamPlannerFactory> factories = new LinkedHashMap<>();

  private Teams() {}

  /** The planners that were compiled. */
  public static Teams of(ClassLoader loader) {
    Teams teams = new Teams();
    for (TeamPlannerProvider provider : ServiceLoader.load(TeamPlannerProvider.class, loader)) {
      provider.planners().forEach(factory -> teams.factories.put(factory.id(), factory));
    }
    return teams;
  }

  /** The planners of teams, by id. */
  public Map<String, TeamPlannerFactory> factories() {
    return factories;
  }

  /** No jars. */
  public Map<String, Path> files() {
    return Map.of();
  }

  /** There are no problems, since everything was compiled in. */
  public List<String> problems() {
    return List.of();
  }
}
