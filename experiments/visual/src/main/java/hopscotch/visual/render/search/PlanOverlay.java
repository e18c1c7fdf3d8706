package hopscotch.visual.render.search;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Zoom;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The units of a team at one step of a plan. Each is a disc with a tail, and its goal is marked.
 *
 * @param since the step after that of the frame before; tails reach back to it, even if they would
 *     otherwise be shorter
 * @param conflictCells the cells where units have collided since then
 */
record PlanOverlay(Team team, Plan plan, int step, int since, List<Integer> conflictCells)
    implements Overlay {
  private static final int TAIL_STEPS = 8;
  private static final double LEAST_SIZE = 3;
  static final int GOALS_FROM_PIXELS = 4;
  private static final double LEAST_RING = 9;

  PlanOverlay {
    since = Math.max(0, Math.min(since, step - TAIL_STEPS));
    conflictCells = List.copyOf(conflictCells);
  }

  @Override
  public void draw(Graphics2D graphics, Zoom zoom) {
    if (zoom.pixels() >= GOALS_FROM_PIXELS) {
      drawGoals(graphics, zoom);
    }
    for (int unit = 0; unit < plan.units(); unit++) {
      drawTail(graphics, zoom, unit);
    }
    for (int unit = 0; unit < plan.units(); unit++) {
      graphics.setColor(Palette.unit(unit));
      graphics.fill(disc(zoom, plan.cell(unit, step), size(zoom)));
    }
    graphics.setColor(Palette.CONFLICT);
    graphics.setStroke(new BasicStroke((float) Math.max(2, zoom.pixels() * 0.15)));
    for (int cell : conflictCells) {
      graphics.draw(disc(zoom, cell, Math.max(LEAST_RING, zoom.pixels())));
    }
    graphics.setStroke(new BasicStroke(1));
  }

  private void drawGoals(Graphics2D graphics, Zoom zoom) {
    graphics.setStroke(new BasicStroke((float) Math.max(1, zoom.pixels() * 0.1)));
    double side = zoom.pixels() * 0.6;
    for (int unit = 0; unit < plan.units(); unit++) {
      graphics.setColor(Palette.unit(unit));
      int goal = team.goal(unit);
      graphics.draw(
          new Rectangle2D.Double(x(zoom, goal) - side / 2, y(zoom, goal) - side / 2, side, side));
    }
  }

  private void drawTail(Graphics2D graphics, Zoom zoom, int unit) {
    if (plan.cell(unit, since) == plan.cell(unit, step) && plan.steps(unit) <= since) {
      return;
    }
    Color colour = Palette.unit(unit);
    graphics.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 130));
    graphics.setStroke(
        new BasicStroke(
            (float) Math.max(1, size(zoom) * 0.4), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    Path2D tail = new Path2D.Double();
    tail.moveTo(x(zoom, plan.cell(unit, since)), y(zoom, plan.cell(unit, since)));
    for (int at = since + 1; at <= step; at++) {
      tail.lineTo(x(zoom, plan.cell(unit, at)), y(zoom, plan.cell(unit, at)));
    }
    graphics.draw(tail);
  }

  private static double size(Zoom zoom) {
    return Math.max(LEAST_SIZE, zoom.pixels() * 0.7);
  }

  private double x(Zoom zoom, int cell) {
    return zoom.middle(map().x(cell));
  }

  private double y(Zoom zoom, int cell) {
    return zoom.middle(map().y(cell));
  }

  private Ellipse2D disc(Zoom zoom, int cell, double size) {
    return Overlay.disc(x(zoom, cell), y(zoom, cell), size);
  }

  private GridMap map() {
    return team.graph().map();
  }
}
