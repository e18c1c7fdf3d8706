package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Paths of known cost inside a cluster, and which of them take a search. */
class ClusterPathsTest {
  private static final String SEED = "2005";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void aPathGoesOnAtItsDistance(@ForAll("queries") GridCase query, @ForAll boolean depthFirst) {
    Assume.that(Oracle.cost(query) != Oracle.UNREACHABLE);
    expansions(query, query.goal(), depthFirst);
  }

  @Example
  void aPathOfOneTurnTakesNoSearch() {
    for (String movement : new String[] {"4", "8 never", "8 always 1/2"}) {
      GridCase open =
          GridCase.of(movement, 2, 2, 0, 0, ".....", ".....", ".....", ".....", ".....");
      for (int y = 0; y < 5; y++) {
        for (int x = 0; x < 5; x++) {
          int to = open.map().cell(x, y);
          assertEquals(0, expansions(open, to, false), movement + x + "," + y);
        }
      }
    }
  }

  @Example
  void aPathBesideAnObstacleTakesTheOtherTurn() {
    for (String movement : new String[] {"4", "8 never"}) {
      GridCase first = GridCase.of(movement, 0, 0, 3, 2, "....", "@...", "@@..");
      assertEquals(0, expansions(first, first.goal(), false), movement);
      GridCase last = GridCase.of(movement, 3, 2, 0, 0, "....", "@...", "@@..");
      assertEquals(0, expansions(last, last.goal(), false), movement);
    }
  }

  @Example
  void aPathOfTwoTurnsIsSearched() {
    GridCase query = GridCase.of("4", 0, 0, 3, 2, "..@.", "....", ".@..");
    assertTrue(expansions(query, query.goal(), false) > 0);
    assertTrue(expansions(query, query.goal(), true) > 0);
  }

  /** The expansions that a path from the start took, which is checked as well. */
  private static long expansions(GridCase query, int to, boolean depthFirst) {
    Clusters whole = Clusters.of(query.map(), Integer.MAX_VALUE);
    long distance =
        new ClusterAStar(new ClusterWorkspace(query.graph(), whole))
            .distance(query.start(), to, QueryMeter.unlimited());
    PathBuffer path = new PathBuffer();
    path.add(query.start());
    QueryMeter queryMeter = QueryMeter.unlimited();
    new ClusterPaths(new ClusterWorkspace(query.graph(), whole), depthFirst)
        .append(query.start(), to, distance, path, queryMeter);
    PathCheck check = PathValidator.check(query.graph(), path, query.start(), to);
    assertTrue(check.isValid(), check::problem);
    assertEquals(distance, check.cost());
    return queryMeter.expanded();
  }
}
