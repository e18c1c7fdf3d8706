package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.testkit.CapabilityChecks;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** A repaired planner is the planner of the changed map. */
class RepairTest {
  private static final String SEED = "2007";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void aRepairedGraphEqualsOneBuiltFromScratch(
      @ForAll("queries") GridCase query,
      @ForAll long changeSeed,
      @ForAll @IntRange(min = 4, max = 7) int cluster,
      @ForAll @IntRange(min = 1, max = 3) int levels,
      @ForAll Crossing crossing,
      @ForAll boolean diagonal) {
    Crossings crossings = new Crossings(crossing, 3, diagonal);
    HpaPlanner planner =
        planner(
            query.graph(),
            "hpa(cluster=%d,levels=%d,entrance=3,crossing=%s,diagonal=%s,insertion=dijkstra)"
                .formatted(cluster, levels, Parameter.word(crossing), diagonal));
    Random random = new Random(changeSeed);
    for (int round = 0; round < 4; round++) {
      planner = planner.withChanges(someChanges(planner.graph().map(), random));
      AbstractGraph rebuilt =
          AbstractGraph.build(planner.graph(), cluster, levels, crossings, 1, Budget.UNLIMITED);
      assertTrue(planner.abstraction().sameAs(rebuilt), "after round " + round);
    }
  }

  @Provide
  Arbitrary<GridCase> uniformQueries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Provide
  Arbitrary<Movement> uniformMovements() {
    return Arbitraries.of(GridCases.uniformMovements());
  }

  /** In clusters so large that most distances stay, with many a change at their borders. */
  @Property(seed = SEED)
  void cellsBlockedAndFreedGiveTheGraphBuiltFromScratch(
      @ForAll("uniformMovements") Movement movement,
      @ForAll MapShape shape,
      @ForAll long seed,
      @ForAll @IntRange(min = 8, max = 13) int cluster,
      @ForAll Crossing crossing,
      @ForAll boolean diagonal) {
    Random random = new Random(seed);
    GridMap map = shape.map(40, 40, ".", random);
    GridGraph graph = GridGraph.of(map, movement);
    Crossings crossings = new Crossings(crossing, 3, diagonal);
    AbstractGraph repaired = AbstractGraph.build(graph, cluster, 3, crossings, 1, Budget.UNLIMITED);
    for (int round = 0; round < 5; round++) {
      CellChanges.Builder changes = CellChanges.on(graph.map());
      for (int i = random.nextInt(3); i >= 0; i--) {
        int x = coordinate(cluster, random);
        int y = coordinate(cluster, random);
        changes.set(x, y, graph.isFree(graph.map().cell(x, y)) ? '@' : '.');
      }
      graph = graph.with(changes.build());
      repaired = repaired.withChanges(changes.build());
      AbstractGraph rebuilt =
          AbstractGraph.build(graph, cluster, 3, crossings, 1, Budget.UNLIMITED);
      assertTrue(repaired.sameAs(rebuilt), "after round " + round);
    }
  }

  /** Every other one beside a border of clusters. */
  private static int coordinate(int cluster, Random random) {
    boolean isAnywhere = random.nextBoolean();
    return isAnywhere
        ? random.nextInt(40)
        : cluster * (1 + random.nextInt(40 / cluster - 1)) - random.nextInt(2);
  }

  @Property(seed = SEED)
  void theGraphBeforeTheRepairStaysAsItWas(
      @ForAll("queries") GridCase query, @ForAll long changeSeed) {
    Crossings crossings = new Crossings(Crossing.ENDS, 3, false);
    AbstractGraph before = AbstractGraph.build(query.graph(), 4, 2, crossings, 1, Budget.UNLIMITED);
    CellChanges changes = someChanges(query.map(), new Random(changeSeed));
    before.withChanges(changes);
    AbstractGraph again = AbstractGraph.build(query.graph(), 4, 2, crossings, 1, Budget.UNLIMITED);
    assertTrue(before.sameAs(again));
  }

  /**
   * The changed cell is its cluster's only node, so no intra-edge of level 1 leads to it; but the
   * way from one exit of its group to the other does.
   */
  @Example
  void anotherWeightOfALoneNodeIsSeenAboveIt() {
    GridMap map =
        GridMap.parse(
            "@@@@@@@@@",
            "@@@@@@@@@",
            "@@@@@@@@@",
            "@@@......",
            "@@@.@@@@@",
            "@@@.@@@@@",
            "@@@.@@@@@",
            "@@@.@@@@@",
            "@@@.@@@@S");
    GridGraph graph = GridGraph.of(map, Movement.parse("4 never 1/1 .=1,S=3"));
    Crossings crossings = new Crossings(Crossing.ENDS, 6, false);
    CellChanges changes = CellChanges.on(map).set(3, 3, 'S').build();
    AbstractGraph repaired =
        AbstractGraph.build(graph, 4, 2, crossings, 1, Budget.UNLIMITED).withChanges(changes);
    AbstractGraph rebuilt =
        AbstractGraph.build(graph.with(changes), 4, 2, crossings, 1, Budget.UNLIMITED);
    assertTrue(repaired.sameAs(rebuilt));
  }

