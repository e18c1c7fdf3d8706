package hopscotch.visual.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.visual.trace.Footprint;
import org.junit.jupiter.api.Test;

class FrontiersTest {
  private static final GridMap MAP = GridMap.parse("........");

  @Test
  void eachSideHasItsColourAndTheFirstToExpandACellKeepsIt() {
    Footprint footprint = new Footprint(MAP.cellCount());
    int[] cells = {MAP.cell(0, 0), MAP.cell(1, 0), MAP.cell(2, 0), MAP.cell(3, 0)};
    footprint.begin(cells[0], cells[3]);
    footprint.expand(0, cells[0], 0, 3);
    footprint.generate(0, cells[1], cells[0], 1, 3);
    footprint.expand(1, cells[3], 0, 3);
    footprint.generate(1, cells[2], cells[3], 1, 3);
    footprint.expand(0, cells[1], 1, 3);
    footprint.expand(1, cells[1], 2, 3);
    CellColours colours = CellColours.byOrder(GridGraph.of(MAP, Movement.OCTILE), footprint, 4);
    assertEquals(covered(Palette.expanded(0, 0)), colours.of(cells[0]));
    assertEquals(covered(Palette.expanded(1, 1 / 3.0)), colours.of(cells[3]));
    assertEquals(covered(Palette.expanded(0, 2 / 3.0)), colours.of(cells[1]));
    assertEquals(covered(Palette.open(1)), colours.of(cells[2]));
    assertEquals(Palette.terrain('.'), colours.of(MAP.cell(7, 0)));
  }

  @Test
  void theFrontiersDifferInColour() {
    assertNotEquals(Palette.open(0), Palette.open(1));
    assertNotEquals(Palette.expanded(0, 0.5), Palette.expanded(1, 0.5));
  }

  private static int covered(int colour) {
    return Palette.mix(Palette.terrain('.'), colour, CellColours.COVER);
  }
}
