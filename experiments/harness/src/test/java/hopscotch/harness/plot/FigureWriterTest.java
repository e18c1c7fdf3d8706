package hopscotch.harness.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FigureWriterTest {
  private static final int RED = 0xbe0000;
  private static final FigureStyle STYLE = new FigureStyle(84, 8, Map.of("astar(weight=2)", "WA*"));

  @TempDir private Path folder;

  private static Figure figure(Figure.Kind kind, double... values) {
    List<Figure.Point> points =
        IntStream.range(0, values.length).mapToObj(i -> Figure.Point.of(i + 1, values[i])).toList();
    return new Figure(
        "f",
        "A figure",
        kind,
        new Figure.Axis("length", false),
        new Figure.Axis("time (µs)", true),
        List.of(new Figure.Series("astar", points), new Figure.Series("astar(weight=2)", points)));
  }

  @ParameterizedTest
  @EnumSource
  void aWarningIsDrawnWithTheFigure(Figure.Kind kind) throws IOException {
    Figure figure = figure(kind, 2, 3);
    String svg = FigureWriter.write(figure, STYLE, folder);
    assertEquals(0, redPixels());
    String warned = FigureWriter.write(figure.withWarning("Incomplete: 1 of 2"), STYLE, folder);
    assertTrue(redPixels() > 50, "so many pixels: " + redPixels());
    assertFalse(svg.contains("Incomplete: 1 of 2"));
    assertTrue(warned.contains("Incomplete: 1 of 2"), warned);
    assertTrue(
        Files.readString(folder.resolve("f.tex"))
            .contains("title={A figure\\\\\\textbf{Incomplete: 1 of 2}}"));
  }

  @ParameterizedTest
  @EnumSource
  void isAsWideAsTheStyleSaysAndItsTextIsText(Figure.Kind kind) throws IOException {
    String svg = FigureWriter.write(figure(kind, 1, 40_000), STYLE, folder);
    assertTrue(svg.startsWith("<svg width=\"84.0mm\""), svg);
    assertTrue(svg.contains(">WA*<"), svg);
    assertTrue(svg.contains(">time (µs)<"), svg);
    assertTrue(FigureWriter.isOurs(svg.substring(0, 200)));
    String tex = Files.readString(folder.resolve("f.tex"));
    assertTrue(tex.contains("width=84.0mm") && tex.contains("\\addlegendentry{WA*}"), tex);
  }

  private static Figure withSeries(Figure figure, Figure.Series series) {
    return new Figure(
        figure.name(), figure.title(), figure.kind(), figure.x(), figure.y(), List.of(series));
  }

  private String tex(Figure figure) throws IOException {
    FigureWriter.write(figure, STYLE, folder);
    return Files.readString(folder.resolve("f.tex"));
  }

  @Test
  void aSampleSaysInTheTitleOfHowManyValuesItIs() throws IOException {
    Figure whole = figure(Figure.Kind.CURVES, 1, 2);
    List<Figure.Point> points = whole.series().get(0).points();
    String tex = tex(withSeries(whole, new Figure.Series("astar", points, 10_000)));
    assertTrue(tex.contains("title={A figure (2 of 10,000 values)}"), tex);
  }

  @Test
  void aSampleSaysInItsDataOfHowManyValuesItIs() throws IOException {
    Figure whole = figure(Figure.Kind.CURVES, 1, 2);
    List<Figure.Point> points = whole.series().get(0).points();
    FigureWriter.write(
        withSeries(whole, new Figure.Series("astar", points, 10_000)), STYLE, folder);
    assertEquals(
        """
        series,x,y,low,high,of
        astar,1.0,1.0,1.0,1.0,10000
        astar,2.0,2.0,2.0,2.0,10000
        """,
        Files.readString(folder.resolve("f.csv")));
  }

  /** A band takes no place in the legend, and the colour of its line. */
  @Test
  void theTexHasTheBandOfALine() throws IOException {
    Figure.Series series = new Figure.Series("astar", List.of(new Figure.Point(1, 5, 4, 7)));
    String tex = tex(withSeries(figure(Figure.Kind.LINES), series));
    String band = "\\addplot+[forget plot,mark=none,solid,very thin] coordinates ";
    assertTrue(tex.contains(band + "{(1.0,4.0)};"), tex);
    assertTrue(tex.contains(band + "{(1.0,7.0)};"), tex);
  }

  @Test
  void theTexHasTheBoxesThatAreDrawn() throws IOException {
    double[] values = IntStream.range(0, 101).mapToDouble(i -> 100 + i).toArray();
    String tex = tex(figure(Figure.Kind.BOXES, values));
    assertTrue(
        tex.contains(
            "lower whisker=105.0,lower quartile=125.0,median=150.0,"
                + "upper quartile=175.0,upper whisker=195.0"),
        tex);
  }

  @Test
  void theTexEscapesEveryLetterOfLatex() throws IOException {
    Figure.Series series = new Figure.Series("a{b}^~", List.of(Figure.Point.of(1, 1)));
    String tex = tex(withSeries(figure(Figure.Kind.LINES), series));
    assertTrue(tex.contains("{a\\{b\\}\\textasciicircum{}\\textasciitilde{}}"), tex);
  }

  @Test
  void aLongLabelLeavesHalfOfTheFigureToTheBoxes() throws IOException {
    Figure.Series series =
        new Figure.Series("a" + "m".repeat(50) + "z", List.of(Figure.Point.of(1, 1)));
    String svg = FigureWriter.svg(withSeries(figure(Figure.Kind.BOXES), series), STYLE);
    assertTrue(svg.matches("(?s).*>am+…m+z<.*"), svg);
    double frame =
        Pattern.compile("<rect [^>]*\\bx=\"([0-9.]+)\"")
            .matcher(svg)
            .results()
            .mapToDouble(found -> Double.parseDouble(found.group(1)))
            .filter(x -> x > 0)
            .min()
            .orElseThrow();
    assertTrue(frame < 0.6 * STYLE.width(), "the frame begins at " + frame);
  }

  /** 84 mm are 238.11 points of 1/72 inch. */
  @Test
  void aPdfIsAsWideToo() throws IOException {
    String pdf = pdf(Figure.Kind.LINES);
    assertTrue(pdf.startsWith("%PDF-1") && FigureWriter.isOurs(pdf.substring(0, 200)));
    assertTrue(pdf.contains("/MediaBox [0 0 238.1"), pdf);
  }

  @ParameterizedTest
  @EnumSource
  void everyObjectOfAPdfStandsWhereItsTableSays(Figure.Kind kind) throws IOException {
    String pdf = pdf(kind);
    int table = Integer.parseInt(pdf.replaceAll("(?s).*startxref\n([0-9]+)\n%%EOF\n$", "$1"));
    assertTrue(pdf.startsWith("xref\n0 ", table), pdf.substring(table));
    List<String> places =
        pdf.substring(table).lines().filter(line -> line.endsWith(" 00000 n ")).toList();
    assertEquals(pdf.split(" 0 obj\n").length - 1, places.size());
    for (int number = 1; number <= places.size(); number++) {
      int place = Integer.parseInt(places.get(number - 1).substring(0, 10));
      assertTrue(pdf.startsWith(number + " 0 obj\n", place), number + " at " + place);
    }
    int length = Integer.parseInt(pdf.replaceAll("(?s).*/Length ([0-9]+).*", "$1"));
    int stream = pdf.indexOf("stream\n") + "stream\n".length();
    assertTrue(pdf.startsWith("\nendstream", stream + length), "length " + length);
  }

  @ParameterizedTest
  @EnumSource
  void aPdfNeedsNoFontSinceItsTextIsOutlines(Figure.Kind kind)
      throws IOException, DataFormatException {
    String pdf = pdf(kind);
    assertFalse(pdf.contains("/Font"), pdf);
    byte[] bytes = pdf.getBytes(StandardCharsets.ISO_8859_1);
    int stream = pdf.indexOf("stream\n") + "stream\n".length();
    Inflater inflater = new Inflater();
    inflater.setInput(bytes, stream, bytes.length - stream);
    byte[] drawing = new byte[1 << 20];
    String operators = new String(drawing, 0, inflater.inflate(drawing), StandardCharsets.US_ASCII);
    inflater.end();
    assertTrue(operators.endsWith("Q\n"), operators);
    assertFalse(operators.lines().anyMatch(line -> line.matches(".*\\b(Tf|BT|Tj)")), operators);
  }

  /** What poppler thinks of it: no font, and no word on standard error. */
  @ParameterizedTest
  @EnumSource
  @Tag("programs")
  void popplerFindsNoFontAndNoFault(Figure.Kind kind) throws IOException, InterruptedException {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/pdffonts")) || System.getenv("CI") != null,
        "no poppler-utils: PDF not read");
    pdf(kind);
    assertEquals(2, poppler("pdffonts").lines().count(), "lines under the head of the table");
    assertTrue(poppler("pdfinfo").contains("Page size:       238.1"), poppler("pdfinfo"));
  }

  private String poppler(String program) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(program, folder.resolve("f.pdf").toString())
            .redirectErrorStream(true)
            .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    assertFalse(text.contains("Error"), text);
    return text;
  }

  private String pdf(Figure.Kind kind) throws IOException {
    FigureWriter.write(figure(kind, 1, 2), STYLE, folder);
    return Files.readString(folder.resolve("f.pdf"), StandardCharsets.ISO_8859_1);
  }

  @Test
  void ticksHaveNoExponents() throws IOException {
    String svg = FigureWriter.svg(figure(Figure.Kind.LINES, 0.00004, 0.3, 20_000), STYLE);
    assertTrue(svg.contains(">10,000<") && svg.contains(">0.0001<"), svg);
    assertFalse(svg.matches("(?s).*>[0-9.]+[eE][-+0-9]+<.*"), svg);
  }

  @Test
  void aPlotOfAThousandPointsIsSmall() throws IOException {
    double[] values = IntStream.range(0, 1000).mapToDouble(i -> 1 + i % 97).toArray();
    String svg = FigureWriter.svg(figure(Figure.Kind.POINTS, values), STYLE);
    assertTrue(svg.length() < 200_000, "letters: " + svg.length());
  }

  private int redPixels() throws IOException {
    BufferedImage image = ImageIO.read(folder.resolve("f.png").toFile());
    int count = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += (image.getRGB(x, y) & 0xffffff) == RED ? 1 : 0;
      }
    }
    return count;
  }
}
