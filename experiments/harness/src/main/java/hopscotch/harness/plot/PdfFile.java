package hopscotch.harness.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.pdf.PDFProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.DeflaterOutputStream;

/**
 * A PDF of one page with only lines and filled shapes. VectorGraphics2D makes the operators. The
 * file around them is written here, since that library declares a font in every file and embeds
 * none, which printers and publishers refuse.
 */
final class PdfFile {
  private static final double MILLIMETRES_A_POINT = 25.4 / 72;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final List<Integer> places = new ArrayList<>();

  private PdfFile() {}

  /** Paints a page. */
  @FunctionalInterface
  interface Painting {
    /** Paints in points, with text as shapes. */
    void paint(VectorGraphics2D graphics);
  }

  /**
   * The file.
   *
   * @param mark the text in its first bytes
   * @param width the width in points
   * @param height the height in points
   */
  static byte[] of(String mark, double width, double height, Painting painting) throws IOException {
    PdfFile file = new PdfFile();
    file.write("%PDF-1.4\n% " + mark + "\n");
    file.object("<< /Type /Catalog /Pages 2 0 R >>");
    file.object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    file.object(
        String.format(
            Locale.ROOT,
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.2f %.2f] /Contents 4 0 R"
                + " /Resources << >> >>",
            width,
            height));
    byte[] packed = deflated(operators(width, height, painting));
    file.begin();
    file.write("<< /Length " + packed.length + " /Filter /FlateDecode >>\nstream\n");
    file.bytes.write(packed);
    file.write("\nendstream\nendobj\n");
    file.writeTable();
    return file.bytes.toByteArray();
  }

  /** The operators without the choice of a font, and without an empty name before a path ends. */
  private static String operators(double width, double height, Painting painting)
      throws IOException {
    VectorGraphics2D graphics = new VectorGraphics2D();
    graphics.scale(MILLIMETRES_A_POINT, MILLIMETRES_A_POINT);
    painting.paint(graphics);
    PageSize size = new PageSize(0, 0, width * MILLIMETRES_A_POINT, height * MILLIMETRES_A_POINT);
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    new PDFProcessor(false).getDocument(graphics.getCommands(), size).writeTo(whole);
    String text = whole.toString(StandardCharsets.ISO_8859_1);
    return text.substring(text.indexOf("stream\n") + 7, text.indexOf("endstream\n"))
        .replaceAll("(?m)^/\\w+ [0-9.]+ Tf\n", "")
        .replace("/ ", " ");
  }

  private static byte[] deflated(String text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
      deflater.write(text.getBytes(StandardCharsets.ISO_8859_1));
    }
    return packed.toByteArray();
  }

  private void object(String text) {
    begin();
    write(text + "\nendobj\n");
  }

  private void begin() {
    places.add(bytes.size());
    write(places.size() + " 0 obj\n");
  }

  private void writeTable() {
    int table = bytes.size();
    int count = places.size() + 1;
    write("xref\n0 " + count + "\n0000000000 65535 f \n");
    places.forEach(place -> write("%010d 00000 n \n".formatted(place)));
    write("trailer\n<< /Size " + count + " /Root 1 0 R >>\nstartxref\n" + table + "\n%%EOF\n");
  }

  private void write(String text) {
    bytes.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }
}
