package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.sight.LineOfSight;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.refine.Insertion;
import hopscotch.hpa.refine.RefineMode;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What holds for HPA* beyond the contract of every planner. */
class HpaPropertiesTest {
  private static final String SEED = "2004";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void theNumberOfLevelsNeverChangesTheCost(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll Crossing crossing,
      @ForAll boolean diagonal) {
    Crossings crossings = new Crossings(crossing, 6, diagonal);
    long cost = cost(query, options(cluster, 1, crossings));
    for (int levels : new int[] {2, 3, 4, 8, AbstractGraph.MAX_LEVELS}) {
      assertEquals(cost, cost(query, options(cluster, levels, crossings)), levels + " levels");
    }
  }

  @Property(seed = SEED)
  void theWayBackCostsTheSame(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll @IntRange(min = 1, max = 3) int levels,
      @ForAll boolean diagonal) {
    HpaOptions options = options(cluster, levels, new Crossings(Crossing.ENDS, 4, diagonal));
    assertEquals(cost(query, options), cost(query.swapped(), options));
  }

  @Property(seed = SEED)
  void everyCrossingATransitionIsOptimal(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 24) int cluster,
      @ForAll @IntRange(min = 1, max = 3) int levels) {
    HpaOptions options = options(cluster, levels, new Crossings(Crossing.ALL, 6, true));
    assertEquals(Oracle.cost(query), cost(query, options));
  }

  @Property(seed = SEED)
  void aPathIsFoundExactlyWhereThereIsOne(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll @IntRange(min = 1, max = 20) int entrance,
      @ForAll Crossing crossing) {
    HpaOptions options = options(cluster, 1, new Crossings(crossing, entrance, false));
    long cost = cost(query, options);
    long optimum = Oracle.cost(query);
    assertEquals(optimum == Oracle.UNREACHABLE, cost == Oracle.UNREACHABLE);
    assertTrue(cost >= optimum);
  }

  @Property(seed = SEED)
  void theAbstractCostIsTheCostOfThePath(@ForAll("queries") GridCase query) {
    HpaPlanner planner =
        HpaPlanner.prepare(
            query.graph(), options(4, 3, new Crossings(Crossing.ENDS, 6, false)), Budget.UNLIMITED);
    HpaSearch search = planner.newSearch();
    PathBuffer path = new PathBuffer();
    if (search.find(query.start(), query.goal(), path) == Outcome.FOUND && path.size() > 1) {
      int abstractCost = planner.extraCounters().indexOf("abstract-cost");
      assertEquals(
          PathValidator.check(planner.graph(), path).cost(), search.counters().extra(abstractCost));
    }
  }

  @Property(seed = SEED)
  void lazyRefinementRunToItsEndGivesThePathOfFullRefinement(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 3) int levels) {
    HpaOptions options = options(4, levels, new Crossings(Crossing.ENDS, 6, true));
    HpaSearch search = HpaPlanner.prepare(query.graph(), options, Budget.UNLIMITED).newSearch();
    PathBuffer full = new PathBuffer();
    Outcome outcome = search.find(query.start(), query.goal(), full);
    PathBuffer lazy = new PathBuffer();
    assertEquals(outcome, search.begin(query.start(), query.goal(), lazy, Budget.UNLIMITED));
    boolean more = outcome == Outcome.FOUND;
    while (more) {
      more = search.advance(lazy);
    }
    assertArrayEquals(full.toArray(), lazy.toArray());
  }

  @Property(seed = SEED)
  void insertionByOneSearchANodeGivesTheSameCost(@ForAll("queries") GridCase query) {
    Crossings crossings = new Crossings(Crossing.ENDS, 6, true);
    HpaOptions each =
        new HpaOptions(5, 2, crossings, Insertion.ASTAR, RefineMode.FULL, 0, 0, false, true, 0);
    assertEquals(cost(query, options(5, 2, crossings)), cost(query, each));
  }

  @Property(seed = SEED)
  void pairsThatSeeEachOtherAreAnsweredByAnOptimalPath(@ForAll("queries") GridCase query) {
    HpaSearch search =
        (HpaSearch) Planners.prepare("hpa(cluster=4,visible=true)", query.graph()).newSearch();
    LineOfSight sight = new LineOfSight(query.graph());
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(20)) {
      if (sight.sees(other.start(), other.goal())) {
        assertEquals(Outcome.FOUND, search.find(other.start(), other.goal(), path));
        assertEquals(Oracle.cost(other), Path.of(query.graph(), path).cost());
      }
    }
  }

  @Property(seed = SEED)
  void aCacheOfRefinedEdgesChangesNoPath(@ForAll("queries") GridCase query) {
    Crossings crossings = new Crossings(Crossing.ENDS, 6, true);
    HpaOptions cached =
        new HpaOptions(4, 2, crossings, Insertion.WALK, RefineMode.FULL, 1, 0, false, true, 0);
    HpaSearch plain =
        HpaPlanner.prepare(query.graph(), options(4, 2, crossings), Budget.UNLIMITED).newSearch();
    HpaSearch caching = HpaPlanner.prepare(query.graph(), cached, Budget.UNLIMITED).newSearch();
    PathBuffer expected = new PathBuffer();
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(20)) {
      plain.find(other.start(), other.goal(), expected);
      caching.find(other.start(), other.goal(), path);
      assertArrayEquals(expected.toArray(), path.toArray());
    }
  }

  @Property(seed = SEED)
  void buildingOnManyThreadsGivesWhatOneGives(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 3) int levels) {
    Crossings crossings = new Crossings(Crossing.ENDS, 6, true);
    AbstractGraph serial =
        AbstractGraph.build(query.graph(), 4, levels, crossings, 1, Budget.UNLIMITED);
    AbstractGraph parallel =
        AbstractGraph.build(query.graph(), 4, levels, crossings, 4, Budget.UNLIMITED);
    assertTrue(serial.sameAs(parallel));
  }

  @Example
  void aLevelThatMakesTheIndexTooLargeIsLeftOut() {
    GridMap map = MapShape.NOISE.map(96, 96, ".", new Random(8));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    HpaPlanner all = (HpaPlanner) Planners.prepare("hpa(levels=3)", graph).planner();
    double two = all.abstraction().level(1).bytes() + all.abstraction().level(2).bytes();
    String limit = String.format(Locale.ROOT, "%.3f", two / (96 * 96) + 0.001);
    HpaPlanner some =
        (HpaPlanner) Planners.prepare("hpa(levels=3,index=" + limit + ")", graph).planner();
    assertEquals(3, all.abstraction().levelCount());
    assertEquals(2, some.abstraction().levelCount());
  }

  private static HpaOptions options(int cluster, int levels, Crossings crossings) {
    return new HpaOptions(
        cluster, levels, crossings, Insertion.WALK, RefineMode.FULL, 0, 0, false, false, 0);
  }

  /** The cost of the path found, checked move by move. */
  private static long cost(GridCase query, HpaOptions options) {
    GridGraph graph = query.graph();
    HpaPlanner planner = HpaPlanner.prepare(graph, options, Budget.UNLIMITED);
    PathBuffer path = new PathBuffer();
    if (planner.newSearch().find(query.start(), query.goal(), path) != Outcome.FOUND) {
      return Oracle.UNREACHABLE;
    }
    var check = PathValidator.check(graph, path, query.start(), query.goal());
    assertTrue(check.isValid(), check::problem);
    return check.cost();
  }
}
