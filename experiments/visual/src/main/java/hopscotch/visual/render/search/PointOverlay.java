package hopscotch.visual.render.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.KnownSpec;
import hopscotch.visual.render.CellColours;
import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.trace.Footprint;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Map;
import java.util.Optional;

/**
 * The points of a search that passes over the cells between them: jump points, subgoals, and the
 * nodes that HPA* expands if cells are too small to see. If cells are small, each point is a disc
 * in its cell's colour, at least 3 pixels wide.
 */
record PointOverlay(GridMap map, Footprint footprint, CellColours colours, String name)
    implements Overlay {
  private static final Map<String, String> NAMES =
      Map.of(
          "jps", "jump point",
          "jpsw", "jump point",
          "jpsplus", "jump point",
          "subgoal", "subgoal",
          "ch", "subgoal");
  private static final double LEAST_SIZE = 3;
  private static final int VISIBLE_FROM_PIXELS = 3;
  private static final int DOTS_FROM_PIXELS = 6;

  /** The most discs. More would cover the map. */
  private static final int MOST_POINTS = 100_000;

  /** The most discs with an outline, for the same reason. */
  private static final int MOST_OUTLINES = 2000;

  /** The points of a planner's search, if it goes by points. */
  static Optional<PointOverlay> of(
      KnownSpec planner, GridMap map, Footprint footprint, CellColours colours, Zoom zoom) {
    KnownSpec spec = planner.innermost();
    String name = NAMES.get(spec.id());
    if (spec.id().equals("hpa") && zoom.pixels() < VISIBLE_FROM_PIXELS) {
      name = "node or cell that was reached";
    }
    return name == null || footprint.expansions() > MOST_POINTS
        ? Optional.empty()
        : Optional.of(new PointOverlay(map, footprint, colours, name));
  }

  LegendEntry key(Zoom zoom) {
    boolean isDot = zoom.pixels() >= DOTS_FROM_PIXELS;
    return LegendEntry.disc(name, isDot ? Palette.INK : new Color(Palette.expanded(0, 0.4)));
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    boolean isDot = zoom.pixels() >= DOTS_FROM_PIXELS;
    double outline = isDot || footprint.expansions() > MOST_OUTLINES ? 0 : 1.5;
    double size = Math.max(LEAST_SIZE, zoom.pixels() * 0.4);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        if (footprint.isReached(0, cell) || footprint.isReached(1, cell)) {
          graphics.setColor(Palette.INK);
          graphics.fill(Overlay.disc(zoom.middle(x), zoom.middle(y), size + outline));
          graphics.setColor(isDot ? Palette.INK : new Color(colours.of(cell)));
          graphics.fill(Overlay.disc(zoom.middle(x), zoom.middle(y), size));
        }
      }
    }
  }
}
