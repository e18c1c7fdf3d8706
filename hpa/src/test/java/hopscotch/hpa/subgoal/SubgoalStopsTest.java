package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.testkit.GridCases;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** How far the next stop is, against a walk cell by cell. */
class SubgoalStopsTest {
  private static final String SEED = "2013";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void theNextStopIsABlockedCellOrOneThatWasAdded(
      @ForAll("queries") GridCase query, @ForAll long seed) {
    GridGraph graph = query.graph();
    SubgoalStops stops = new SubgoalStops(graph);
    Set<Integer> added = new HashSet<>();
    Random random = new Random(seed);
    for (GridCase other : query.others(random.nextInt(20))) {
      stops.set(other.start(), true);
      added.add(other.start());
    }
    for (GridCase other : query.others(20)) {
      int cell = other.goal();
      assertEquals(added.contains(cell), stops.isStop(cell), query::toString);
      assertEquals(walk(graph, added, cell, Directions.N), stops.north(cell), query::toString);
      assertEquals(walk(graph, added, cell, Directions.E), stops.east(cell), query::toString);
      assertEquals(walk(graph, added, cell, Directions.S), stops.south(cell), query::toString);
      assertEquals(walk(graph, added, cell, Directions.W), stops.west(cell), query::toString);
    }
  }

  private static int walk(GridGraph graph, Set<Integer> added, int from, int direction) {
    int offset = Directions.offsets(graph.map().stride())[direction];
    int moves = 1;
    while (graph.isFree(from + moves * offset) && !added.contains(from + moves * offset)) {
      moves++;
    }
    return moves;
  }
}
