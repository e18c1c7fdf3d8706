package hopscotch.harness.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import hopscotch.harness.output.OutputFile;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/** Draws figures and writes them to files. */
public final class FigureWriter {
  /** The endings of the files of a figure. */
  public static final List<String> ENDINGS = List.of("svg", "pdf", "png", "csv", "tex");

  /** The text in the first bytes of our figures. */
  private static final String MARK = "drawn by hopscotch";

  /** Text between two tags, or, in group 1, the two decimals of a number that are kept. */
  private static final Pattern DECIMALS = Pattern.compile(">[^<]*<|(\\.[0-9]{2})[0-9]+");

  private static final double PNG_SCALE = 3;

  private FigureWriter() {}

  /** Whether a file with this beginning is a figure that this class wrote. */
  public static boolean isOurs(String head) {
    return head.contains(MARK);
  }

  /** Whether anything of the figure can be drawn. */
  public static boolean isDrawable(Figure figure) {
    return figure.drawable().series().stream().anyMatch(series -> !series.points().isEmpty());
  }

  /** The figure as SVG, from {@code <svg} on, as wide as its style says. */
  public static String svg(Figure figure, FigureStyle style) throws IOException {
    FigurePainter painter = new FigurePainter(figure, style);
    VectorGraphics2D graphics = new NamedFontGraphics();
    painter.paint(graphics, false);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PageSize page = new PageSize(0, 0, painter.width(), painter.height());
    new SVGProcessor().getDocument(graphics.getCommands(), page).writeTo(bytes);
    String text = bytes.toString(StandardCharsets.UTF_8);
    String size =
        String.format(
            Locale.ROOT,
            "<svg width=\"%.1fmm\" height=\"%.1fmm\" viewBox=\"0 0 %.1f %.1f\"",
            style.widthMillimetres(),
            style.widthMillimetres() * painter.height() / painter.width(),
            painter.width(),
            painter.height());
    String head = text.substring(text.indexOf("<svg"), text.indexOf('>', text.indexOf("<svg")));
    String rest = text.substring(text.indexOf("<svg") + head.length());
    return size
        + " xmlns=\"http://www.w3.org/2000/svg\""
        + rounded(rest)
            .replaceFirst(">", "><!-- " + MARK + " -->")
            .replaceAll("font-family:&quot;([^&]*)&quot;", "font-family:$1,sans-serif");
  }

  /** An SVG with coordinates rounded to two decimals. Its text is not changed. */
  private static String rounded(String svg) {
    return DECIMALS
        .matcher(svg)
        .replaceAll(found -> found.group(1) == null ? "$0" : found.group(1));
  }

  /** The figure as PDF. Its text is outlines, so that it needs no fonts. */
  public static byte[] pdf(Figure figure, FigureStyle style) throws IOException {
    FigurePainter painter = new FigurePainter(figure, style);
    return PdfFile.of(
        MARK, painter.width(), painter.height(), graphics -> painter.paint(graphics, true));
  }

  private static byte[] png(Figure figure, FigureStyle style) throws IOException {
    FigurePainter painter = new FigurePainter(figure, style);
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(PNG_SCALE * painter.width()),
            (int) Math.ceil(PNG_SCALE * painter.height()),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(PNG_SCALE, PNG_SCALE);
    painter.paint(graphics, false);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.setUseCache(false);
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  /** Writes NAME.svg, .pdf, .png, .csv and .tex to a folder, and returns the SVG. */
  public static String write(Figure figure, FigureStyle style, Path folder) throws IOException {
    String svg = svg(figure, style);
    byte[] pdf = pdf(figure, style);
    byte[] png = png(figure, style);
    OutputFile.write(folder.resolve(figure.name() + ".svg"), svg);
    OutputFile.write(folder.resolve(figure.name() + ".pdf"), out -> out.write(pdf));
    OutputFile.write(folder.resolve(figure.name() + ".png"), out -> out.write(png));
    OutputFile.write(folder.resolve(figure.name() + ".csv"), FigureData.csv(figure));
    OutputFile.write(folder.resolve(figure.name() + ".tex"), FigureData.pgfplots(figure, style));
    return svg;
  }
}
