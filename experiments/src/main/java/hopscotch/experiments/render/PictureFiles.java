package hopscotch.experiments.render;

import de.erichseifert.vectorgraphics2d.Document;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** Writes pictures to files. */
public final class PictureFiles {
  /** The most pixels of a picture. */
  public static final long MAX_PIXELS = 100_000_000;

  private static final int LAST_FRAME_CENTISECONDS = 200;

  private PictureFiles() {}

  /**
   * The picture as pixels.
   *
   * @throws IllegalArgumentException if it has more than {@link #MAX_PIXELS}
   */
  public static BufferedImage image(Picture picture) {
    requireSmall(picture);
    BufferedImage image =
        new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    picture.draw(graphics);
    graphics.dispose();
    return image;
  }

  /**
   * Refuses a picture of more than {@link #MAX_PIXELS}.
   *
   * @throws IllegalArgumentException if it is too large
   */
  public static void requireSmall(Picture picture) {
    if ((long) picture.width() * picture.height() > MAX_PIXELS) {
      throw new IllegalArgumentException(
          "a picture of %d x %d pixels: expected at most %d in all; draw smaller"
              .formatted(picture.width(), picture.height(), MAX_PIXELS));
    }
  }

  /**
   * Writes a PNG.
   *
   * @throws IllegalArgumentException if the picture is too large
   */
  public static void writePng(Picture picture, OutputStream out) throws IOException {
    ImageIO.setUseCache(false);
    ImageIO.write(image(picture), "png", out);
  }

  /**
   * Writes an SVG.
   *
   * @throws IllegalArgumentException if the picture is too large
   */
  public static void writeSvg(Picture picture, OutputStream out) throws IOException {
    requireSmall(picture);
    VectorGraphics2D graphics = new VectorGraphics2D();
    picture.draw(graphics);
    Document document =
        new SVGProcessor()
            .getDocument(
                graphics.getCommands(), new PageSize(0, 0, picture.width(), picture.height()));
    document.writeTo(out);
  }

  /**
   * Writes an animated GIF that runs for ever; the last frame stands for two seconds.
   *
   * @param frames of one size, at least one; drawn when asked for
   * @param delayCentiseconds how long each other frame stands
   */
  public static void writeGif(Iterator<Picture> frames, int delayCentiseconds, Path file)
      throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
        ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.prepareWriteSequence(null);
      while (frames.hasNext()) {
        BufferedImage frame = image(frames.next());
        int delay = frames.hasNext() ? delayCentiseconds : LAST_FRAME_CENTISECONDS;
        writer.writeToSequence(new IIOImage(frame, null, metadata(writer, frame, delay)), null);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  private static IIOMetadata metadata(ImageWriter writer, BufferedImage frame, int delay)
      throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(frame), null);
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
    IIOMetadataNode control =
        (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", Integer.toString(delay));
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
    loop.setAttribute("applicationID", "NETSCAPE");
    loop.setAttribute("authenticationCode", "2.0");
    loop.setUserObject(new byte[] {1, 0, 0});
    extensions.appendChild(loop);
    root.appendChild(extensions);
    metadata.setFromTree(format, root);
    return metadata;
  }
}
