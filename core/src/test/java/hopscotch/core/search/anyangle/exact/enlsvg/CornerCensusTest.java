package hopscotch.core.search.anyangle.exact.enlsvg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import org.junit.jupiter.api.Test;

class CornerCensusTest {
  private static final GridMap TOUCHING = GridMap.parse(".....", ".@...", "..@..", ".....");

  private static CornerCensus census() {
    return new CornerCensus(GridGraph.of(TOUCHING, Movement.OCTILE.withEnds(EndPoints.CORNERS)));
  }

  @Test
  void offTheMapAllIsBlockedAndCellsThatTouchHaveOneCorner() {
    int ofTheMap = 4;
    int ofTheTwoCells = 6;
    assertEquals(ofTheMap + ofTheTwoCells + 1, census().corners());
  }

  @Test
  void aCornerWhereCellsTouchIsNotConvex() {
    assertEquals(6, census().convexCorners());
  }
}
