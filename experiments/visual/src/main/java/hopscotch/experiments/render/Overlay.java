package hopscotch.experiments.render;

import java.awt.Graphics2D;

/** Something drawn over the cells of a panel. */
@FunctionalInterface
public interface Overlay {
  /** Draws; the origin is the north-west corner of the map. */
  void draw(Graphics2D graphics, Zoom zoom);
}
