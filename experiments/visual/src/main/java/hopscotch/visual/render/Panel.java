package hopscotch.visual.render;

import hopscotch.core.grid.GridMap;
import java.util.List;

/**
 * One map of a picture.
 *
 * @param map the map
 * @param title above it
 * @param figures lines below it
 * @param colours of its cells
 * @param overlays on top, the first drawn first
 * @param key what the legend says of this panel
 */
public record Panel(
    GridMap map,
    String title,
    List<String> figures,
    CellColours colours,
    List<Overlay> overlays,
    List<LegendEntry> key) {

  /** Copies its lists. */
  public Panel {
    figures = List.copyOf(figures);
    overlays = List.copyOf(overlays);
    key = List.copyOf(key);
  }
}
