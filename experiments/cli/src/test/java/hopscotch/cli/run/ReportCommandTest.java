package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.cli.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code report} and {@code merge}. */
class ReportCommandTest extends SmallRun {
  @Test
  void aPageOfTablesSaysWhichCommandsMadeIt() throws IOException {
    run(SUITE, "run", "--no-report");
    Path page = folder.resolve("page.md");
    CommandLineRun report =
        CommandLineRun.of(
            "report", folder.resolve("run"), "--format", "md", "--sections", "maps", "-o", page);
    assertEquals(0, report.code(), report.err());
    String text = Files.readString(page);
    assertTrue(text.contains("\n| run | ./hopscotch run " + folder), text);
    assertTrue(text.contains("\n| report | ./hopscotch report " + folder), text);
    assertTrue(text.contains("\nmean expansions, by map\n"), text);
    assertFalse(text.contains("## Planners"), text);
  }

  @Test
  void twoRunsMakeAPageThatOverwritesNoOtherFile() throws IOException {
    finished();
    Path run = folder.resolve("run");
    Path page = folder.resolve("changes.html");
    CommandLineRun report = CommandLineRun.of("report", run, run, "-o", page);
    assertEquals(0, report.code(), report.err());
    assertTrue(report.out().startsWith("No answer of either run is wrong."), report.out());
    assertTrue(Files.readString(page).contains("<h2>By family</h2>"));
    assertEquals(0, CommandLineRun.of("report", run, run, "-o", page).code());
    Files.writeString(page, "mine");
    assertEquals(2, CommandLineRun.of("report", run, run, "-o", page).code());
    assertEquals("mine", Files.readString(page));
  }

  @Test
  void aPageOfAnUnknownTableIsRefused() throws IOException {
    finished();
    CommandLineRun report =
        CommandLineRun.of("report", folder.resolve("run"), "--format", "md", "--sections", "map");
    assertEquals(2, report.code());
    assertTrue(
        report.err().contains("--sections map: no such table (did you mean maps?)"), report.err());
  }

  @Test
  void everyTableMayBeAskedForByTheNameThatTheHelpGivesIt() throws IOException {
    finished();
    String help = CommandLineRun.of("report", "--help").out().replaceAll("\\s+", " ");
    String named = help.replaceAll(".* which tables, of ([^.]*)[.].*", "$1");
    assertTrue(named.contains("team-maps"), help);
    CommandLineRun report =
        CommandLineRun.of(
            "report",
            folder.resolve("run"),
            "--format",
            "md",
            "--sections",
            named.replace(" ", ""));
    assertEquals(0, report.code(), report.err());
  }

  @Test
  void aFragmentIsOneTableForAPaper() throws IOException {
    finished();
    Path table = folder.resolve("table.tex");
    CommandLineRun report = fragment("summary", "-o", table, "--columns", "mean us,solved");
    assertEquals(0, report.code(), report.err());
    String text = Files.readString(table);
    assertTrue(text.contains("\nplanner & mean \\textmu{}s & solved \\\\\n"), text);
    assertEquals(0, fragment("summary", "-o", table).code(), "it is ours, and written again");
    assertRefused(fragment("summary,maps"), "--fragment: expected --sections with one of problems");
    assertRefused(fragment("maps"), "--fragment: ");
    assertRefused(
        CommandLineRun.of("report", folder.resolve("run"), "--format", "md", "--fragment"),
        "--fragment: expected one folder, and --format tex");
  }

  private CommandLineRun fragment(String sections, Object... more) {
    List<Object> words = new ArrayList<>();
    words.addAll(List.of("report", folder.resolve("run"), "--format", "tex", "--fragment"));
    words.addAll(List.of("--sections", sections));
    words.addAll(List.of(more));
    return CommandLineRun.of(words.toArray());
  }

  @Test
  void whatToCiteIsWrittenInBibTeX() throws IOException {
    finished();
    Path run = folder.resolve("run");
    CommandLineRun report = CommandLineRun.of("report", run, "--format", "bib");
    assertEquals(0, report.code(), report.err());
    assertTrue(report.out().contains("@misc{hopscotch,"), report.out());
    assertTrue(report.out().contains("% astar\n@article{hart1968formal,"), report.out());
    Path file = folder.resolve("run.bib");
    for (int i = 0; i < 2; i++) {
      assertEquals(0, CommandLineRun.of("report", run, "--format", "bib", "-o", file).code());
    }
    assertTrue(Files.readString(file).contains("@article{hart1968formal,"));
    assertRefused(
        CommandLineRun.of("report", run, "--format", "bib", "--columns", "solved"),
        "--format bib: expected no --fail-if, no --sections and no --columns");
  }

