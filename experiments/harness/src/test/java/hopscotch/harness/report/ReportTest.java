package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.TimeSpent;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The golden files show what a report is. To write them anew, after a look at the differences:
 * {@code mvn test -pl experiments/harness -am -Dtest=ReportTest -Dgolden=write}.
 */
class ReportTest {
  private static final List<String> TEXTUAL =
      List.of("PROBLEMS", "SUMMARY", "SETS", "SPEEDUP", "BUCKETS", "PROVENANCE");
  private static final Path GOLDEN =
      Path.of("src", "test", "resources", "hopscotch", "harness", "report");

  @TempDir private static Path once;
  @TempDir private static Path whole;
  @TempDir private Path folder;

  /** The page of a report that leaves nothing out, made once. */
  private static String wholePage() throws IOException {
    Path page = whole.resolve("report.html");
    if (!Files.exists(page)) {
      RunFixture.write(whole, 4, 6, List.of());
      new Report(Results.read(whole)).write(whole);
    }
    return Files.readString(page);
  }

  /** A manifest of a run compared with a planner, whose report has some sections. */
  private static ObjectNode manifest(String baseline, String... sections) {
    ObjectNode manifest = Json.object().put("baseline", baseline);
    manifest.set("sections", Json.of(List.of(sections)));
    return manifest;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report.html",
        "tables/problems.md",
        "tables/planners.md",
        "tables/planners.csv",
        "tables/planners.tex",
        "tables/sets.md",
        "tables/speed-up.md",
        "tables/speed-up-by-length.md"
      })
  void isTheGoldenOne(String name) throws IOException {
    if (!Files.exists(once.resolve("report.html"))) {
      RunFixture.write(once, 4, 6, TEXTUAL);
      new Report(Results.read(once)).write(once);
    }
    String written = RunFixture.withoutScripts(Files.readString(once.resolve(name)));
    Path golden = GOLDEN.resolve(name.replace('/', '-'));
    if ("write".equals(System.getProperty("golden"))) {
      Files.writeString(golden, written);
    }
    assertEquals(Files.readString(golden, StandardCharsets.UTF_8), written);
  }

  /** Times 10 and 100 against 5 and 100: ratios 2 and 1, means 55 over 52.5. */
  @Test
  void namesTheGeometricMeanAndTheRatioOfMeansWhereTheyStand() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(manifest("astar", "SUMMARY", "SPEEDUP"), 2, "s/m"));
      writer.append(
          List.of(
              Rows.optimal("astar", "s/m", 0, 10),
              Rows.optimal("astar", "s/m", 1, 100),
              Rows.optimal("jps", "s/m", 0, 5),
              Rows.optimal("jps", "s/m", 1, 100)));
    }
    Report report = new Report(Results.read(folder));
    report.write(folder);
    assertTrue(report.brief().matches("(?s).*\njps .* 1[.]414 +1[.]048\n.*"), report.brief());
    assertTrue(report.brief().contains("the ratio of the mean times"), report.brief());
    for (String name : List.of("speed-up.md", "speed-up.tex", "speed-up.csv")) {
      String table = Files.readString(folder.resolve("tables").resolve(name));
      assertTrue(table.contains("speed-up (geo. mean)"), table);
      assertTrue(table.contains("speed-up (of means)"), table);
    }
    assertTrue(page().contains("speed-up (of means)"));
  }

  @Test
  void anErrorIsNoAnswerAndAPlannerThatSolvedNothingIsNamed() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(Json.object().put("baseline", "astar"), 1, "s/m"));
      writer.append(
          List.of(
              Rows.optimal("astar", "s/m", 0, 10),
              Rows.failed("ill", "s/m", 0, Verdict.ERROR, "thrown"),
              Rows.failed("slow", "s/m", 0, Verdict.BUDGET, "hung")));
    }
    String brief = new Report(Results.read(folder)).brief();
    assertTrue(brief.matches("(?s).*\nill +1 +0 +0 +0 .*\nslow +1 +0 +0 +0 .*"), brief);
    assertTrue(brief.contains("that every planner solved, but for ill, slow: solved nothing"));
  }

  @Test
  void whatRanOutOfItsBudgetIsUnsolvedAndNotWrong() throws IOException {
    problems(
        Rows.optimal("astar", "s/m", 0, 10),
        Rows.failed("slow", "s/m", 0, Verdict.BUDGET, "hung"),
        Rows.failed("ill", "s/m", 0, Verdict.ERROR, "thrown"));
    String text = page();
    assertTrue(
        text.contains(
            "Wrong: 1 row. Unsolved within the budget, which is not wrong: 1 row. By planner"),
        text);
    assertTrue(text.indexOf(">error<") < text.indexOf(">budget<"), "what is wrong comes first");
  }

  @Test
  void thatNoAnswerIsWrongSaysNothingOfTheWarnings() throws IOException {
    problems(Rows.optimal("astar", "s/m", 0, 10));
    String text = page();
    assertTrue(text.contains("<p>No answer is wrong.</p>"), text);
    assertTrue(text.contains("times are not for publication"), text);
  }

  private void problems(Row... rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(manifest("astar", "PROBLEMS"), 1, "s/m"));
      writer.append(List.of(rows));
    }
  }

  @Test
  void whereNobodySolvedAnythingNothingIsShared() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(Json.object().put("baseline", "ill"), 1, "s/m"));
      writer.append(List.of(Rows.failed("ill", "s/m", 0, Verdict.ERROR, "thrown")));
    }
    String brief = new Report(Results.read(folder)).brief();
    assertTrue(brief.contains("over the 0 that every planner solved, but for ill"), brief);
  }

  @Test
  void drawsEveryPlotInFiveFormatsAndLinksThem() throws IOException {
    String page = wholePage();
    for (String plot :
        List.of(
            "time-by-length",
            "speed-up-by-length",
            "cactus",
            "profile",
            "scatter",
            "scatter-relative",
            "pareto-suboptimality",
            "pareto-index",
            "first-move",
            "box-set0",
            "box-set1")) {
      for (String format : List.of(".svg", ".pdf", ".png", ".csv", ".tex")) {
        assertTrue(Files.size(whole.resolve("plots").resolve(plot + format)) > 0, plot + format);
        assertTrue(page.contains("href=\"plots/" + plot + format + "\""), plot + format);
      }
      assertTrue(page.contains("id=\"plot-" + plot + "\""), plot);
    }
  }

  @Test
  void figuresComeBeforeTables() throws IOException {
    String page = wholePage();
    assertTrue(page.indexOf("id=\"plots\"") < page.indexOf("<table"), page);
  }

  @Test
  void thePageNeedsNothingButItself() throws IOException {
    String page = wholePage();
    assertFalse(page.matches("(?s).*(src|href)=\"(?!#|data:|tables/|plots/)[^\"]*\".*"));
    assertFalse(page.contains("went <wrong>"));
  }

  @Test
  void whatAnEarlierReportWroteAndThisOneDoesNotIsDeleted() throws IOException {
    RunFixture.write(folder, 4, 6, List.of("SUMMARY", "PAIRS", "PLOTS"));
    page();
    ask(List.of("SUMMARY"));
    page();
    assertFalse(Files.exists(folder.resolve("tables/pairs.csv")));
    assertFalse(Files.exists(folder.resolve("plots/box-set0.svg")));
    assertTrue(Files.exists(folder.resolve("tables/planners.csv")));
  }

  @Test
  void aFileThatNoReportWroteIsLeftAlone() throws IOException {
    RunFixture.write(folder, 4, 6, List.of("SUMMARY"));
    page();
    Path note = Files.writeString(folder.resolve("tables/pairs.csv"), "of the user");
    page();
    assertTrue(Files.exists(note));
  }

  @Test
  void aListThatNamesAFileOutsideDeletesNothing() throws IOException {
    RunFixture.write(folder, 4, 6, List.of("SUMMARY"));
    page();
    Path note = Files.writeString(folder.resolve("note.txt"), "of the user");
    Files.writeString(folder.resolve("tables/files.txt"), "tables/../note.txt\n");
    page();
    assertTrue(Files.exists(note));
  }

  private void ask(List<String> sections) throws IOException {
    ObjectNode manifest = (ObjectNode) RunDirectory.manifest(folder);
    manifest.set("sections", Json.of(sections));
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest);
    }
  }

  @Test
  void linksTheFilesOfATable() throws IOException {
    String page = wholePage();
    for (String ending : List.of("csv", "md", "tex")) {
      assertTrue(page.contains("href=\"tables/planners." + ending + "\""), ending);
    }
  }

  /** Nothing but the plots' copy of d3 may be large. */
  @Test
  void thePageIsSmallBesideItsData() throws IOException {
    String page = wholePage();
    int data = page.indexOf("id=\"data\">");
    int beside = page.length() - (page.indexOf("</script>", data) - data);
    assertTrue(beside < 600_000, "bytes beside the data: " + beside);
  }

  @Test
  void namesNoPlaceOfTheMachineAndShowsNoJson() throws IOException {
    RunFixture.write(folder, 2, 2, List.of());
    ObjectNode manifest = (ObjectNode) RunDirectory.manifest(folder);
    manifest.putObject("files").put("set0/map0", "/home/ada/maps/set0/map0.map");
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest);
    }
    String page = page();
    assertFalse(page.contains("/home/ada"));
    assertTrue(page.contains("hopscotch solve --map set0/map0 --from "));
    assertFalse(RunFixture.withoutScripts(page).contains("suiteHash"));
  }

  @Test
  void oneIsNoPlural() throws IOException {
    write(List.of(Rows.optimal("astar", "s/m", 0, 10)), "SUMMARY", "SPEEDUP");
    String page = page();
    assertTrue(page.contains("<p>1 row: 1 planner on 1 query of 1 map.</p>"), page);
    assertFalse(page.contains("Only 1 map"), "nothing is compared");
  }

  @Test
  void aPlannerWithTooFewMapsIsNamedWhereItsIntervalStands() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int map = 0; map < 10; map++) {
      rows.add(Rows.optimal("astar", "s/m" + map, 0, 10));
      rows.add(Rows.optimal("jps", "s/m" + map, 0, 10));
      rows.add(
          map < 3
              ? Rows.optimal("hpa", "s/m" + map, 0, 10)
              : Rows.failed("hpa", "s/m" + map, 0, Verdict.BUDGET, ""));
      rows.add(
          map < 1
              ? Rows.optimal("jpsplus", "s/m" + map, 0, 10)
              : Rows.failed("jpsplus", "s/m" + map, 0, Verdict.BUDGET, ""));
    }
    write(rows, "SPEEDUP");
    new Report(Results.read(folder)).write(folder);
    String table = Files.readString(folder.resolve("tables/speed-up.md"));
    assertTrue(
        table.contains(
            " Only 1 map: there are no intervals of jpsplus."
                + " Only 3 maps: the intervals of hpa are narrower than they should be."),
        table);
  }

  private void write(List<Row> rows, String... sections) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(manifest("astar", sections), rows));
      writer.append(rows);
    }
  }

  @Test
  void smallNumbersHaveNoExponents() {
    assertEquals("0.0000400", Table.shown(0.00004));
    assertEquals("0.00100", Table.shown(0.001));
    assertEquals("0", Table.shown(0.0));
  }

  @Test
  void setsMapsWonAgainstMapsLost() throws IOException {
    RunFixture.write(folder, 4, 6, List.of("PAIRS"));
    new Report(Results.read(folder)).write(folder);
    String table = Files.readString(folder.resolve("tables/pairs.csv"));
    assertTrue(table.contains("\nastar,,0:4,0:4\n"), table);
    assertTrue(table.contains("\ngreedy,4:0,4:0,\n"), table);
    assertFalse(Files.exists(folder.resolve("tables/pairs.tex")), "too wide for paper");
  }

  @Test
  void warnsWhereTheJvmCompiledWhileABlockWasTimed() throws IOException {
    RunFixture.write(folder, 2, 2, List.of("SUMMARY"));
    assertFalse(page().contains("The JVM"));
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(1)) {
      Row row = Rows.optimal("astar", "set0/map0", 7, 1000);
      writer.append(List.of(Rows.disturbed(row, 3, 0)));
    }
    String page = page();
    assertTrue(page.contains("compiled code in the blocks of 8 % of the rows"), page);
    assertTrue(page.contains("most often of astar (20 %)"), page);
    assertFalse(page.contains("collected garbage"), page);
  }

  @Test
  void aPlannerWithoutRowsIsNotTheOneThatWasDisturbed() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      ObjectNode manifest = Json.object();
      manifest.set("sections", Json.of(List.of("SUMMARY")));
      manifest.putObject("suite").set("planners", Json.of(List.of("dijkstra", "astar")));
      directory.writeManifest(Plans.of(manifest, 1, "s/m"));
      writer.append(List.of(Rows.disturbed(Rows.optimal("astar", "s/m", 0, 10), 3, 0)));
    }
    String page = page();
    assertTrue(page.contains("most often of astar (100 %)"), page);
  }

  @Test
  void showsWhereTheTimeWent() throws IOException {
    RunFixture.write(folder, 2, 2, List.of("PROVENANCE"));
    assertFalse(page().contains("Where the time went"));
    ObjectNode manifest = (ObjectNode) RunDirectory.manifest(folder);
    new TimeSpent(Map.of(RunPhase.QUERIES, 9500L, RunPhase.MAPS, 500L, RunPhase.CHECKS, 300L))
        .putInto(manifest.withArray("sessions").addObject());
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest);
    }
    String page = page();
    assertTrue(page.contains("The run's own work is 3.0 % of what was asked for"), page);
  }

  private String page() throws IOException {
    return Files.readString(new Report(Results.read(folder)).write(folder));
  }

  @Test
  void countsWhatIsWrong() throws IOException {
    RunFixture.write(folder, 4, 6, List.of());
    assertEquals(4 + 24, new Report(Results.read(folder)).faults());
  }

  /**
   * A million rows: 20 s and 1 GiB are the bounds to look at, in the time and heap of this test.
   */
  @Test
  @Tag("long")
  void reportsAMillionRows() throws IOException {
    RunFixture.write(folder, 100, 3400, List.of());
    assertEquals(3 * 340_000, Results.read(folder).size());
    assertTrue(Files.size(new Report(Results.read(folder)).write(folder)) > 0);
  }
}
