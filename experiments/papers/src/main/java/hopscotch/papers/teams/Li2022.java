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

/**
 * The share of teams that prioritised planning and MAPF-LNS2 solve, the number of pairs of units
 * that collide at first, and of searches for one unit (Li, Chen, Harabor, Stuckey and Koenig,
 * "MAPF-LNS2: Fast Repairing for Multi-Agent Path Finding via Large Neighborhood Search", AAAI
 * 2022, Tables 1 to 3). The paper's limit is 5 minutes; here it is a number of rounds and restarts,
 * which no machine changes.
 */
public final class Li2022 {
  private static final int[] UNITS = {100, 200, 300, 400};

  /** More take the build too long. */
  private static final int[] SAMPLE_UNITS = {100, 200};

  private static final String REPAIRS = "lns2(rounds=5000)";
  private static final String ONE_ORDER = "pp(restarts=0)";
  private static final String ORDERS = "pp(restarts=2000)";

  /** More take the build too long. */
  private static final String SAMPLE_ORDERS = "pp(restarts=100)";

  /** The most units for which prioritised planning is tried. No order is known to solve more. */
  private static final int MOST_OF_ORDERS = 200;

  private static final TeamBudget BUDGET = TeamBudget.of(Budget.UNLIMITED);

  private Li2022() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) throws IOException {
    GridGraph graph = map.graph(Movement.ORTHOGONAL);
    RandomScenarios all = RandomScenarios.of(map, graph);
    TeamSearch repairs = TeamPlanners.prepare(REPAIRS, graph).newSearch();
    TeamSearch oneOrder = TeamPlanners.prepare(ONE_ORDER, graph).newSearch();
    String drawn = map.isSample() ? SAMPLE_ORDERS : ORDERS;
    TeamSearch orders = TeamPlanners.prepare(drawn, graph).newSearch();
    for (Scenario scenario : all.scenarios()) {
      for (int units : map.isSample() ? SAMPLE_UNITS : UNITS) {
        Team team = all.team(scenario, units);
        counts.add("lns2-" + units, RandomScenarios.solved(repairs, team, BUDGET));
        counts.add("pairs-" + units, repairs.counters().extra(0));
        counts.add("lns2-searches-" + units, repairs.counters().extra(1));
        counts.add("pp-" + units, RandomScenarios.solved(oneOrder, team, BUDGET));
        if (units <= MOST_OF_ORDERS) {
          counts.add("ppr-" + units, RandomScenarios.solved(orders, team, BUDGET));
          counts.add("ppr-searches-" + units, orders.counters().extra(1));
        }
      }
    }
  }
}
