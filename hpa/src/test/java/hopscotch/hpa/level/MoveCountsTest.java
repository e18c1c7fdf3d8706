package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import net.jqwik.api.Example;

/** Moves found from their cost. */
class MoveCountsTest {
  private static final GridMap MAP = GridMap.parse("..", "..");

  private static GridGraph graph(String movement) {
    return GridGraph.of(MAP, Movement.parse(movement));
  }

  @Example
  void movesOfUpTo255EachAreFoundAgain() {
    for (String costs : new String[] {"sqrt2", "2/3", "50/71", "1/1", "1/2", "254/255"}) {
      GridGraph graph = graph("8 never " + costs);
      MoveCounts moves = new MoveCounts(graph);
      for (int straights = 0; straights < 256; straights++) {
        for (int diagonals = 0; diagonals < 256; diagonals++) {
          long cost =
              (long) straights * graph.straightCost() + (long) diagonals * graph.diagonalCost();
          assertTrue(moves.of(cost) != MoveCounts.NONE, costs);
          assertEquals(cost, moves.cost(moves.of(cost)), costs);
          assertEquals(cost, moves.cost((short) moves.of(cost)), costs);
        }
      }
    }
  }

  @Example
  void moreMovesDoNotFit() {
    GridGraph graph = graph("8 never sqrt2");
    MoveCounts moves = new MoveCounts(graph);
    assertEquals(MoveCounts.NONE, moves.of(256L * graph.straightCost()));
    assertEquals(MoveCounts.NONE, moves.of(256L * graph.diagonalCost()));
    assertEquals(MoveCounts.NONE, moves.of(1), "the cost of no path");
  }

  @Example
  void costsOfACommonDivisorFitWhereNoMoveIsDiagonal() {
    MoveCounts moves = new MoveCounts(graph("8 never 10/14"));
    assertEquals(30, moves.cost(moves.of(30)));
    assertEquals(MoveCounts.NONE, moves.of(14));
  }
}
