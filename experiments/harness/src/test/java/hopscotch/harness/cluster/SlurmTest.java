package hopscotch.harness.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said to Slurm and understood of it; {@code .ci/slurm} has the real one. */
class SlurmTest {
  private static final List<Submission.Job> JOBS =
      List.of(new Submission.Job("12", List.of(1, 2, 3)), new Submission.Job("15", List.of(2, 3)));

  @TempDir private Path folder;

  @Test
  void numbersAreWrittenAsRanges() {
    assertEquals("1", Slurm.array(List.of(1)));
    assertEquals("1-3,5,7-8", Slurm.array(List.of(1, 2, 3, 5, 7, 8)));
  }

  @Test
  void ofAShardInTwoJobsTheLaterCounts() {
    String said = "15 2 RUNNING\n12 1 PENDING\n12 2 FAILED\n99 3 RUNNING\n15 N/A PENDING\n";
    assertEquals(Map.of(1, "PENDING", 2, "RUNNING"), Slurm.parsed(said, " ", JOBS));
  }

  @Test
  void aStateMayHaveMoreWords() {
    assertEquals(Map.of(3, "CANCELLED by 0"), Slurm.parsed("15|3|CANCELLED by 0\n", "|", JOBS));
  }

  @Test
  void aScriptBecomesTheProgramAndNamesItsShard() throws IOException {
    Submission submission = Submission.create(folder.resolve("a study"), "text", 8);
    String script =
        new BatchScripts(
                submission, "my suite", List.of("/opt/hop/hopscotch"), List.of("--time=1:00:00"))
            .shard(List.of("--exclusive"), List.of("/s/it's.yaml", "--maps", "/maps"));
    String shards = submission.folder() + "/shards";
    for (String line :
        List.of(
            "#SBATCH --job-name=hopscotch-my-suite",
            "#SBATCH \"--output=" + submission.folder() + "/logs/%A_%a.out\"",
            "#SBATCH --requeue",
            "#SBATCH --open-mode=append",
            "#SBATCH --signal=B:TERM@60",
            "#SBATCH --exclusive",
            "#SBATCH --time=1:00:00",
            "exec /opt/hop/hopscotch run '/s/it'\\''s.yaml' --maps /maps \\",
            "  --shard \"$SLURM_ARRAY_TASK_ID/8\" \\",
            "  -o '" + shards + "'/\"$SLURM_ARRAY_TASK_ID\" --no-report")) {
      assertTrue(script.lines().anyMatch(line::equals), line + "\nis not in\n" + script);
    }
  }

  @Test
  void aSubmissionIsOpenedAsItWasLeft() throws IOException {
    Submission.create(folder, "text", 3).add(JOBS.get(0));
    Submission again = Submission.open(folder);
    assertEquals(3, again.shards());
    assertEquals(JOBS.subList(0, 1), again.jobs());
    assertEquals(3, again.progress().stream().filter(shard -> !shard.isDone()).count());
    again.requireSame("text", 0);
    assertThrows(BadFileException.class, () -> again.requireSame("text", 4));
    assertThrows(BadFileException.class, () -> again.requireSame("other", 3));
  }
}
