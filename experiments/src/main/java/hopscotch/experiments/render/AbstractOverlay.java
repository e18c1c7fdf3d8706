package hopscotch.experiments.render;

import hopscotch.core.planner.PreparedPlanner;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;

/** Clusters, entrances and abstract edges of a hierarchical planner. */
final class AbstractOverlay implements Overlay {

  private AbstractOverlay() {}

  static Optional<AbstractOverlay> of(PreparedPlanner planner, boolean withEdges) {
    return Optional.empty();
  }

  List<LegendEntry> key() {
    return List.of();
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {}
}
