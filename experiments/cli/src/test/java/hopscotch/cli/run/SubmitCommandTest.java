package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.cli.CommandLineRun;
import hopscotch.harness.cluster.Submission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code submit slurm} and {@code status}, without a Slurm. */
class SubmitCommandTest {
  @TempDir private Path folder;

  @Test
  void aDryRunWritesTheScriptsAndSaysWhatItWouldSubmit() throws IOException {
    CommandLineRun run = submit("demo", "--array", 4, "--time", "1:00:00", "--no-exclusive");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("sbatch --array=1-4 " + folder.resolve("study")), run.out());
    String script = Files.readString(folder.resolve("study/shard.sbatch"));
    assertTrue(script.contains("run demo"), script);
    assertTrue(script.contains("#SBATCH --time=1:00:00\n"), script);
    assertTrue(!script.contains("--exclusive"), script);
  }

  @Test
  void tasksAreToldAFolderOfIndexesThatIsTheSameFromAnyOther() throws IOException {
    submit("demo", "--index", "some/indexes");
    String script = Files.readString(folder.resolve("study/shard.sbatch"));
    Path absolute = Path.of("some/indexes").toAbsolutePath();
    assertTrue(script.contains(" --index " + absolute + " "), script);
  }

  @Test
  void tasksTakeANodeForThemselvesUnlessTold() throws IOException {
    submit("demo");
    String script = Files.readString(folder.resolve("study/shard.sbatch"));
    assertTrue(script.contains("#SBATCH --exclusive\n"), script);
    assertTrue(script.contains("\"$SLURM_ARRAY_TASK_ID/8\""), script);
  }

  @Test
  void anotherNumberOfShardsOrSuiteIsRefused() {
    submit("demo", "--array", 4);
    CommandLineRun other = submit("demo", "--array", 5);
    assertEquals(4, other.code());
    assertTrue(other.err().contains("dealt to 4 shards, not to 5; expected --array 4"));
    assertEquals(4, submit("quick").code());
  }

  @Test
  void aFolderOfSomethingElseIsLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("study"));
    Files.writeString(folder.resolve("study/thesis.tex"), "mine");
    CommandLineRun run = submit("demo");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("expected another -o"), run.err());
  }

  @Test
  void whatNobodyRanIsNotDone() {
    submit("demo", "--array", 2);
    CommandLineRun status = CommandLineRun.of("status", folder.resolve("study"), "--format", "csv");
    assertEquals(3, status.code(), status.err());
    assertEquals(2, status.csv().size());
    assertEquals("0", status.csv().get(0).getField("rows"));
    assertTrue(status.err().contains("0 of 2 shards are done"), status.err());
    assertEquals(4, CommandLineRun.of("status", folder).code());
  }

  @Test
  void aReportThatWasRefusedIsSubmittedAgain() throws IOException {
    Path suite = suite();
    assertEquals(0, submit(suite, "--array", 1).code());
    Path study = folder.resolve("study");
    Path shard = study.resolve("shards/1");
    CommandLineRun.of("run", suite, "--shard", "1/1", "-o", shard, "--no-report");
    Submission submission = Submission.open(study);
    submission.add(new Submission.Job("7", List.of(1)));
    CommandLineRun refused = submit(suite);
    Path end = study.resolve("end.sbatch");
    assertEquals("sbatch --dependency=singleton " + end + "\n", refused.out(), refused.err());
    submission.addReport();
    assertTrue(submit(suite).out().startsWith("nothing to submit"));
  }

  private Path suite() throws IOException {
    return Files.writeString(
        folder.resolve("suite.yaml"),
        """
        timing: quick
        warm-up: 1ms
        maps: [{generate: random(density=0.1), size: 10x10}]
        queries: {from: random, count: 2}
        planners: [astar]
        """);
  }

  /** The tests' class path has no such module. */
  @Test
  void withoutTheModuleSparkIsNamedWithTheCommandThatBuildsIt() {
    CommandLineRun run =
        CommandLineRun.of("submit", "spark", "demo", "--master", "yarn", "-o", "x");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("HOPSCOTCH_PROFILES=spark ./hopscotch"), run.err());
    assertEquals(1, run.err().lines().count());
  }

  @Test
  void moreTasksThanAnySuiteHasAreRefused() throws IOException {
    CommandLineRun run = submit(suite(), "--array", "999999999");
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains("--array 999999999: expected 1 to 100000"), run.err());
  }

  @Test
  void aStudyElsewhereIsToBeFetched() {
    for (String name : List.of("status", "report")) {
      CommandLineRun run = CommandLineRun.of(name, "s3a://bucket/study");
      assertEquals(4, run.code());
      assertTrue(run.err().contains("hadoop fs -get s3a://bucket/study ."), run.err());
    }
  }

  @Test
  void ofAStudyOnSparkEveryUnitHasALine() throws IOException {
    Path study = folder.resolve("spark");
    Path suite = suite();
    CommandLineRun.of("run", suite, "-o", study, "--no-report");
    ObjectMapper json = new ObjectMapper();
    Path file = study.resolve("manifest.json");
    ObjectNode manifest = (ObjectNode) json.readTree(Files.readAllBytes(file));
    manifest.put("units", 2);
    ((ObjectNode) manifest.path("sessions").path(0)).put("unit", 2);
    json.writeValue(file.toFile(), manifest);
    Files.copy(study.resolve("rows-0.csv"), study.resolve("rows-not-accepted.csv"));
    CommandLineRun status = CommandLineRun.of("status", study, "--format", "csv");
    assertEquals(3, status.code(), status.err());
    assertEquals("missing", status.csv().get(0).getField("state"));
    assertEquals("done", status.csv().get(1).getField("state"));
    long rows = Long.parseLong(status.csv().get(1).getField("rows"));
    assertTrue(rows > 0);
    CommandLineRun merge = CommandLineRun.of("merge", study, "-o", folder.resolve("merged"));
    assertTrue(merge.out().startsWith(rows + " rows"), merge.out());
    assertEquals("", merge.err());
  }

  private CommandLineRun submit(Object... words) {
    Object[] all = new Object[words.length + 5];
    all[0] = "submit";
    all[1] = "slurm";
    System.arraycopy(words, 0, all, 2, words.length);
    all[words.length + 2] = "-o";
    all[words.length + 3] = folder.resolve("study");
    all[words.length + 4] = "--dry-run";
    return CommandLineRun.of(all);
  }
}
