package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.core.testkit.PlannerChecks;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Every kind of abstract graph answers near pairs as it promises, over terrain of small whole
 * weights: there a search inside one cluster comes to its goal more than once, each time for a unit
 * or two less.
 */
class NearPairsTest {
  private static final String SEED = "2037";

  /** Each is asked thousands of queries. */
  private static final int MAPS = 60;

  private static final int STARTS = 10;

  /** Pairs no farther apart, by the larger of |dx| and |dy|, are mostly of one cluster. */
  private static final int NEAR = 5;

  private static final List<String> SPECS = specs();

  private static List<String> specs() {
    List<String> specs = new ArrayList<>();
    for (int levels = 1; levels <= 3; levels++) {
      for (String crossing : List.of("ends", "all")) {
        for (boolean diagonal : new boolean[] {false, true}) {
          specs.add(
              "hpa(cluster=6,levels=%d,crossing=%s,diagonal=%s,direct=none)"
                  .formatted(levels, crossing, diagonal));
        }
      }
    }
    return specs;
  }

  @Provide
  Arbitrary<GridCase> queries() {
    List<Movement> movements = new ArrayList<>();
    for (CornerRule corners : CornerRule.values()) {
      for (String costs : List.of("1/2", "2/3")) {
        for (String terrain : List.of("ground", ".=1,S=2,G=3", ".=2,S=7,G=5")) {
          movements.add(Movement.parse("8 %s %s %s".formatted(corners.text(), costs, terrain)));
        }
      }
    }
    return GridCases.openQueries(movements);
  }

  @Property(seed = SEED, tries = MAPS)
  void areAnsweredAsPromised(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    List<Planner> planners =
        SPECS.stream().<Planner>map(spec -> Planners.prepare(spec, query.graph())).toList();
    List<PathSearch> searches = planners.stream().map(Planner::newSearch).toList();
    for (GridCase from : query.others(STARTS)) {
      Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
      long[][] optima = oracle.costsFrom(map.x(from.start()), map.y(from.start()));
      for (GridCase near : near(from)) {
        long optimum = optima[map.y(near.goal())][map.x(near.goal())];
        for (int i = 0; i < planners.size(); i++) {
          Planner planner = planners.get(i);
          PathSearch search = searches.get(i);
          assertDoesNotThrow(
              () -> PlannerChecks.answersAsPromised(planner, search, near, optimum),
              () -> planner + near.toString());
        }
      }
    }
  }

  /** From the start to each free cell that is near. */
  private static List<GridCase> near(GridCase from) {
    GridMap map = from.map();
    int startX = map.x(from.start());
    int startY = map.y(from.start());
    List<GridCase> cases = new ArrayList<>();
    for (int y = Math.max(0, startY - NEAR); y <= Math.min(map.height() - 1, startY + NEAR); y++) {
      for (int x = Math.max(0, startX - NEAR); x <= Math.min(map.width() - 1, startX + NEAR); x++) {
        if (from.graph().isFree(map.cell(x, y))) {
          cases.add(new GridCase(from.graph(), from.start(), map.cell(x, y)));
        }
      }
    }
    return cases;
  }
}
