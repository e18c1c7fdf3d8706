package hopscotch.harness.results.row;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The tables of {@code docs/rows.md} are what {@link RowColumn} says; {@code -Ddocs.write} writes
 * them.
 */
class RowsPageTest {
  private static final Path PAGE = Path.of("../../docs/rows.md");
  private static final Pattern TABLE =
      Pattern.compile("<!-- columns: (\\w+) -->\n.*?<!-- end -->\n", Pattern.DOTALL);

  @Test
  void eachTableIsWhatTheListSays() throws IOException {
    String page = Files.readString(PAGE);
    String right = TABLE.matcher(page).replaceAll(RowsPageTest::table);
    if (System.getProperty("docs.write") != null) {
      Files.writeString(PAGE, right);
    }
    assertEquals(right, Files.readString(PAGE), "-Ddocs.write writes it");
  }

  /** The columns of a kind alone; for queries, which have none, those of all rows. */
  private static String table(MatchResult found) {
    ProblemKind kind = ProblemKind.valueOf(found.group(1).toUpperCase(Locale.ROOT));
    return RowColumn.of(kind).stream()
        .filter(column -> column.isOwn() == (kind != ProblemKind.QUERY))
        .map(RowsPageTest::line)
        .collect(
            Collectors.joining(
                "",
                "<!-- columns: %s -->\n\n| column | in | means |\n|---|---|---|\n"
                    .formatted(found.group(1)),
                "\n<!-- end -->\n"));
  }

  private static String line(RowColumn column) {
    String passing = column.isPassing() ? ", passing" : "";
    String unit = (column.unit() + passing).replaceFirst("^, ", "");
    return "| `%s` | %s | %s |\n".formatted(column.text(), unit, column.means());
  }
}
