package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The side of clusters that a map chooses. */
class ClusterSideTest {
  private static final Crossings MIDDLES = new Crossings(Crossing.ENDS, 17, false);

  /** The side on a square map whose cells are blocked with some probability. */
  private static int side(double density, int size, int asked) {
    Random random = new Random(3);
    boolean[][] free = new boolean[size][size];
    for (boolean[] row : free) {
      for (int x = 0; x < size; x++) {
        row[x] = random.nextDouble() >= density;
      }
    }
    GridGraph graph = GridGraph.of(GridMap.of(free), Movement.OCTILE);
    AbstractGraph built = AbstractGraph.build(graph, asked, 1, MIDDLES, 1, Budget.UNLIMITED);
    return built.level(1).clusters().side();
  }

  @Test
  void scatteredObstaclesMakeItWider() {
    assertEquals(24, side(0.1, 160, AbstractGraph.SIDE_BY_MAP));
    assertEquals(24, side(0.3, 160, AbstractGraph.SIDE_BY_MAP));
  }

  @Test
  void openMapsAndSmallOnesHaveTheUsual() {
    assertEquals(16, side(0, 160, AbstractGraph.SIDE_BY_MAP));
    assertEquals(16, side(0.2, 100, AbstractGraph.SIDE_BY_MAP));
  }

  @Test
  void aSideThatIsNamedIsTaken() {
    assertEquals(16, side(0.2, 160, 16));
  }
}
