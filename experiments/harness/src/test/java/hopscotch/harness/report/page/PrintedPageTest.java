package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.harness.report.RunFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The report's page as Chromium prints it, read by poppler. */
class PrintedPageTest extends ReportInChromium {
  private static List<String> titles;
  private static List<String> pages;
  private static Path pdf;

  @BeforeAll
  static void print() throws IOException, InterruptedException {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/pdftotext")) || System.getenv("CI") != null,
        "no poppler-utils: PDF not read");
    load(RunFixture.page(folder.resolve("small"), 4, 6), "");
    Object data =
        browser.executeCdpCommand("Page.printToPDF", Map.of("preferCSSPageSize", true)).get("data");
    pdf = Files.write(folder.resolve("report.pdf"), Base64.getDecoder().decode(data.toString()));
    pages = List.of(poppler("pdftotext", "-layout", pdf.toString(), "-").split("\f"));
    titles = new ArrayList<>();
    for (Object title :
        (List<?>) run("return [...document.querySelectorAll('h3')].map(it => it.textContent)")) {
      titles.add(title.toString());
    }
  }

  private static String poppler(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    return text;
  }

  private static long figures(String page) {
    return titles.stream().filter(page::contains).count();
  }

  @Test
  void thereAreTwoFiguresAPageAndOneBelowTheHead() {
    assertEquals(12, titles.size());
    List<Long> expected = List.of(1L, 2L, 2L, 2L, 2L, 2L, 1L);
    assertEquals(expected, pages.stream().limit(7).map(PrintedPageTest::figures).toList());
    assertEquals(0, pages.stream().skip(7).mapToLong(PrintedPageTest::figures).sum());
  }

  @Test
  void eachFigureHasTheNamesOfItsPlanners() {
    for (String page : pages.subList(0, 7)) {
      assertTrue(page.split("WA\\*", -1).length > figures(page), page);
    }
  }

  @Test
  void tablesComeAfterAllFigures() {
    String text = String.join("", pages);
    assertTrue(text.indexOf("No answer is") < 0 && text.indexOf("Wrong: 28 rows.") > 0, text);
    for (String title : titles) {
      assertTrue(text.indexOf(title) < text.indexOf("Wrong: 28 rows."), title);
    }
  }

  @Test
  void nothingThatIsForTheScreenIsPrinted() {
    String text = String.join("", pages);
    for (String control :
        List.of("Save as shown", "all again", "logarithmic", "Click a", "columns:", "CSV", "▲")) {
      assertFalse(text.contains(control), control);
    }
  }

  @Test
  void allFontsAreInTheFile() throws IOException, InterruptedException {
    List<String> fonts = poppler("pdffonts", pdf.toString()).lines().skip(2).toList();
    assertFalse(fonts.isEmpty());
    for (String font : fonts) {
      assertTrue(font.matches(".* yes (yes|no) +(yes|no) +[0-9]+ +0 *"), font);
    }
  }

  @Test
  void paperIsWhiteUnderADarkSystem() {
    Map<String, String> dark = Map.of("name", "prefers-color-scheme", "value", "dark");
    browser.executeCdpCommand(
        "Emulation.setEmulatedMedia", Map.of("media", "print", "features", List.of(dark)));
    String colours =
        "const style = getComputedStyle(document.documentElement);"
            + "return [style.color, style.backgroundColor]";
    assertEquals(List.of("rgb(0, 0, 0)", "rgb(255, 255, 255)"), run(colours));
    browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of());
  }

  @Test
  void afterPrintingThePageIsAsWideAsTheScreenAgain() {
    show("#plot-cactus", "#plot-cactus svg");
    await("return document.querySelector('#plot-cactus svg').getAttribute('width') !== '700'");
    assertEquals("", text("#plot-cactus .legend"));
  }
}
