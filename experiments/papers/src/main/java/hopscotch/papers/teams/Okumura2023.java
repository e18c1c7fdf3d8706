package hopscotch.papers.teams;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Team;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The share of the benchmark's teams that is solved (Okumura, "Improving LaCAM for Scalable
 * Eventually Optimal Multi-Agent Pathfinding", IJCAI 2023, Figure 1): the first 50, 100, ... up to
 * 1,000 rows of each random scenario, and all of them, sampled. The paper's limit is 30 s; here it
 * is a number of expansions, which no machine changes.
 *
 * <p>Each map's sample begins with its first and smallest team. So how many are skipped decides
 * which sizes it has: most scenarios have 20.
 */
public final class Okumura2023 {
  private static final int STEP = 50;
  private static final int MOST_UNITS = 1000;

  /**
   * For each name in the figures, the spec that comes as near to the paper's program as its
   * parameters allow.
   */
  private static final Map<String, String> SPECS =
      Map.of(
          "pp", "pp(restarts=10)",
          "pibt", "pibt(swap=false,steps=2000)",
          "lacam", "lacam(swap=false,hindrance=false,restart=0)",
          "lacamstar",
              "lacamstar(hindrance=false,samples=1,scatter=-1,refine=0,recursion=0,restart=0.001)");

  private static final int EXPANSIONS = 5_000;

  /** The budget of prioritised planning, in which each unit's search counts its own expansions. */
  private static final TeamBudget ORDERS =
      TeamBudget.of(Budget.UNLIMITED).withStop(TeamBudget.Stop.FIRST_PLAN);

  private static final TeamBudget CONFIGURATIONS =
      TeamBudget.of(Budget.expansions(EXPANSIONS)).withStop(TeamBudget.Stop.FIRST_PLAN);

  private Okumura2023() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) throws IOException {
    GridGraph graph = map.graph(Movement.ORTHOGONAL);
    Map<String, TeamSearch> searches = new LinkedHashMap<>();
    SPECS.forEach(
        (name, spec) -> searches.put(name, TeamPlanners.prepare(spec, graph).newSearch()));
    RandomScenarios all = RandomScenarios.of(map, graph);
    int number = 0;
    for (Scenario scenario : all.scenarios()) {
      int most = Math.min(MOST_UNITS, scenario.rows().size());
      for (int units = Math.min(STEP, most); units <= most; units = next(units, most)) {
        if (number++ % map.every() == 0) {
          Team team = all.team(scenario, units);
          searches.forEach(
              (name, search) -> {
                TeamBudget budget = name.equals("pp") ? ORDERS : CONFIGURATIONS;
                counts.add(name, RandomScenarios.solved(search, team, budget));
              });
        }
      }
    }
  }

  private static int next(int units, int most) {
    return units == most ? most + 1 : Math.min(units + STEP, most);
  }
}
