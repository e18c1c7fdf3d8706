package hopscotch.visual.render.search;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The layers of a hierarchical planner: clusters, entrances and edges of every level, with one
 * colour for each level. An entrance of a higher level is also one of all levels below, and is
 * drawn as a ring around theirs.
 */
record AbstractOverlay(GridMap map, List<Layer> layers, boolean withEdges) implements Overlay {
  private static final int CLUSTERS_FROM_PIXELS = 12;
  static final int NODES_FROM_PIXELS = 3;
  private static final double PIXELS_A_STROKE = 30;
  private static final int FAINT = 90;

  /** The overlay of a planner that has layers. */
  static Optional<AbstractOverlay> of(Planner planner, boolean withEdges) {
    GridMap map = planner.graph().map();
    return planner
        .capability(Layered.class)
        .map(layered -> new AbstractOverlay(map, layered.layers(), withEdges));
  }

  List<LegendEntry> key(Zoom zoom) {
    List<LegendEntry> key = new ArrayList<>();
    int levels = layers.size();
    for (int l = 1; l <= levels; l++) {
      String which = levels == 1 ? "" : " of level " + l;
      if (showsClusters(l, zoom)) {
        key.add(LegendEntry.line("cluster" + which, Palette.level(l)));
      }
      if (zoom.pixels() >= NODES_FROM_PIXELS) {
        key.add(LegendEntry.disc("entrance" + which, Palette.level(l)));
        if (withEdges) {
          key.add(LegendEntry.line("intra-edge" + which, faint(l)));
        }
      }
    }
    return key;
  }

  private boolean showsClusters(int l, Zoom zoom) {
    return l == layers.size() || zoom.edge(layer(l).side()) >= CLUSTERS_FROM_PIXELS;
  }

  private Layer layer(int l) {
    return layers.get(l - 1);
  }

  private static Color faint(int l) {
    Color colour = Palette.level(l);
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), FAINT);
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    int levels = layers.size();
    for (int l = 1; l <= levels; l++) {
      int side = layer(l).side();
      if (showsClusters(l, zoom)) {
        double width = Math.max(0.5, Math.min(l, zoom.edge(side) / PIXELS_A_STROKE));
        graphics.setStroke(new BasicStroke((float) width));
        graphics.setColor(Palette.level(l));
        drawClusters(graphics, zoom, side);
      }
    }
    for (int l = levels; l >= 1 && zoom.pixels() >= NODES_FROM_PIXELS; l--) {
      Layer layer = layer(l);
      for (int cluster = 0; cluster < layer.clusterCount(); cluster++) {
        if (withEdges) {
          graphics.setColor(faint(l));
          graphics.setStroke(new BasicStroke(l));
          drawIntraEdges(graphics, zoom, layer, cluster);
        }
      }
      for (int cluster = 0; cluster < layer.clusterCount(); cluster++) {
        graphics.setColor(Palette.level(l));
        double size = Math.max(3, zoom.pixels() * (0.2 + 0.2 * l));
        drawEntrances(graphics, zoom, layer, cluster, size);
      }
    }
    graphics.setStroke(new BasicStroke(1));
  }

  private void drawClusters(Graphics2D graphics, Zoom zoom, int side) {
    for (int y = 0; y < map.height(); y += side) {
      for (int x = 0; x < map.width(); x += side) {
        double right = zoom.edge(Math.min(x + side, map.width()));
        double bottom = zoom.edge(Math.min(y + side, map.height()));
        graphics.draw(new Line2D.Double(right, zoom.edge(y), right, bottom));
        graphics.draw(new Line2D.Double(zoom.edge(x), bottom, right, bottom));
      }
    }
  }

  private void drawEntrances(
      Graphics2D graphics, Zoom zoom, Layer layer, int cluster, double size) {
    graphics.setStroke(new BasicStroke(1.5f));
    for (int cell : layer.entrances(cluster)) {
      graphics.fill(Overlay.disc(zoom.middle(map.x(cell)), zoom.middle(map.y(cell)), size));
      for (int other : layer.interEdges(cell)) {
        graphics.draw(Overlay.link(map, cell, other, zoom));
      }
    }
  }

  private void drawIntraEdges(Graphics2D graphics, Zoom zoom, Layer layer, int cluster) {
    int[] entrances = layer.entrances(cluster);
    for (int a = 0; a < entrances.length; a++) {
      long[] costs = layer.intraEdges(entrances[a]);
      for (int b = 0; b < a; b++) {
        if (costs[b] != Layer.NO_EDGE) {
          graphics.draw(Overlay.link(map, entrances[a], entrances[b], zoom));
        }
      }
    }
  }
}