  @Test
  void figuresAloneAreAsTheSuiteWantsThem() throws IOException {
    run(SUITE + "labels: {astar: A*}\nfigures: {width: 84, font-size: 7}\n", "run", "--no-report");
    Path file = folder.resolve("paper/cactus.svg");
    CommandLineRun one = figures("svg", "cactus", file);
    assertEquals(0, one.code(), one.err());
    String svg = Files.readString(file);
    assertTrue(svg.startsWith("<svg width=\"84.0mm\"") && svg.contains(">A*<"), svg);
    CommandLineRun two = figures("pdf", "cactus,scatter", folder.resolve("paper"));
    assertEquals(0, two.code(), two.err());
    assertTrue(Files.size(folder.resolve("paper/scatter.pdf")) > 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sections   | ['set']        | unknown entry 'set' of sections (did you mean sets?); expected some of",
        "metrics    | ['tme']        | unknown entry 'tme' of metrics (did you mean time?); expected some of",
        "figures    | {'metrics': ['time'], 'over': ['units']} | figures, figures over units belong to teams; expected length or map",
        "figures    | {'width': 5}   | figures, width 5.0; expected 40 to 1000 millimetres",
      },
      quoteCharacter = '`')
  void aManifestThatAsksForWhatThereIsNotIsRefused(String key, String value, String said)
      throws IOException {
    finished();
    ObjectMapper json = new ObjectMapper();
    Path file = folder.resolve("run/manifest.json");
    ObjectNode manifest = (ObjectNode) json.readTree(Files.readAllBytes(file));
    manifest.set(key, json.readTree(value.replace('\'', '"')));
    json.writeValue(file.toFile(), manifest);
    CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"));
    assertEquals(4, report.code(), report.err());
    assertTrue(report.err().contains("manifest.json: " + said), report.err());
  }

  @Test
  void figuresThatCannotBeAreRefused() throws IOException {
    finished();
    Path file = folder.resolve("notes.svg");
    assertRefused(figures("svg", "catcus", file), "no such figure (did you mean cactus?)");
    assertRefused(figures("svg", "cactus,scatter", file), "a file for 2 figures");
    Files.writeString(file, "mine");
    assertRefused(figures("svg", "cactus", file), "not one of Hopscotch's");
    assertEquals("mine", Files.readString(file));
  }

