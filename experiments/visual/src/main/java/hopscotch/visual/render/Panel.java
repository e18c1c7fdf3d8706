package hopscotch.visual.render;

import hopscotch.core.grid.GridMap;
import java.util.List;

/**
 * One map of a picture.
 *
 * @param title the title above it
 * @param figures the lines below it
 * @param colours the colours of its cells
 * @param overlays the overlays on top, in the order of drawing
 * @param key the entries of this panel in the legend
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
