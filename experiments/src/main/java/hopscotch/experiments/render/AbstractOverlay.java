package hopscotch.experiments.render;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
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
 * The abstract graph of HPA*: clusters of every level, the higher the thicker; the nodes of level
 * 1; its inter-edges, and its intra-edges if asked for.
 */
final class AbstractOverlay implements Overlay {
  private static final int CLUSTERS_FROM_PIXELS = 12;
  private static final int NODES_FROM_PIXELS = 3;
  private static final Color INTRA_EDGE = new Color(0x8a, 0x2b, 0xe2, 60);

  private final AbstractGraph abstraction;
  private final boolean withEdges;

  private AbstractOverlay(AbstractGraph abstraction, boolean withEdges) {
    this.abstraction = abstraction;
    this.withEdges = withEdges;
  }

  /** The overlay of a planner that is HPA*, or that decorates it. */
  static Optional<AbstractOverlay> of(PreparedPlanner planner, boolean withEdges) {
    if (planner.planner() instanceof HpaPlanner hpa) {
      return Optional.of(new AbstractOverlay(hpa.abstraction(), withEdges));
    }
    return ofInner(planner.spec(), planner.graph(), withEdges);
  }

  private static Optional<AbstractOverlay> ofInner(
      PlannerSpec spec, GridGraph graph, boolean withEdges) {
    for (PlannerSpec inner : spec.inner()) {
      if (holdsHpa(inner)) {
        return of(Planners.prepare(inner, graph, Budget.UNLIMITED), withEdges);
      }
    }
    return Optional.empty();
  }

  private static boolean holdsHpa(PlannerSpec spec) {
    return spec.id().equals("hpa") || spec.inner().stream().anyMatch(AbstractOverlay::holdsHpa);
  }

  List<LegendEntry> key() {
    List<LegendEntry> key = new ArrayList<>();
    key.add(LegendEntry.line("cluster", Palette.ABSTRACT));
    if (abstraction.levelCount() > 1) {
      String text = "thicker: up to level " + abstraction.levelCount();
      key.add(LegendEntry.line(text, Palette.ABSTRACT));
    }
    key.add(LegendEntry.disc("entrance", Palette.ABSTRACT));
    if (withEdges) {
      key.add(LegendEntry.line("intra-edge", INTRA_EDGE));
    }
    return key;
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    graphics.setColor(Palette.ABSTRACT);
    for (int l = 1; l <= abstraction.levelCount(); l++) {
      Clusters clusters = abstraction.level(l).clusters();
      if (l == abstraction.levelCount() || zoom.edge(clusters.side()) >= CLUSTERS_FROM_PIXELS) {
        graphics.setStroke(new BasicStroke(l));
        drawClusters(graphics, zoom, clusters);
      }
    }
    if (zoom.pixels() >= NODES_FROM_PIXELS) {
      Level level = abstraction.level(1);
      for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
        if (withEdges) {
          drawIntraEdges(graphics, zoom, level, cluster);
        }
        drawNodes(graphics, zoom, level, cluster);
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

  private static void drawNodes(Graphics2D graphics, Zoom zoom, Level level, int cluster) {
    graphics.setColor(Palette.ABSTRACT);
    graphics.setStroke(new BasicStroke(1.5f));
    double size = Math.max(3, zoom.pixels() * 0.4);
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
    graphics.setColor(INTRA_EDGE);
    graphics.setStroke(new BasicStroke(1));
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
