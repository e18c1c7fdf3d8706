package hopscotch.visual.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Panels side by side at the same zoom, above one legend. Immutable. */
public final class Picture {
  private static final int MARGIN = 16;
  private static final int LINE_HEIGHT = 18;
  private static final int LEAST_PANEL_WIDTH = 260;
  private static final int MOST_COLUMNS = 4;
  private static final int MARK_SIZE = 12;
  private static final int RAMP_WIDTH = 72;

  /** The size of text. VectorGraphics2D takes 12 for the default and does not write it. */
  private static final float TEXT_SIZE = 12.01f;

  private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 12).deriveFont(TEXT_SIZE);
  private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 13);
  private static final FontMetrics METRICS =
      new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics().getFontMetrics(TEXT);

  private final List<Panel> panels;
  private final Zoom zoom;
  private final Set<LegendEntry> legend = new LinkedHashSet<>();
  private final int columns;
  private final int panelWidth;
  private final int panelHeight;
  private final int width;
  private final int legendTop;
  private final int height;

  /** A picture of at least one panel. All maps have the same size. */
  public Picture(List<Panel> panels, Zoom zoom) {
    this(panels, zoom, panels);
  }

  /** Like {@link #Picture(List, Zoom)}, with the legend of other panels. */
  public Picture(List<Panel> panels, Zoom zoom, List<Panel> explained) {
    this.panels = List.copyOf(panels);
    this.zoom = zoom;
    explained.forEach(panel -> legend.addAll(panel.key()));
    columns = Math.min(MOST_COLUMNS, panels.size());
    int lines = panels.stream().mapToInt(panel -> panel.figures().size()).max().orElse(0);
    panelWidth = Math.max(LEAST_PANEL_WIDTH, zoom.length(panels.get(0).map().width()));
    panelHeight = zoom.length(panels.get(0).map().height()) + (lines + 1) * LINE_HEIGHT + MARGIN;
    int widestEntry = legend.stream().mapToInt(Picture::entryWidth).max().orElse(0);
    width = Math.max(columns * (panelWidth + MARGIN), widestEntry + MARGIN) + MARGIN;
    legendTop = MARGIN + (panels.size() + columns - 1) / columns * panelHeight;
    height = legendTop + legendRows().size() * LINE_HEIGHT + MARGIN / 2;
  }

  /** The width, in pixels. */
  public int width() {
    return width;
  }

  /** The height, in pixels. */
  public int height() {
    return height;
  }

  /** Draws the picture. */
  public void draw(Graphics2D graphics) {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(Palette.PAPER);
    graphics.fillRect(0, 0, width, height);
    for (int i = 0; i < panels.size(); i++) {
      int x = MARGIN + i % columns * (panelWidth + MARGIN);
      int y = MARGIN + i / columns * panelHeight;
      drawPanel(graphics, panels.get(i), x, y);
    }
    drawLegend(graphics);
  }

  private void drawPanel(Graphics2D graphics, Panel panel, int x, int y) {
    graphics.setColor(Palette.INK);
    graphics.setFont(TITLE);
    graphics.drawString(fitted(panel.title()), x, y + MARK_SIZE);
    graphics.translate(x, y + LINE_HEIGHT);
    graphics.setStroke(new BasicStroke(1));
    CellLayer.paint(graphics, panel.map(), panel.colours(), zoom);
    for (Overlay overlay : panel.overlays()) {
      overlay.draw(graphics, zoom);
    }
    int below = zoom.length(panel.map().height());
    graphics.translate(-x, -y - LINE_HEIGHT);
    graphics.setColor(Palette.INK);
    graphics.setFont(TEXT);
    int line = y + LINE_HEIGHT + below + LINE_HEIGHT - 2;
    for (String figure : panel.figures()) {
      graphics.drawString(figure, x, line);
      line += LINE_HEIGHT;
    }
  }

  private String fitted(String title) {
    String text = title;
    while (text.length() > 8 && METRICS.stringWidth(text) * 1.15 > panelWidth) {
      text = text.substring(0, text.length() - 4) + "...";
    }
    return text;
  }

  private List<List<LegendEntry>> legendRows() {
    List<List<LegendEntry>> rows = new ArrayList<>();
    int used = width;
    for (LegendEntry entry : legend) {
      int needed = entryWidth(entry);
      if (used + needed > width - 2 * MARGIN) {
        rows.add(new ArrayList<>());
        used = 0;
      }
      rows.get(rows.size() - 1).add(entry);
      used += needed;
    }
    return rows;
  }

  private static int entryWidth(LegendEntry entry) {
    return markWidth(entry) + 6 + METRICS.stringWidth(entry.text()) + MARGIN;
  }

  private static int markWidth(LegendEntry entry) {
    return entry.colours().size() > 1 ? RAMP_WIDTH : MARK_SIZE;
  }

  private void drawLegend(Graphics2D graphics) {
    graphics.setFont(TEXT);
    int y = legendTop;
    for (List<LegendEntry> row : legendRows()) {
      int x = MARGIN;
      for (LegendEntry entry : row) {
        drawMark(graphics, entry, x, y);
        graphics.setColor(Palette.INK);
        graphics.drawString(entry.text(), x + markWidth(entry) + 6, y + MARK_SIZE - 1);
        x += entryWidth(entry);
      }
      y += LINE_HEIGHT;
    }
  }

  private static void drawMark(Graphics2D graphics, LegendEntry entry, int x, int y) {
    List<Color> colours = entry.colours();
    graphics.setColor(colours.get(0));
    switch (entry.mark()) {
      case DISC -> graphics.fillOval(x, y, MARK_SIZE, MARK_SIZE);
      case LINE -> graphics.fillRect(x, y + MARK_SIZE / 2 - 1, MARK_SIZE, 3);
      case AREA -> {
        int step = markWidth(entry) / colours.size();
        for (int i = 0; i < colours.size(); i++) {
          graphics.setColor(colours.get(i));
          graphics.fillRect(x + i * step, y, step, MARK_SIZE);
        }
        graphics.setColor(Palette.GRID);
        graphics.drawRect(x, y, markWidth(entry), MARK_SIZE);
      }
    }
  }
}
