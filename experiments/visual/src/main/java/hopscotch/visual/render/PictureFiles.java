package hopscotch.visual.render;

import de.erichseifert.vectorgraphics2d.Document;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
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

  /** The text in the first bytes of every picture. */
  private static final String MARK = "drawn by hopscotch";

  private PictureFiles() {}

  /** Whether a file with this beginning is a picture that this class wrote. */
  public static boolean isOurs(String head) {
    return head.contains(MARK);
  }

  /** The picture as pixels, of which there must not be too many. */
  public static BufferedImage image(Picture picture) {
    requireSmall(picture);
    BufferedImage image =
        new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    picture.draw(graphics);
    graphics.dispose();
    return image;
  }

  /** Refuses a picture of more than {@link #MAX_PIXELS}. */
  public static void requireSmall(Picture picture) {
    if ((long) picture.width() * picture.height() > MAX_PIXELS) {
      throw new IllegalArgumentException(
          "a picture of %d x %d pixels: expected at most %d in all; draw smaller"
              .formatted(picture.width(), picture.height(), MAX_PIXELS));
    }
  }

  /** Writes a PNG. */
  public static void writePng(Picture picture, OutputStream out) throws IOException {
    ImageIO.setUseCache(false);
    BufferedImage image = image(picture);
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.write(new IIOImage(image, null, pngMetadata(writer, image)));
    } finally {
      writer.dispose();
    }
  }

  /** Writes an SVG. */
  public static void writeSvg(Picture picture, OutputStream out) throws IOException {
    requireSmall(picture);
    VectorGraphics2D graphics = new VectorGraphics2D();
    picture.draw(graphics);
    Document document =
        new SVGProcessor()
            .getDocument(
                graphics.getCommands(), new PageSize(0, 0, picture.width(), picture.height()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    document.writeTo(bytes);
    out.write(
        bytes
            .toString(StandardCharsets.UTF_8)
            .replaceFirst("<svg", "<!-- " + MARK + " -->\n<svg")
            .replaceAll("font-family:&quot;([^&]*)&quot;", "font-family:$1,sans-serif")
            .getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes an animated GIF that repeats for ever. The last frame is shown for two seconds. After
   * the first frame only what is new in each is written.
   *
   * @param frames at least one frame, all of one size; each is drawn when it is asked for
   * @param delayCentiseconds the time for which each other frame is shown
   * @return the number of frames
   */
  public static int writeGif(Iterator<Picture> frames, int delayCentiseconds, OutputStream out)
      throws IOException {
    ImageIO.setUseCache(false);
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(stream);
      writer.prepareWriteSequence(null);
      GifFrames cutter = new GifFrames();
      int count = 0;
      while (frames.hasNext()) {
        GifFrames.Frame frame = cutter.next(image(frames.next()));
        int delay = frames.hasNext() ? delayCentiseconds : LAST_FRAME_CENTISECONDS;
        IIOMetadata metadata = gifMetadata(writer, frame, delay);
        writer.writeToSequence(new IIOImage(frame.image(), null, metadata), null);
        count++;
      }
      writer.endWriteSequence();
      return count;
    } finally {
      writer.dispose();
    }
  }

  private static IIOMetadata pngMetadata(ImageWriter writer, BufferedImage image)
      throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode entry = new IIOMetadataNode("tEXtEntry");
    entry.setAttribute("keyword", "Comment");
    entry.setAttribute("value", MARK);
    IIOMetadataNode texts = new IIOMetadataNode("tEXt");
    texts.appendChild(entry);
    IIOMetadataNode root = new IIOMetadataNode(format);
    root.appendChild(texts);
    metadata.mergeTree(format, root);
    return metadata;
  }

  private static IIOMetadata gifMetadata(ImageWriter writer, GifFrames.Frame frame, int delay)
      throws IOException {
    // The constructor, since createFromRenderedImage gives indexed images colours of its own.
    ImageTypeSpecifier type = new ImageTypeSpecifier(frame.image());
    IIOMetadata metadata = writer.getDefaultImageMetadata(type, null);
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
    IIOMetadataNode place = (IIOMetadataNode) root.getElementsByTagName("ImageDescriptor").item(0);
    place.setAttribute("imageLeftPosition", Integer.toString(frame.place().x));
    place.setAttribute("imageTopPosition", Integer.toString(frame.place().y));
    IIOMetadataNode control =
        (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "TRUE");
    control.setAttribute("transparentColorIndex", Integer.toString(GifFrames.TRANSPARENT));
    control.setAttribute("delayTime", Integer.toString(delay));
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
    loop.setAttribute("applicationID", "NETSCAPE");
    loop.setAttribute("authenticationCode", "2.0");
    loop.setUserObject(new byte[] {1, 0, 0});
    extensions.appendChild(loop);
    root.appendChild(extensions);
    IIOMetadataNode comments = new IIOMetadataNode("CommentExtensions");
    IIOMetadataNode comment = new IIOMetadataNode("CommentExtension");
    comment.setAttribute("value", MARK);
    comments.appendChild(comment);
    root.appendChild(comments);
    metadata.setFromTree(format, root);
    return metadata;
  }
}
