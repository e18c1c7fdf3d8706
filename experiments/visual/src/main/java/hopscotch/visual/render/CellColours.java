package hopscotch.visual.render;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.visual.trace.Footprint;

/** The colour of every cell of a map, 0xRRGGBB. */
@FunctionalInterface
public interface CellColours {
  /** The share of an expanded cell's terrain that its colour hides. */
  double COVER = 0.85;

  /** The colour of a cell on the map. */
  int of(int cell);

  /** The colours of the terrain alone. */
  static CellColours terrain(GridMap map) {
    return cell -> Palette.terrain(map.terrain(cell));
  }

  /** Colours by the order of expansion. */
  static CellColours byOrder(GridGraph graph, Footprint footprint, int expansions) {
    return searched(
        graph, footprint, (side, cell) -> share(footprint.order(side, cell) - 1L, expansions - 1L));
  }

  /** Colours by g. */
  static CellColours byG(GridGraph graph, Footprint footprint, long largestG) {
    return searched(graph, footprint, (side, cell) -> share(footprint.g(side, cell), largestG));
  }

  /** Colours by the number of expansions of each cell. {@code most} has the last colour. */
  static CellColours byHeat(GridMap map, HeatMap heat, int most) {
    double largest = Math.log1p(most);
    return cell -> {
      int terrain = Palette.terrain(map.terrain(cell));
      int count = heat.count(cell);
      return count == 0
          ? terrain
          : Palette.mix(terrain, Palette.heat(Math.log1p(count) / largest), COVER);
    };
  }

  /** A number of 0 to 1 for an expanded cell. */
  @FunctionalInterface
  interface Measure {
    /** The number. */
    double of(int side, int cell);
  }

  private static CellColours searched(GridGraph graph, Footprint footprint, Measure measure) {
    GridMap map = graph.map();
    return cell -> {
      int terrain = Palette.terrain(map.terrain(cell), graph.isFree(cell));
      int expanded = -1;
      int open = -1;
      for (int side = 0; side < 2; side++) {
        if (footprint.order(side, cell) > 0
            && (expanded < 0 || footprint.order(side, cell) < footprint.order(expanded, cell))) {
          expanded = side;
        } else if (footprint.isOpen(side, cell)) {
          open = side;
        }
      }
      if (expanded >= 0) {
        int colour = Palette.expanded(expanded, measure.of(expanded, cell));
        return Palette.mix(terrain, colour, COVER);
      }
      return open < 0 ? terrain : Palette.mix(terrain, Palette.open(open), COVER);
    };
  }

  private static double share(long part, long whole) {
    return whole <= 0 ? 0 : (double) part / whole;
  }
}
