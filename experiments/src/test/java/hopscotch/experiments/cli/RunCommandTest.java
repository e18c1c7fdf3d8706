package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.experiments.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code run}, {@code plan}, {@code report} and {@code merge}, on a suite of 40 rows. */
class RunCommandTest {
  private static final String SUITE =
      """
      name: small
      timing: quick
      maps:
        - generate: rooms(size=7)
          size: 32x32
      queries: {from: random, count: 20}
      planners: [astar, bfs]
      """;

  @TempDir private Path folder;

  @Test
  void fromASuiteToAReport() throws IOException {
    CommandLineRun run = run(SUITE);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("speed-up (geo. mean)  speed-up (of means)"), run.out());
    assertTrue(run.out().contains("not for publication"), run.out());
    assertTrue(Files.exists(folder.resolve("run/report.html")));
  }

  @Test
  void whatWasReadFromAFileHasNoTimeOfPreparationAndTheReportSaysSo() throws IOException {
    String text = SUITE.replace("bfs", "ch") + "metrics: [preparation, index]\n";
    Path indexes = folder.resolve("indexes");
    CommandLineRun built = run(text, "built", "--index", indexes);
    assertEquals(0, built.code(), built.err());
    assertTrue(built.err().contains("indexes: 0 read in 0.0 ms, "), built.err());
    assertTrue(built.err().contains("; 1 built and kept"), built.err());
    CommandLineRun read = run(text, "run", "--index", indexes);
    assertEquals(0, read.code(), read.err());
    assertTrue(read.err().contains("indexes: 1 read in "), read.err());
    List<String> planners = Files.readAllLines(folder.resolve("run/tables/planners.csv"));
    assertTrue(planners.get(1).matches("astar,[0-9.]+,[0-9.]+"), planners.get(1));
    assertTrue(planners.get(2).matches("ch,,[0-9.]+"), planners.get(2));
    assertTrue(
        Files.readString(folder.resolve("run/report.html"))
            .contains("The index of 20 of 40 rows was read from a file (--index)"));
  }

  @Test
  void indexesAreForSuitesOfQueries() throws IOException {
    String walks =
        SUITE.replaceFirst("queries.*\n", "walks: [{generate: unknown(radius=3), asks: 2}]\n");
    CommandLineRun run = run(walks, "run", "--index", folder.resolve("indexes"));
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains("--index is for single queries: expected none"), run.err());
    CommandLineRun paper = CommandLineRun.of("run", "harabor2014", "--index", folder);
    assertEquals(2, paper.code(), paper.err());
    assertTrue(paper.err().contains("expected none beside a paper"), paper.err());
  }

  @Test
  void setsAreAPartForEachMovementWithTheCountersAskedFor() throws IOException {
    CommandLineRun run =
        run(
            SUITE.replace("astar, bfs", "'astar(open=heap)', nbs, jps")
                + """
                movements: [8 never sqrt2, 8 never 2/3]
                metrics: [expansions, fewer-expansions]
                counters: [necessary]
                """);
    assertEquals(0, run.code(), run.err());
    List<String> sets = Files.readAllLines(folder.resolve("run/tables/sets.csv"));
    assertEquals("set,planner,mean expansions,fewer expansions %,mean necessary", sets.get(0));
    assertEquals(1 + 2 * 3, sets.size());
    assertTrue(sets.get(1).startsWith("generated under 8 never 2/3 ground,astar(open=heap),"));
    assertTrue(sets.get(1).matches(".*,[0-9.]+,,[0-9.]+"), "no share of itself: " + sets.get(1));
    assertTrue(sets.get(2).matches(".*,nbs,[0-9.]+,[0-9.]+,[0-9.]+"), sets.get(2));
    assertTrue(sets.get(3).matches(".*,jps,[0-9.]+,[0-9.]+,"), "not counted: " + sets.get(3));
  }

  @Test
  void lengthsAtAnyAngleAreMarkedAndStandAsARatio() throws IOException {
    CommandLineRun run =
        run(
            SUITE.replace("astar, bfs", "astar, pull(astar)")
                + """
                metrics: [suboptimality, length-ratio, added-time]
                counters: [turns]
                """);
    assertEquals(0, run.code(), run.err());
    List<String> planners = Files.readAllLines(folder.resolve("run/tables/planners.csv"));
    assertEquals(
        "planner,mean subopt.,max subopt.,lengths,length / grid optimum,added µs,mean turns",
        planners.get(0));
    assertTrue(planners.get(1).matches("astar,1.0,1.0,grid,1.0,,[0-9.]+"), planners.get(1));
    assertTrue(
        planners
            .get(2)
            .matches(
                "pull\\(astar\\),1[.][0-9]+,1[.][0-9]+,any-angle,0[.][0-9]+,-?[0-9.]+,[0-9.]+"),
        planners.get(2));
  }

  @Test
  void aPageOfTablesSaysWhichCommandsMadeIt() throws IOException {
    run(SUITE);
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
  void aPageOfAnUnknownTableIsRefused() throws IOException {
    run(SUITE);
    CommandLineRun report =
        CommandLineRun.of("report", folder.resolve("run"), "--format", "md", "--sections", "map");
    assertEquals(2, report.code());
    assertTrue(
        report.err().contains("--sections map: no such table (did you mean maps?)"), report.err());
  }

  @Test
  void figuresAloneAreAsTheSuiteWantsThem() throws IOException {
    run(SUITE + "labels: {astar: A*}\nfigures: {width: 84, font-size: 7}\n");
    Path file = folder.resolve("paper/cactus.svg");
    CommandLineRun one = figures("svg", "cactus", file);
    assertEquals(0, one.code(), one.err());
    String svg = Files.readString(file);
    assertTrue(svg.startsWith("<svg width=\"84.0mm\"") && svg.contains(">A*<"), svg);
    CommandLineRun two = figures("pdf", "cactus,scatter", folder.resolve("paper"));
    assertEquals(0, two.code(), two.err());
    assertTrue(Files.size(folder.resolve("paper/scatter.pdf")) > 0);
  }

  @Test
  void figuresThatCannotBeAreRefused() throws IOException {
    run(SUITE);
    Path file = folder.resolve("notes.svg");
    assertRefused(figures("svg", "catcus", file), "no such figure (did you mean cactus?)");
    assertRefused(figures("svg", "cactus,scatter", file), "a file for 2 figures");
    Files.writeString(file, "mine");
    assertRefused(figures("svg", "cactus", file), "not one of Hopscotch's");
    assertEquals("mine", Files.readString(file));
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
  void theSameCommandAgainAddsNothing() throws IOException {
    run(SUITE);
    CommandLineRun again = run(SUITE);
    assertEquals(0, again.code(), again.err());
    assertEquals(41, Files.readAllLines(folder.resolve("run/rows-0.csv")).size());
  }

  @Test
  void aSuiteThatMeansSomethingElseIsBadDataInOneLine() throws IOException {
    run(SUITE);
    CommandLineRun changed = run(SUITE.replace("20", "21") + "seed: 2\n");
    assertEquals(4, changed.code());
    assertEquals(1, changed.err().lines().count(), changed.err());
    assertTrue(changed.err().contains("queries.count was 20, is 21; seed was 1, is 2"));
    assertFalse(changed.err().contains("?"), changed.err());
  }

  @Test
  void aSuiteThatGrowsSaysWhatItKeeps() throws IOException {
    run(SUITE);
    CommandLineRun grown = run(SUITE.replace("bfs", "dijkstra"));
    assertEquals(0, grown.code(), grown.err());
    assertTrue(
        grown
            .err()
            .contains(
                "keeps 40 rows; no longer in the suite: planner bfs; 20 of them are left out of the"
                    + " report; new: planner dijkstra; 20 of 40 planned rows to run"),
        grown.err());
    assertTrue(grown.out().contains("Left out: 20 rows"), grown.out());
    assertEquals(41, Files.readAllLines(folder.resolve("run/rows-0.csv")).size());
    assertEquals(21, Files.readAllLines(folder.resolve("run/rows-1.csv")).size());
  }

  @Test
  void rowsThatAreMissingShowOnTheTerminalInEveryTableOnThePageAndInTheExitCode()
      throws IOException {
    run(SUITE);
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
  @EnabledOnOs(OS.LINUX)
  void aReportThatFindsNoRoomNamesTheFile() throws IOException {
    run(SUITE);
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
    run(SUITE);
    Files.delete(folder.resolve("run/rows-0.csv"));
    CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"));
    assertEquals(3, report.code(), report.err());
    assertTrue(report.out().contains("Incomplete: 0 of 40 planned rows are there."), report.out());
    CommandLineRun two = CommandLineRun.of("report", folder.resolve("run"), folder.resolve("run"));
    assertEquals(3, two.code(), two.err());
    assertTrue(two.out().contains("The later run: Incomplete: 0 of 40"), two.out());
  }

  @Test
  void aRunOfAnEarlierVersionSaysThatItsPlanIsNotKnown() throws IOException {
    run(SUITE);
    Path manifest = folder.resolve("run/manifest.json");
    ObjectNode old = (ObjectNode) new ObjectMapper().readTree(manifest.toFile());
    old.put("format", 1).remove("planned");
    Files.writeString(manifest, old.toString());
    CommandLineRun report = CommandLineRun.of("report", folder.resolve("run"));
    assertEquals(0, report.code(), report.err());
    assertTrue(report.out().contains("does not say what was planned"), report.out());
    assertFalse(run(SUITE).out().contains("does not say"));
    Files.writeString(manifest, old.put("format", 3).toString());
    assertTrue(
        CommandLineRun.of("report", folder.resolve("run")).err().contains("a newer hopscotch"));
  }

  @Test
  void aWrongAnswerEndsWithThree() throws IOException {
    CommandLineRun run = run(SUITE.replace("bfs", "'faulty(astar,fault=illegal)'"));
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("Rows with a wrong answer"), run.out());
  }

  @Test
  void aSuiteThatIsWrongIsOneLine() throws IOException {
    CommandLineRun run = run(SUITE.replace("timing", "timings"));
    assertEquals(4, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("suite.yaml:2:1: unknown key 'timings'"), run.err());
  }

  @Test
  void theBuiltInSuitesAreListed() {
    String listed = CommandLineRun.of("run", "--list").out();
    for (String name : SuiteReader.BUILT_IN) {
      assertTrue(listed.contains(name), name);
    }
  }

  @Test
  void aPlanIsCountedWithoutARun() throws IOException {
    Path suite = Files.writeString(folder.resolve("suite.yaml"), SUITE);
    CommandLineRun plan = CommandLineRun.of("plan", suite);
    assertEquals(0, plan.code(), plan.err());
    assertTrue(plan.out().contains("rows         about 40"), plan.out());
    assertTrue(plan.out().contains("1 s for each millisecond\n"), plan.out());
  }

  @Test
  void aPlanSaysWhichMapsAreTooLargeForAllPlannersAtOnce() throws IOException {
    Path suite = folder.resolve("suite.yaml");
    Files.writeString(suite, SUITE.replace("32x32", "16384x16384"));
    CommandLineRun plan = CommandLineRun.of("plan", suite);
    assertEquals(0, plan.code(), plan.err());
    assertTrue(
        plan.out().contains("at once      1 on generated/rooms-size-7-16384x16384-1"), plan.out());
  }

  @Test
  void aRunComparesWithItselfAndMergesWithItself() throws IOException {
    run(SUITE);
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

  @Test
  void withoutASuiteTheListIsNamed() {
    CommandLineRun run = CommandLineRun.of("run");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("run --list"), run.err());
  }

  private CommandLineRun run(String text) throws IOException {
    return run(text, "run");
  }

  private CommandLineRun run(String text, String name, Object... options) throws IOException {
    Path suite = Files.writeString(folder.resolve("suite.yaml"), text);
    List<Object> words = new ArrayList<>(List.of("run", suite, "-o", folder.resolve(name)));
    words.addAll(List.of(options));
    return CommandLineRun.of(words.toArray());
  }
}
