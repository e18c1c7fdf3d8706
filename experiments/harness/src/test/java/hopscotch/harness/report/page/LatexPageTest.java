package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LatexPageTest {
  private static String page(int rows) {
    Table table = new Table("maps", "By map.", List.of("map", "mean"));
    for (int i = 0; i < rows; i++) {
      table.add("map" + i, i);
    }
    LatexPage page = new LatexPage("title");
    page.table(table);
    return page.text();
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }

  /** LaTeX cannot break a tabular, and 156 rows run off the page. */
  @Test
  void aLongTableIsSetInPartsOfWhichEachHasTheHead() {
    String page = page(100);
    assertEquals(3, count(page, "begin\\{tabular}"));
    assertEquals(3, count(page, "map & mean"));
    assertEquals(2, count(page, "\\(continued\\)"));
  }

  @Test
  void noRowOfALongTableIsLost() {
    String page = page(100);
    for (int i = 0; i < 100; i++) {
      assertTrue(page.contains("map%d & %d ".formatted(i, i)), page);
    }
  }

  @Test
  void aShortTableIsOne() {
    assertEquals(1, count(page(36), "begin\\{tabular}"));
  }
}