  /** What finds distances makes use of the cheapest move, and is kept from repair to repair. */
  @Property(seed = SEED)
  void cheaperTerrainThanAnyBeforeGivesTheGraphBuiltFromScratch(@ForAll long seed) {
    Random random = new Random(seed);
    GridMap map = MapShape.OPEN.map(16, 16, "T", random);
    GridGraph graph = GridGraph.of(map, Movement.parse("8 never sqrt2 .=1,S=4,T=16"));
    Crossings crossings = new Crossings(Crossing.ALL, 3, true);
    AbstractGraph repaired = AbstractGraph.build(graph, 8, 2, crossings, 1, Budget.UNLIMITED);
    for (String terrain : new String[] {"S", "."}) {
      CellChanges.Builder changes = CellChanges.on(graph.map());
      for (int i = 0; i < 60; i++) {
        changes.set(random.nextInt(16), random.nextInt(15), terrain.charAt(0));
      }
      graph = graph.with(changes.build());
      repaired = repaired.withChanges(changes.build());
      AbstractGraph rebuilt = AbstractGraph.build(graph, 8, 2, crossings, 1, Budget.UNLIMITED);
      assertTrue(repaired.sameAs(rebuilt), terrain);
    }
  }

  @Property(seed = SEED)
  void aRepairedPlannerAnswersForTheChangedMap(
      @ForAll("queries") GridCase query, @ForAll long changeSeed) {
    CellChanges changes = someChanges(query.map(), new Random(changeSeed));
    HpaPlanner planner =
        planner(
                query.graph(),
                "hpa(cluster=4,levels=2,crossing=all,diagonal=true,insertion=dijkstra)")
            .withChanges(changes);
    GridMap changed = query.map().with(changes);
    GridCase after = new GridCase(changed, query.movement(), query.start(), query.goal());
    if (after.isQuery()) {
      Outcome outcome = planner.newSearch().find(query.start(), query.goal(), new PathBuffer());
      boolean isReachable = Oracle.cost(after) != Oracle.UNREACHABLE;
      assertEquals(isReachable ? Outcome.FOUND : Outcome.NO_PATH, outcome);
    }
  }

  @Provide
  Arbitrary<String> specs() {
    return Arbitraries.of(
        "hpa(cluster=5)",
        "hpa(cluster=5,crossing=all,diagonal=true)",
        "hpa(cluster=4,levels=3,insertion=dijkstra)",
        "los(hpa(cluster=5))",
        "sectors(sector=5)");
  }

  @Property(seed = SEED)
  void aRepairedPlannerFindsPathsOfTheCostThatAFreshOneFinds(
      @ForAll("uniformQueries") GridCase query, @ForAll("specs") String spec) {
    CapabilityChecks.repairedCostsAsFresh(graph -> Planners.prepare(spec, graph), query, 20);
  }

  @Example
  void aChangeOfAnotherMapIsRefused() {
    GridGraph graph = GridGraph.of(GridMap.parse("....", "...."), Movement.OCTILE);
    HpaPlanner planner = planner(graph, "hpa(cluster=4,levels=1)");
    CellChanges elsewhere = CellChanges.on(GridMap.parse("...")).block(0, 0).build();
    assertThrows(IllegalArgumentException.class, () -> planner.withChanges(elsewhere));
  }

  @Example
  void aLargerBodyKeepsOffACellBlockedLater() {
    GridMap map = MapShape.OPEN.map(24, 9, ".", new Random(1));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE.withBody(3));
    HpaPlanner before =
        (HpaPlanner) Planners.prepare("hpa(cluster=8,crossing=all,diagonal=true)", graph).planner();
    HpaPlanner after = before.withChanges(CellChanges.on(map).block(11, 4).build());
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, after.newSearch().find(map.cell(1, 4), map.cell(20, 4), path));
    long rebuilt =
        Oracle.cost(
            new GridCase(after.graph().map(), graph.movement(), map.cell(1, 4), map.cell(20, 4)));
    assertEquals(rebuilt, Path.of(after.graph(), path).cost());
  }

  private static CellChanges someChanges(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int x = random.nextInt(map.width());
      int y = random.nextInt(map.height());
      changes.set(x, y, "@.SW".charAt(random.nextInt(4)));
    }
    return changes.build();
  }

  private static HpaPlanner planner(GridGraph graph, String spec) {
    return (HpaPlanner) Planners.prepare(spec, graph).planner();
  }
}
