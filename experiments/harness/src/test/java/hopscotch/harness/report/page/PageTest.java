package hopscotch.harness.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageTest {
  private static Table rows(String name, int count) {
    Table table = new Table(name, "", List.of("n"));
    for (int i = 0; i < count; i++) {
      table.add(i);
    }
    return table;
  }

  private static List<String> ids(String page) {
    return Pattern.compile(" id=\"([^\"]*)\"")
        .matcher(page)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void anIdThatIsTakenGetsANumber() throws IOException {
    Page page = new Page("twice");
    for (int i = 0; i < 2; i++) {
      page.section("maps", "Maps");
      page.table(rows("maps", 1));
    }
    assertEquals(List.of("maps", "table-maps", "maps-2", "table-maps-2"), ids(page.text()));
  }

  @Test
  void theContentsLeadToTheSectionWhoseIdGotANumber() throws IOException {
    Page page = new Page("twice");
    page.section("maps", "Maps");
    page.section("maps", "Maps again");
    assertTrue(page.text().contains("<a href=\"#maps-2\">Maps again</a>"), page.text());
  }

  @Test
  void anIdIsEscaped() throws IOException {
    Page page = new Page("quoted");
    page.section("a\"b", "Quoted");
    assertEquals(List.of("a&quot;b"), ids(page.text()));
  }

  /** One reads the page from top to bottom; what takes a screen and more is opened on demand. */
  @Test
  void aSectionOfALongTableIsFolded() throws IOException {
    Page page = new Page("sections");
    page.section("short", "Short");
    page.table(rows("short", 24));
    page.section("long", "Long");
    page.table(rows("long", 25));
    page.section("words", "Words");
    page.paragraph("No table.");

    List<String> sections = new ArrayList<>();
    Pattern.compile("<details class=\"section\"[^>]*>")
        .matcher(page.text())
        .results()
        .map(MatchResult::group)
        .forEach(sections::add);
    assertEquals(
        List.of(
            "<details class=\"section\" open id=\"short\">",
            "<details class=\"section\" id=\"long\">",
            "<details class=\"section\" open id=\"words\">"),
        sections);
    assertEquals(page.text().split("</details>", -1).length - 1, sections.size());
  }
}
