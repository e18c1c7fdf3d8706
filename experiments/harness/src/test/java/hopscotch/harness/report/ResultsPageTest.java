package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.report.page.TableFormats;
import hopscotch.harness.report.page.TablePage;
import hopscotch.harness.report.table.CrossTable;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.suite.Section;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** To write the golden files anew: {@code -Dtest=ResultsPageTest -Dgolden=write}. */
class ResultsPageTest {
  private static final Path GOLDEN =
      Path.of("src", "test", "resources", "hopscotch", "harness", "report");
  private static final List<String> TYPED =
      List.of("report", "runs/fixture", "--format", "md", "-o", "it's here.md");

  @TempDir private Path folder;

  @BeforeEach
  void writeARunOfTwoSessions() throws IOException {
    RunFixture.write(folder, 4, 6, List.of("PROBLEMS", "SUMMARY", "SETS", "MAPS", "PLOTS"));
    ObjectNode manifest = manifest();
    session(manifest, "2026-01-30T23:00:00Z", false);
    session(manifest, "2026-01-31T01:00:00Z", true);
    write(manifest);
  }

  private static void session(ObjectNode manifest, String started, boolean isDirty) {
    ObjectNode session = manifest.withArray("sessions").addObject();
    session.put("started", started);
    session.set("command", Json.of(List.of("run", "fixture.yaml", "--maps", "my maps")));
    session.put("commit", "0a1b2c").put("dirty", isDirty);
    session.put("cpu", "Abacus 2").put("cores", 4).put("os", "Linux 6.1");
    session.put("architecture", "amd64").put("java", "17.0.1").put("jvm", "A Server VM");
  }

  @ParameterizedTest
  @EnumSource
  void isTheGoldenOne(ResultsPage.Format format) throws IOException {
    Path golden = GOLDEN.resolve("page." + format);
    String written = RunFixture.withoutScripts(page(format, Set.of()));
    if ("write".equals(System.getProperty("golden"))) {
      Files.writeString(golden, written);
    }
    assertEquals(Files.readString(golden), written);
    assertTrue(ResultsPage.isOurs(written));
  }

  @ParameterizedTest
  @EnumSource
  void saysThatItIsIncompleteBeforeTheFirstFigure(ResultsPage.Format format) throws IOException {
    ObjectNode manifest = manifest();
    ((ObjectNode) manifest.withArray("planned").get(0)).put("queries", 100);
    write(manifest);
    String page = page(format, Set.of(Section.SUMMARY));
    int warning = page.indexOf("Incomplete: 72 of 354 planned rows are there.");
    assertTrue(warning > 0 && warning < page.indexOf("greedy"), page);
    assertTrue(page.contains("Rows that are planned and not there"), page);
  }

  @Test
  void hasTheTablesAskedForAndNoOthers() throws IOException {
    String page = page(ResultsPage.Format.MD, Set.of(Section.SPEEDUP));
    assertTrue(page.contains("\n## Speed-up\n"), page);
    assertFalse(page.contains("## Planners"), page);
  }

  @ParameterizedTest
  @EnumSource
  void pairsOfPlannersStandOnThePageAloneAndItIsSaid(ResultsPage.Format format) throws IOException {
    String page = page(format, Set.of(Section.PAIRS));
    boolean isPage = format == ResultsPage.Format.HTML;
    assertEquals(isPage, page.contains("0:4"), page);
    assertEquals(!isPage, page.contains("Left out here: every planner against every other."), page);
  }

  @Test
  void aFigureInWhichPlannersAreAlikeHasNoTable() {
    Table table = new Table("maps", "Over all.", List.of("map", "planner", "solved", "mean µs"));
    table.add("a", "astar", 9, 2.5);
    table.add("a", "jps", 9, 0.5);
    table.add("b", "astar", 8, 7.0);
    table.add("b", "jps", 8, 1.0);
    CrossTable crosswise = new CrossTable(table);
    assertEquals("Over all. The same for all planners: solved.", crosswise.caption());
    assertEquals(1, crosswise.tables().size());
    assertEquals(
        """
        mean µs, by map

        | planner | a | b |
        | --- | --- | --- |
        | astar | 2.500 | 7.000 |
        | jps | 0.500 | 1.000 |
        """,
        TableFormats.markdown(crosswise.tables().get(0)).replace("---:", "---"));
  }

  @Test
  void groupsMayBeNumbers() {
    Table table = new Table("teams", "Over all.", List.of("units", "planner", "mean ms"));
    table.add(10L, "pibt", 0.5);
    table.add(10L, "lacam", 2.5);
    table.add(100L, "pibt", 1.0);
    table.add(100L, "lacam", 7.0);
    Table figure = new CrossTable(table).tables().get(0);
    assertEquals(List.of("planner", "10", "100"), figure.columns());
  }

  @Test
  void labelsStandForPlannersAndChosenColumnsForAll() throws IOException {
    ObjectNode manifest = manifest();
    manifest.putObject("labels").put("greedy", "ours");
    write(manifest);
    List<Results> run = List.of(Results.read(folder));
    Set<Section> summary = Set.of(Section.SUMMARY);
    String page =
        new ResultsPage(ResultsPage.Format.TEX, summary, List.of("mean us"), TYPED, false).of(run);
    assertTrue(page.contains("planner & mean \\textmu{}s \\\\"), page);
    assertTrue(page.contains("ours & "), page);
    assertFalse(page.contains("greedy & "), page);
    ResultsPage other =
        new ResultsPage(ResultsPage.Format.TEX, summary, List.of("mean uss"), TYPED, false);
    String message = assertThrows(IllegalArgumentException.class, () -> other.of(run)).getMessage();
    assertTrue(message.contains("did you mean mean µs?"), message);
  }

