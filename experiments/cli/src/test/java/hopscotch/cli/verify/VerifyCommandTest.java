package hopscotch.cli.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
  @TempDir private Path root;
  private Path state;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    state = root.resolve("state/verify.jsonl");
  }

  @Test
  void theTableHasARowForEachSetAndPlannerAndASum() {
    CommandLineRun run = verify("toy", "other", "--planner", "all", "--format", "csv");
    assertEquals(0, run.code(), run.err());
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(
        List.of("other", "toy", "all"),
        rows.stream()
            .filter(row -> row.getField("planner").equals("astar"))
            .map(row -> row.getField("set"))
            .toList());
    for (NamedCsvRecord row : rows) {
      assertEquals(row.getField("rows"), row.getField("optimal"));
      assertEquals("0", row.getField("faults"));
    }
  }

  /** The small sets are done before any preparation would be worth its time. */
  @Test
  void withoutAPlannerTheSoonestIsTakenForEachScenario() {
    CommandLineRun run = verify("toy", "other", "--format", "csv");
    assertEquals(0, run.code(), run.err());
    List<NamedCsvRecord> rows = run.csv();
    assertEquals(
        List.of("other", "toy", "all"),
        rows.stream().map(r -> r.getField("set")).distinct().toList());
    for (NamedCsvRecord row : rows) {
      assertTrue(
          List.of("jps(prune=true)", "jpsplus(prune=true)").contains(row.getField("planner")));
      assertEquals(row.getField("rows"), row.getField("optimal"));
    }
  }

  @Test
  void aSetMayHaveAPlannerOfItsOwn() {
    CommandLineRun run =
        verify("toy", "other", "--planner", "toy:jps", "--planner", "astar", "--format", "csv");
    assertEquals(0, run.code(), run.err());
    assertEquals(
        List.of("other astar", "toy jps", "all astar", "all jps"),
        run.csv().stream()
            .map(row -> row.getField("set") + " " + row.getField("planner"))
            .toList());
  }

  @Test
  void theContractListsTheMovementsThatItDrew() {
    CommandLineRun run = CommandLineRun.of("verify", "--contract", "--planner", "astar");
    assertEquals(0, run.code(), run.out() + run.err());
    String drawn =
        "(?s)astar: (\\d+) of \\1 promises .* on 100 maps of seed 1\n( +\\d+ of '[48] [^']+'\n){7}";
    assertTrue(run.out().matches(drawn), run.out());
    assertTrue(run.out().contains(" of '8 one-free 2/3 .=2,S=7,G=5'"), run.out());
  }

  @Test
  void theContractDrawsOnlyMovementsThatThePlannerServes() {
    CommandLineRun run =
        CommandLineRun.of("verify", "--contract", "--tries", 20, "--planner", "subgoal");
    assertEquals(0, run.code(), run.out() + run.err());
    String drawn = "(?s).* on 20 maps of seed 1\n( +\\d+ of '[48] [^ ]+ [^ ]+ ground'\n){4}";
    assertTrue(run.out().matches(drawn), run.out());
  }

  @Test
  void aSetWithoutAPlannerOrAPlannerWithoutItsSetIsRefused() {
    assertTrue(verify("toy", "--planner", "other:jps").err().contains("none for toy"));
    assertTrue(
        verify("toy", "--planner", "astar", "--planner", "other:jps")
            .err()
            .contains("--planner other:jps: expected a set of [toy]"));
  }

  @Test
  void indexesAreBuiltOnceAndThenRead() {
    Object[] command = {"toy", "--planner", "subgoal", "--index", root.resolve("indexes")};
    CommandLineRun built = verify(command);
    CommandLineRun read = verify(command);
    assertEquals(0, built.code(), built.err());
    assertTrue(built.err().matches("(?s).*indexes: 0 read, [1-9][0-9]* built and kept.*"));
    assertTrue(read.err().matches("(?s).*indexes: [1-9][0-9]* read, 0 built and kept.*"));
  }

  @Test
  void theStateIsGoneOnceAllIsDone() {
    assertEquals(0, verify("toy/maze", "--planner", "astar").code());
    assertFalse(Files.exists(state));
  }

  @Test
  void aRowWhoseLengthIsWrongIsNamed() throws IOException {
    SmallSets.replace(root.resolve("toy/maze.map.scen"), "[0-9.]+\n$", "777.25000000\n");
    CommandLineRun run = verify("toy", "--rows", "--format", "csv", "--planner", "astar");
    assertEquals(0, run.code(), "the planner is right");
    assertEquals(1, run.csv().size());
    NamedCsvRecord row = run.csv().get(0);
    long lines = Files.readAllLines(root.resolve("toy/maze.map.scen")).size();
    assertEquals("maze.map.scen", row.getField("scenario"));
    assertEquals(lines, Long.parseLong(row.getField("line")));
    assertEquals("777.25000000", row.getField("published"));
    assertTrue(
        verify("toy").out().contains("the file says 777.25000000, two searches find length"));
  }

  @Test
  void anAnswerThatIsNoneIsAFaultOfItsPlanner() {
    String spec = "faulty(astar,fault=null)";
    CommandLineRun run = verify("toy", "--format", "csv", "--planner", spec, "--planner", "astar");
    assertEquals(3, run.code(), run.err());
    for (NamedCsvRecord row : run.csv()) {
      boolean isFaulty = row.getField("planner").equals(spec);
      assertEquals(isFaulty, !row.getField("faults").equals("0"), run.out());
      assertEquals("0", row.getField("disagree"), run.out());
    }
  }

  @Test
  void aWrongAnswerIsReportedUnderTheHeadsOfTheTemplate() throws IOException {
    String spec = "faulty(astar,fault=null)";
    CommandLineRun run = verify("toy/maze", "--planner", spec);
    assertEquals(heads(template()), heads(run.err()), run.err());
    assertTrue(
        run.err().contains("hopscotch solve --map toy/maze --from ")
            && run.err().contains(" --planner 'faulty(astar,fault=null)'"),
        run.err());
    assertTrue(run.err().contains("this is the first."), run.err());
    assertEquals(List.of(), heads(verify("toy/maze", "--planner", "astar").err()));
  }

  @Test
  void aBrokenContractIsReportedUnderTheSameHeads() throws IOException {
    String spec = "faulty(astar,fault=null)";
    CommandLineRun run = CommandLineRun.of("verify", "--contract", "--tries", 5, "--planner", spec);
    assertEquals(heads(template()), heads(run.err()), run.err());
    assertTrue(run.err().contains("verify --contract --planner 'faulty("), run.err());
  }

  private static String template() throws IOException {
    return Files.readString(Path.of("../../.github/ISSUE_TEMPLATE/wrong-answer.md"));
  }

  private static List<String> heads(String text) {
    return text.lines().filter(line -> line.startsWith("### ")).toList();
  }

  @Test
  void aFileThatCannotBeReadIsNamedAndTheOthersAreChecked() throws IOException {
    SmallSets.replace(root.resolve("toy/maze.map"), "height 33", "height 34");
    CommandLineRun run = verify("toy", "--format", "csv", "--planner", "astar");
    assertEquals(4, run.code());
    assertTrue(run.err().contains("maze.map:4: "), run.err());
    assertEquals("1", run.csv().get(0).getField("scenarios"));
    assertTrue(Files.exists(state), "what is done is kept until all is done");
  }

  @Test
  void anUnknownSetIsBadDataAndNamesTheKnownOnes() {
    CommandLineRun run = verify("none");
    assertEquals(4, run.code());
    assertTrue(run.err().contains("one of the sets other, toy"), run.err());
  }

  private CommandLineRun verify(Object... options) {
    Object[] arguments = new Object[options.length + 7];
    arguments[0] = "verify";
    arguments[1] = "--maps";
    arguments[2] = root;
    arguments[3] = "--state";
    arguments[4] = state;
    arguments[5] = "--cache";
    arguments[6] = root.resolve("cache");
    System.arraycopy(options, 0, arguments, 7, options.length);
    return CommandLineRun.of(arguments);
  }
}
