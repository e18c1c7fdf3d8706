package hopscotch.experiments.render;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Planner;
import hopscotch.hpa.HpaPlanner;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.abstraction.Level;
import hopscotch.hpa.cluster.Clusters;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The abstract graph of HPA*: clusters, nodes and edges of every level, a colour each. Nodes of a
 * higher level are nodes of all levels below, and stand out as rings around theirs.
 */
final class AbstractOverlay implements Overlay {
  private static final int CLUSTERS_FROM_PIXELS = 12;
  private static final int NODES_FROM_PIXELS = 3;
  private static final double PIXELS_A_STROKE = 30;
  private static final int FAINT = 90;

  private final AbstractGraph abstraction;
  private final boolean withEdges;

  private AbstractOverlay(AbstractGraph abstraction, boolean withEdges) {
    this.abstraction = abstraction;
    this.withEdges = withEdges;
  }

  /** The overlay of a planner that is HPA*, or that decorates it. */
  static Optional<AbstractOverlay> of(Planner planner, boolean withEdges) {
    return HpaPlanner.in(planner).map(hpa -> new AbstractOverlay(hpa.abstraction(), withEdges));
  }

  List<LegendEntry> key(Zoom zoom) {
    List<LegendEntry> key = new ArrayList<>();
    int levels = abstraction.levelCount();
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
    return l == abstraction.levelCount()
        || zoom.edge(abstraction.level(l).clusters().side()) >= CLUSTERS_FROM_PIXELS;
  }

  private static Color faint(int l) {
    Color colour = Palette.level(l);
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), FAINT);
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    int levels = abstraction.levelCount();
    for (int l = 1; l <= levels; l++) {
      Clusters clusters = abstraction.level(l).clusters();
      if (showsClusters(l, zoom)) {
        double width = Math.max(0.5, Math.min(l, zoom.edge(clusters.side()) / PIXELS_A_STROKE));
        graphics.setStroke(new BasicStroke((float) width));
        graphics.setColor(Palette.level(l));
        drawClusters(graphics, zoom, clusters);
      }
    }
    for (int l = levels; l >= 1 && zoom.pixels() >= NODES_FROM_PIXELS; l--) {
      Level level = abstraction.level(l);
      for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
        if (withEdges) {
          graphics.setColor(faint(l));
          graphics.setStroke(new BasicStroke(l));
          drawIntraEdges(graphics, zoom, level, cluster);
        }
      }
      for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
        graphics.setColor(Palette.level(l));
        drawNodes(graphics, zoom, level, cluster, Math.max(3, zoom.pixels() * (0.2 + 0.2 * l)));
      }
    }
    graphics.setStroke(new BasicStroke(1));
  }

  private static void drawClusters(Graphics2D graphics, Zoom zoom, Clusters clusters) {
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      double x = zoom.edge(clusters.x(cluster));
      double y = zoom.edge(clusters.y(cluster));
      double right = zoom.edge(clusters.x(cluster) + clusters.width(cluster));
      double bottom = zoom.edge(clusters.y(cluster) + clusters.height(cluster));
      graphics.draw(new Line2D.Double(right, y, right, bottom));
      graphics.draw(new Line2D.Double(x, bottom, right, bottom));
    }
  }

  private static void drawNodes(
      Graphics2D graphics, Zoom zoom, Level level, int cluster, double size) {
    graphics.setStroke(new BasicStroke(1.5f));
    GridMap map = level.clusters().map();
    int slots = (1 << level.slotBits()) - 1;
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      int cell = level.cell(cluster, i);
      double x = zoom.middle(map.x(cell));
      double y = zoom.middle(map.y(cell));
      graphics.fill(new Ellipse2D.Double(x - size / 2, y - size / 2, size, size));
      for (int mask = level.crossings(cluster, i) & 0xff; mask != 0; mask &= mask - 1) {
        int mate = level.mate(cluster, i, Integer.numberOfTrailingZeros(mask));
        int other = level.cell(mate >>> level.slotBits(), mate & slots);
        draw(graphics, zoom, map, cell, other);
      }
    }
  }

  private static void drawIntraEdges(Graphics2D graphics, Zoom zoom, Level level, int cluster) {
    GridMap map = level.clusters().map();
    for (int a = 0; a < level.nodeCount(cluster); a++) {
      for (int b = 0; b < a; b++) {
        if (level.cost(cluster, a, b) != Level.NO_EDGE) {
          draw(graphics, zoom, map, level.cell(cluster, a), level.cell(cluster, b));
        }
      }
    }
  }

  private static void draw(Graphics2D graphics, Zoom zoom, GridMap map, int from, int to) {
    graphics.draw(
        new Line2D.Double(
            zoom.middle(map.x(from)),
            zoom.middle(map.y(from)),
            zoom.middle(map.x(to)),
            zoom.middle(map.y(to))));
  }
}
