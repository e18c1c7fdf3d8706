package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.CaseMaker;
import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths of {@code hpa} with a factor cost at most that, and each proves what it costs. */
class BoundedHpaTest {
  private static final String SEED = "2003";

  /** In about a minute. */
  private static final int MANY = 1_000_000;

  @Test
  void theShortestPathIsProvenToBeIt() {
    GridMap map =
        GridMap.parse(
            "........", //
            "...@@...",
            "...@@...",
            "........");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    BoundedHpaSearch search = planner(graph, "hpa(cluster=4,w=1)").newSearch();
    PathBuffer path = new PathBuffer();
    search.find(map.cell(0, 1), map.cell(7, 1), path);
    long cost = Path.of(graph, path).cost();
    assertEquals(5L * graph.straightCost() + 2L * graph.diagonalCost(), cost);
    assertEquals(cost, search.lowerBound());
    assertEquals(1, search.provenFactor(cost));
  }

  /** HPA* goes by the middle of the entrance, in row 2. That would be within the factor. */
  @Test
  void aRouteLeadsOverAnyCrossingBetweenItsClusters() {
    GridMap map =
        GridMap.parse(
            "........", //
            "...@....",
            ".@......",
            ".@......");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    BoundedHpaSearch search = planner(graph, "hpa(cluster=4,w=1.5)").newSearch();
    PathBuffer path = new PathBuffer();
    search.find(map.cell(2, 3), map.cell(7, 3), path);
    assertEquals(5L * graph.straightCost(), Path.of(graph, path).cost());
    assertEquals(5L * graph.straightCost(), search.lowerBound());
  }

  @Test
  void theWayFromACellToItselfHasTheFactorOne() {
    GridGraph graph = GridGraph.of(GridMap.parse("....."), Movement.OCTILE);
    BoundedHpaSearch search = planner(graph, "hpa(cluster=4,w=1.05)").newSearch();
    search.find(graph.map().cell(0, 0), graph.map().cell(4, 0), new PathBuffer());
    search.find(graph.map().cell(2, 0), graph.map().cell(2, 0), new PathBuffer());
    assertEquals(0, search.lowerBound());
    assertEquals(1, search.provenFactor(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hpa(w=1) | OPTIMAL",
        "hpa(w=1.05) | BOUNDED(1.05)",
        "hpa(w=1.001) | BOUNDED(1.001)",
        "rays(hpa(w=1.05)) | BOUNDED(1.05)"
      })
  void theFactorIsPromised(String spec, String promise) {
    GridGraph graph = GridGraph.of(GridMap.parse("....."), Movement.OCTILE);
    assertEquals(Guarantee.parse(promise), Planners.prepare(spec, graph).guarantee());
  }

  @ParameterizedTest
  @CsvSource({
    "refine=none",
    "levels=2",
    "direct=8",
    "crossing=all",
    "diagonal=true",
    "entrance=6",
    "insertion=astar",
    "turns=true",
    "index=2"
  })
  void whatDoesNotGoWithAFactorIsRefused(String parameter) {
    GridGraph graph = GridGraph.of(GridMap.parse("....."), Movement.OCTILE);
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Planners.prepare("hpa(w=1.05," + parameter + ")", graph))
            .getMessage();
    assertEquals(
        "w=1.05 does not go with "
            + parameter
            + ": expected only cluster, landmarks and components",
        message);
  }

  @Test
  void severalGoalsAndFieldsAreNotMadeWithAFactor() {
    GridGraph graph = GridGraph.of(GridMap.parse("....."), Movement.OCTILE);
    BoundedHpaPlanner planner = planner(graph, "hpa(w=1.05)");
    assertFalse(planner.capability(FlowFields.class).isPresent());
    assertFalse(planner.capability(ManyGoals.class).isPresent());
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void answersAreBoundedAndProven(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int cluster,
      @ForAll @IntRange(min = 1000, max = 1200) int thousandths,
      @ForAll @IntRange(min = 0, max = 2) int landmarks) {
    BoundedHpaPlanner planner = planner(query.graph(), spec(cluster, thousandths, landmarks));
    requireBounded(planner, planner.newSearch(), query, thousandths);
  }

  /** On larger maps, of bodies and of patches of weights too. */
  @Tag("long")
  @Test
  void manyAnswersAreBoundedAndProven() {
    Random random = new Random(63);
    List<Movement> movements = new ArrayList<>(GridCases.allMovements());
    movements.add(Movement.OCTILE.withBody(2));
    CaseMaker cases = new CaseMaker(random, movements, 0);
    for (int i = 0; i < MANY; ) {
      GridCase query = cases.next();
      int thousandths = 1000 + random.nextInt(100);
      int cluster = 4 + random.nextInt(8);
      if (!query.isQuery()) {
        continue;
      }
      BoundedHpaPlanner planner =
          planner(query.graph(), spec(cluster, thousandths, random.nextInt(4)));
      BoundedHpaSearch search = planner.newSearch();
      for (GridCase other : query.others(10)) {
        requireBounded(planner, search, other, thousandths);
        i++;
      }
    }
  }

  private static String spec(int cluster, int thousandths, int landmarkPairs) {
    return "hpa(cluster=%d,landmarks=%s,w=%s,components=false)"
        .formatted(
            cluster,
            landmarkPairs == 0 ? "none" : Integer.toString(2 * landmarkPairs),
            thousandths / 1000.0);
  }

  private static BoundedHpaPlanner planner(GridGraph graph, String spec) {
    return (BoundedHpaPlanner) Planners.prepare(spec, graph).planner();
  }

  /** All in whole numbers: least cost, lower bound and cost. */
  static void requireBounded(
      BoundedHpaPlanner planner, BoundedHpaSearch search, GridCase query, int thousandths) {
    PathBuffer path = new PathBuffer();
    long least = Oracle.cost(query);
    Outcome outcome = search.find(query.start(), query.goal(), path);
    assertEquals(least == Oracle.UNREACHABLE ? Outcome.NO_PATH : Outcome.FOUND, outcome);
    if (outcome == Outcome.FOUND) {
      long cost = Path.of(planner.graph(), path).cost();
      assertTrue(cost >= least, () -> cost + " below the least cost, " + least + query);
      assertTrue(
          search.lowerBound() <= least,
          () ->
              "a lower bound of "
                  + search.lowerBound()
                  + ", above the least cost, "
                  + least
                  + query);
      assertTrue(
          1000 * cost <= thousandths * search.lowerBound(),
          () -> cost + " over " + search.lowerBound() + " is above the factor" + query);
    }
  }
}