  @Test
  void allColumnsAreThereIfTheyAreAskedFor() throws IOException {
    assertTrue(
        page(ResultsPage.Format.MD, Set.of(Section.SUMMARY))
            .contains("| planner | solved | optimal | mean subopt. | mean µs | p95 µs |"));
    String page =
        new ResultsPage(
                ResultsPage.Format.MD, Set.of(Section.SUMMARY), List.of("all"), TYPED, false)
            .of(List.of(Results.read(folder)));
    assertTrue(page.contains("| planner | planned | asked | solved | coverage % |"), page);
    assertFalse(page.contains("Left out"), page);
  }

  @Test
  void aFragmentIsOneTabularWithItsColumnsInTheOrderAskedFor() throws IOException {
    String fragment = fragment(Set.of(Section.SUMMARY), "mean us", "solved");
    assertTrue(fragment.startsWith("% " + TablePage.OURS + "\n% run: ./hopscotch run"), fragment);
    assertEquals(
        """
        \\begin{tabular}{lrr}
        \\toprule
        planner & mean \\textmu{}s & solved \\\\
        \\midrule
        astar & 39.50 & 24 \\\\
        WA* & 19.75 & 24 \\\\
        greedy & 9.312 & 20 \\\\
        \\bottomrule
        \\end{tabular}
        """,
        fragment.replaceAll("(?m)^%.*\n", ""));
  }

  @Test
  void aFragmentByMapHasAColumnForEachPlanner() throws IOException {
    String fragment = fragment(Set.of(Section.MAPS), "mean us");
    assertTrue(fragment.contains("\nmap & astar & WA* & greedy \\\\\n"), fragment);
    assertTrue(fragment.contains("\n% mean µs, by map\n"), fragment);
  }

  @Test
  void aFragmentSaysThatItIsIncomplete() throws IOException {
    ObjectNode manifest = manifest();
    ((ObjectNode) manifest.withArray("planned").get(0)).put("queries", 100);
    write(manifest);
    String fragment = fragment(Set.of(Section.SUMMARY), "solved");
    assertTrue(fragment.contains("\\textbf{Incomplete: 72 of 354"), fragment);
  }

  @Test
  void aFragmentOfSeveralTablesOrOfNoneIsRefused() throws IOException {
    assertRefused(Set.of(), "expected --sections with one of problems, summary, sets");
    assertRefused(Set.of(Section.SUMMARY, Section.SETS), "expected --sections with one of");
    assertRefused(Set.of(Section.WALKS), "this run has no table 'walks'");
    assertRefused(Set.of(Section.MAPS), "expected one, by --columns with one of planned, asked");
    assertRefused(Set.of(Section.MAPS), "2 tables of figures", "mean us", "p95 us");
    assertRefused(Set.of(Section.MAPS), "0 tables of figures", "planned");
    assertRefused(Set.of(Section.SUMMARY), "no table has it (did you mean solved?)", "solvd");
  }

  private void assertRefused(Set<Section> sections, String why, String... columns) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> fragment(sections, columns))
            .getMessage();
    assertTrue(message.contains(why), message);
  }

  private String fragment(Set<Section> sections, String... columns) throws IOException {
    return new ResultsPage(ResultsPage.Format.TEX, sections, List.of(columns), TYPED, false)
        .fragment(Results.read(folder));
  }

  @Test
  void severalRunsStandOneAfterTheOther() throws IOException {
    ResultsPage page =
        new ResultsPage(ResultsPage.Format.MD, Set.of(Section.SUMMARY), List.of(), TYPED, false);
    Results run = Results.read(folder);
    String text = page.of(List.of(run, run));
    assertEquals(3, text.split("How this was made", -1).length);
  }

  @Test
  void ofSeveralRunsEachHasHeadsAndIdsOfItsOwn() throws IOException {
    ResultsPage page =
        new ResultsPage(ResultsPage.Format.HTML, Set.of(Section.SUMMARY), List.of(), TYPED, false);
    Results run = Results.read(folder);
    String text = page.of(List.of(run, run));
    assertTrue(text.contains("<a href=\"#run-1-planners\">1. Planners</a>"), text);
    assertTrue(text.contains("<a href=\"#run-2-planners\">2. Planners</a>"), text);
  }

  @Test
  void namesAMapOfALibraryAsEveryMachineDoes() throws IOException {
    ObjectNode manifest = manifest();
    manifest.putObject("files").put("set0/map0", "/home/ada/maps/set0/map0.map");
    write(manifest);
    String page = page(ResultsPage.Format.MD, Set.of(Section.PROBLEMS));
    assertTrue(page.contains("--map set0/map0 "), page);
    assertFalse(page.contains("/home"), page);
  }

  private String page(ResultsPage.Format format, Set<Section> sections) throws IOException {
    return new ResultsPage(format, sections, List.of(), TYPED, false)
        .of(List.of(Results.read(folder)));
  }

  private ObjectNode manifest() throws IOException {
    return (ObjectNode) RunDirectory.manifest(folder);
  }

  private void write(ObjectNode manifest) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest);
    }
  }
}
