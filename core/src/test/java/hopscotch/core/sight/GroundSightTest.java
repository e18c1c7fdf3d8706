package hopscotch.core.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GroundSightTest {
  @Provide
  Arbitrary<GridCase> queries() {
    Terrain terrain = Terrain.parse(".=1,S=2");
    List<Movement> movements =
        GridCases.uniformMovements().stream().map(it -> it.withTerrain(terrain)).toList();
    return GridCases.queries(movements);
  }

  /** As the validator walks the cells of a slanted line, or a run of moves over one ground. */
  @Property(seed = "20268")
  void isALegalSegmentOverOneGround(@ForAll("queries") GridCase query) {
    GroundSight sight = new GroundSight(query.graph(), 0);
    for (GridCase other : query.others(20)) {
      if (other.start() != other.goal()) {
        assertEquals(isLegal(other), sight.sees(other.start(), other.goal()));
      }
    }
  }

  private static boolean isLegal(GridCase pair) {
    GridGraph graph = pair.graph();
    PathBuffer segment = new PathBuffer();
    segment.add(pair.start());
    segment.add(pair.goal());
    var check = PathValidator.check(graph, segment);
    if (!check.isValid() || !check.isGridPath()) {
      return check.isValid();
    }
    int dx = graph.map().x(pair.goal()) - graph.map().x(pair.start());
    int dy = graph.map().y(pair.goal()) - graph.map().y(pair.start());
    int moves = Math.max(Math.abs(dx), Math.abs(dy));
    int step = (pair.goal() - pair.start()) / moves;
    for (int k = 0; k <= moves; k++) {
      if (graph.weight(pair.start() + k * step) != graph.weight(pair.start())) {
        return false;
      }
    }
    return true;
  }

  @Example
  void takesABitACellForEachWeight() {
    GridGraph uniform = GridCase.of("8 never", 0, 0, 1, 0, "..").graph();
    assertEquals(0, new GroundSight(uniform, 0).bytes());
    GridGraph weighted = GridCase.of("8 never sqrt2 .=1,S=3", 0, 0, 1, 0, ".S").graph();
    assertEquals(2 * 8L * weighted.freeBits().length, new GroundSight(weighted, 0).bytes());
  }
}
