package hopscotch.visual.view.api;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.query.LruMap;
import hopscotch.judge.team.OpenedPlan;
import hopscotch.judge.team.PlanReader;
import hopscotch.judge.team.PlanText;
import hopscotch.judge.team.ScenarioTeams;
import hopscotch.mapf.team.RandomTeams;
import hopscotch.mapf.team.Team;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes teams, and keeps the plans that were opened by the names of their files. A plan is put on
 * the map as it is now, so it may become wrong if the map was edited. Safe for use by several
 * threads.
 */
final class Plans {
  private static final int MOST = 16;

  private final MapSource maps;

  private final Map<String, Kept> opened = new LruMap<>(MOST);

  /** A plan with its moves as they were read, and a note on the reading. */
  private record Kept(PlanText text, Optional<String> note) {}

  /** An object without plans yet. The scenarios of teams come with the maps. */
  public Plans(MapSource maps) {
    this.maps = maps;
  }

  /** Keeps a plan that the command line opened. */
  public synchronized void add(String name, OpenedPlan plan) {
    PlanText text = plan.text().withEnds(plan.team(), plan.plan());
    opened.put(name, new Kept(text, plan.findNote()));
  }

  /**
   * Keeps a plan from a file of the user.
   *
   * @param mapName the map of the plan, beside which its scenario is looked for
   * @throws hopscotch.datasets.file.BadFileException if it is not a plan, or not one on this map
   */
  public PlanText read(String name, String text, GridMap map, String mapName)
      throws IOException, BadRequestException {
    List<PlanText> plans = PlanReader.read(text, name);
    if (plans.size() != 1) {
      throw new BadRequestException(
          "%s has %d plans: expected one, as 'hopscotch mapf convert --row' takes it"
              .formatted(name, plans.size()));
    }
    PlanText plan = plans.get(0);
    GridGraph graph = GridGraph.of(map, plan.movement());
    if (plan.needsScenario() && plan.scenario() == null) {
      throw new BadRequestException(
          "%s names no scenario, and no starts: expected one that 'hopscotch view --plan' opens"
              .formatted(name));
    }
    Scenario rows = plan.needsScenario() ? scenario(mapName, plan.scenario(), map) : null;
    add(name, plan.open(plan.team(graph, rows)));
    return plan;
  }

  private Scenario scenario(String mapName, String name, GridMap map)
      throws IOException, BadRequestException {
    Scenario scenario = maps.scenario(mapName, name);
    if (!scenario.rows().isEmpty()) {
      scenario.requireFits(map, scenario.rows().get(0).mapName());
    }
    return scenario;
  }

  /**
   * The plan of a request for {@link PlanRequest#FILE}.
   *
   * @throws BadRequestException if no plan with this name was opened
   */
  OpenedPlan plan(PlanRequest request, GridMap map) throws IOException, BadRequestException {
    String name = request.sourceName("plan");
    if (name == null) {
      throw new BadRequestException(
          "the planner '%s' needs a plan that was opened as the team".formatted(PlanRequest.FILE));
    }
    PlanText text = kept(name).text();
    return text.open(team(text, map, text.movement()));
  }

  /** A note on how the plan of a request was read, for example that it was flipped. */
  Optional<String> findNote(PlanRequest request) throws BadRequestException {
    return kept(request.sourceName("plan")).note();
  }

  /**
   * The team of a request.
   *
   * @throws IllegalArgumentException if there are too few cells or rows for this number of units
   */
  Team team(PlanRequest request, GridMap map) throws IOException, BadRequestException {
    if (request.sourceName("plan") != null) {
      return team(kept(request.sourceName("plan")).text(), map, request.movement());
    }
    GridGraph graph = GridGraph.of(map, request.movement());
    String scenario = request.sourceName("scen");
    return scenario == null
        ? RandomTeams.of(graph, request.units(), request.seed())
        : ScenarioTeams.of(graph, scenario(request.mapName(), scenario, map), request.units());
  }

  private static Team team(PlanText text, GridMap map, Movement movement) throws IOException {
    return text.team(GridGraph.of(map, movement), null);
  }

  private synchronized Kept kept(String name) throws BadRequestException {
    Kept kept = opened.get(name);
    if (kept == null) {
      throw new BadRequestException(410, "the plan %s is gone; open it again".formatted(name));
    }
    return kept;
  }
}