  @Test
  void optionsStandInPlaceOfTheSuitesKeyOfFigures() throws IOException {
    finished();
    Path paper = folder.resolve("paper");
    CommandLineRun report =
        CommandLineRun.of(
            "report",
            folder.resolve("run"),
            "--format",
            "svg",
            "--width",
            "84",
            "--planner",
            "astar",
            "--metrics",
            "expansions",
            "--over",
            "map",
            "--no-titles",
            "-o",
            paper);
    assertEquals(0, report.code(), report.err());
    assertEquals(paper.resolve("expansions-by-map.svg") + "\n", report.out());
    String svg = Files.readString(paper.resolve("expansions-by-map.svg"));
    assertTrue(svg.startsWith("<svg width=\"84.0mm\"") && !svg.contains("by map"), svg);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--planner | japs | --planner japs: none of the run",
        "--width   | 5    | width 5.0: expected 40 to 1000 millimetres",
        "--over    | map  | metrics and over belong together: expected both",
      })
  void settingsOfFiguresThatCannotBeAreRefused(String option, String value, String why)
      throws IOException {
    finished();
    Path folder = this.folder.resolve("paper");
    assertRefused(
        CommandLineRun.of(
            "report", this.folder.resolve("run"), "--format", "svg", "-o", folder, option, value),
        why);
  }

  private CommandLineRun figures(String format, String names, Path output) {
    return CommandLineRun.of(
        "report", folder.resolve("run"), "--format", format, "--figures", names, "-o", output);
  }

  private static void assertRefused(CommandLineRun run, String why) {
    assertEquals(2, run.code());
    assertTrue(run.err().contains(why), run.err());
  }

  @Test
  void rowsThatAreMissingShowOnTheTerminalInEveryTableOnThePageAndInTheExitCode()
      throws IOException {
    finished();
    Path rows = folder.resolve("run/rows-0.csv");
    Files.write(rows, Files.readAllLines(rows).subList(0, 1 + 10));
    CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"));
    assertEquals(3, report.code(), report.err());
    String warning = "Incomplete: 10 of 40 planned rows are there.";
    assertTrue(report.out().contains(warning), report.out());
    assertTrue(
        report.out().matches("(?s).*\nastar +generated/rooms.* 20 +5 +15\n.*"), report.out());
    assertTrue(report.out().contains("over all 20 planned queries"), report.out());
    for (String file :
        List.of(
            "report.html",
            "tables/planners.md",
            "tables/planners.tex",
            "tables/maps.md",
            "tables/speed-up.tex",
            "tables/missing.md",
            "plots/time-by-length.tex")) {
      assertTrue(Files.readString(folder.resolve("run").resolve(file)).contains(warning), file);
    }
    List<String> planners = Files.readAllLines(folder.resolve("run/tables/planners.csv"));
    assertTrue(planners.get(1).startsWith("astar,20,5,5,25.0,5,5,"), planners.get(1));
    assertEquals(0, run(SUITE).code(), "the same command runs what is missing");
    assertFalse(Files.exists(folder.resolve("run/tables/missing.md")));
  }

  @Test
  void aFileInPlaceOfARunIsNamedAsSuch() throws IOException {
    Path file = Files.writeString(folder.resolve("a.csv"), "a");
    CommandLineRun report = CommandLineRun.of("report", file);
    assertEquals(4, report.code(), report.err());
    assertTrue(
        report.err().contains(file + ": this is a file; expected the folder of a run"),
        report.err());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aReportThatFindsNoRoomNamesTheFile() throws IOException {
    finished();
    for (String file : List.of("report.html", "tables/planners.csv", "plots/cactus.png")) {
      Path full = folder.resolve("run").resolve(file);
      byte[] written = Files.readAllBytes(full);
      Files.delete(full);
      Files.createSymbolicLink(full, Path.of("/dev/full"));
      CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"), "--force");
      assertEquals(4, report.code(), report.err());
      assertTrue(report.err().contains(full + ": cannot be written (No space left"), report.err());
      Files.delete(full);
      Files.write(full, written);
    }
  }

  @Test
  void aRunWhoseRowsWereRemovedIsNoSuccess() throws IOException {
    finished();
    Files.delete(folder.resolve("run/rows-0.csv"));
    CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"));
    assertEquals(3, report.code(), report.err());
    assertTrue(report.out().contains("Incomplete: 0 of 40 planned rows are there."), report.out());
    CommandLineRun two = CommandLineRun.of("report", folder.resolve("run"), folder.resolve("run"));
    assertEquals(3, two.code(), two.err());
    assertTrue(two.out().contains("The later run: Incomplete: 0 of 40"), two.out());
  }

  @Test
  void aRunOfAnotherFormatIsRefused() throws IOException {
    finished();
    Path manifest = folder.resolve("run/manifest.json");
    ObjectNode other = (ObjectNode) new ObjectMapper().readTree(manifest.toFile());
    Files.writeString(manifest, other.put("format", 3).toString());
    CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"));
    assertEquals(4, report.code(), report.err());
    assertTrue(report.err().contains("format 3; expected format 2"), report.err());
  }

  @Test
  void aRunComparesWithItselfAndMergesWithItself() throws IOException {
    finished();
    Path run = folder.resolve("run");
    assertEquals(0, CommandLineRun.of("report", run, run, "--fail-if", "expansions").code());
    assertEquals(2, CommandLineRun.of("report", run, run, "--fail-if", "luck").code());
    CommandLineRun merged = CommandLineRun.of("merge", run, run, "-o", folder.resolve("merged"));
    assertTrue(merged.out().startsWith("40 rows in "), merged.out());
  }

  @Test
  void aFolderWithoutARunIsBadData() {
    CommandLineRun report = CommandLineRun.of("report", folder);
    assertEquals(4, report.code());
    assertTrue(report.err().contains("expected the folder of a run"), report.err());
  }
}
