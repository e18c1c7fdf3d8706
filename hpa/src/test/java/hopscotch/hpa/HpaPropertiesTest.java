package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.List;
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
    String crossings =
        "cluster=%d,crossing=%s,entrance=6,diagonal=%s"
            .formatted(cluster, Parameter.word(crossing), diagonal);
    long cost = cost(query, spec(crossings + ",levels=1"));
    for (String levels : List.of("2", "3", "4", "8", "auto")) {
      assertEquals(cost, cost(query, spec(crossings + ",levels=" + levels)), levels + " levels");
    }
  }

  @Property(seed = SEED)
  void theWayBackCostsTheSame(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll @IntRange(min = 1, max = 3) int levels,
      @ForAll boolean diagonal) {
    String spec =
        spec("cluster=%d,levels=%d,entrance=4,diagonal=%s".formatted(cluster, levels, diagonal));
    assertEquals(cost(query, spec), cost(query.swapped(), spec));
  }

  @Property(seed = SEED)
  void everyCrossingATransitionIsOptimal(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 24) int cluster,
      @ForAll @IntRange(min = 1, max = 3) int levels) {
    String spec =
        spec("cluster=%d,levels=%d,crossing=all,diagonal=true".formatted(cluster, levels));
    assertEquals(Oracle.cost(query), cost(query, spec));
  }

  @Property(seed = SEED)
  void aPathIsFoundExactlyWhereThereIsOne(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll @IntRange(min = 1, max = 20) int entrance,
      @ForAll Crossing crossing) {
    String crossings =
        "cluster=%d,levels=1,crossing=%s,entrance=%d"
            .formatted(cluster, Parameter.word(crossing), entrance);
    long cost = cost(query, spec(crossings));
    long optimum = Oracle.cost(query);
    assertEquals(optimum == Oracle.UNREACHABLE, cost == Oracle.UNREACHABLE);
    assertTrue(cost >= optimum);
  }

  @Property(seed = SEED)
  void theAbstractCostIsTheCostOfThePath(@ForAll("queries") GridCase query) {
    HpaPlanner planner = planner(query.graph(), spec("cluster=4,levels=3,entrance=6"));
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
    String spec = spec("cluster=4,levels=%d,entrance=6,diagonal=true".formatted(levels));
    HpaSearch search = planner(query.graph(), spec).newSearch();
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
  void labelsAnswerAsASearchDoes(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll Crossing crossing,
      @ForAll boolean diagonal) {
    String crossings =
        "cluster=%d,levels=1,crossing=%s,diagonal=%s"
            .formatted(cluster, Parameter.word(crossing), diagonal);
    HpaPlanner searching = planner(query.graph(), spec(crossings + ",labels=false"));
    HpaPlanner labelled = planner(query.graph(), spec(crossings + ",labels=true"));
    for (GridCase other : query.others(10)) {
      assertEquals(cost(other, searching), cost(other, labelled));
    }
  }

  @Property(seed = SEED)
  void insertionByOneSearchANodeGivesTheSameCost(@ForAll("queries") GridCase query) {
    String entrances = "cluster=5,levels=2,entrance=6,diagonal=true";
    assertEquals(cost(query, spec(entrances)), cost(query, spec(entrances + ",insertion=astar")));
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

  /** A planner that answers every query by its clusters. */
  private static String spec(String parameters) {
    return "hpa(" + parameters + ",direct=none,components=false)";
  }

  private static HpaPlanner planner(GridGraph graph, String spec) {
    return (HpaPlanner) Planners.prepare(spec, graph).planner();
  }

  /** The cost of the path found, checked move by move. */
  private static long cost(GridCase query, String spec) {
    return cost(query, planner(query.graph(), spec));
  }

  private static long cost(GridCase query, HpaPlanner planner) {
    GridGraph graph = query.graph();
    PathBuffer path = new PathBuffer();
    if (planner.newSearch().find(query.start(), query.goal(), path) != Outcome.FOUND) {
      return Oracle.UNREACHABLE;
    }
    var check = PathValidator.check(graph, path, query.start(), query.goal());
    assertTrue(check.isValid(), check::problem);
    return check.cost();
  }
}
