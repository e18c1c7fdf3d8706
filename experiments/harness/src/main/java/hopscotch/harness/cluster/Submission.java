package hopscotch.harness.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The folder of a suite that runs on a cluster:
 *
 * <pre>
 * submission.json   the number of shards, and the jobs that were submitted
 * suite.yaml        the suite as it was when it was first submitted
 * shards/I          the run of shard I
 * merged            what was joined from them, and its report
 * logs              what jobs said
 * </pre>
 */
public final class Submission {
  /** The most shards of a suite. */
  public static final int MAX_SHARDS = 100_000;

  private static final String FILE = "submission.json";
  private static final String SHARDS = "shards";
  private static final String JOBS = "jobs";

  /** The key of the number of jobs after which a job for the report runs. */
  private static final String REPORTED = "reported";

  private final Path folder;
  private final ObjectNode node;

  private Submission(Path folder, ObjectNode node) {
    this.folder = folder;
    this.node = node;
  }

  /**
   * A job with one task for each of some shards.
   *
   * @param id the scheduler's number of the job
   * @param shards the numbers of the shards, from 1
   */
  public record Job(String id, List<Integer> shards) {}

  /** Whether a folder has a submission. */
  public static boolean isThere(Path folder) {
    return Files.exists(folder.resolve(FILE));
  }

  /** Opens the submission of a folder, which must have one. */
  public static Submission open(Path folder) throws IOException {
    if (!isThere(folder)) {
      throw new BadFileException(
          folder.toString(), "no submission", "the folder that submit's -o named");
    }
    ObjectNode node = (ObjectNode) Json.read(folder.resolve(FILE));
    int shards = node.path(SHARDS).asInt();
    if (shards < 1 || shards > MAX_SHARDS) {
      throw new BadFileException(
          folder.resolve(FILE).toString(), shards + " shards", "1 to " + MAX_SHARDS);
    }
    return new Submission(folder.toAbsolutePath().normalize(), node);
  }

  /** Makes the folder of a suite with this number of shards. */
  public static Submission create(Path folder, String suiteText, int shards) throws IOException {
    Files.createDirectories(folder.resolve("logs"));
    Files.createDirectories(folder.resolve(SHARDS));
    OutputFile.write(folder.resolve("suite.yaml"), suiteText);
    Submission submission =
        new Submission(
            folder.toAbsolutePath().normalize(),
            Json.object().put(SHARDS, shards).put(REPORTED, 0));
    submission.write();
    return submission;
  }

  /** Refuses another suite or, but for 0, number of shards than the first time. */
  public void requireSame(String suiteText, int shards) throws IOException {
    if (!FileInput.text(folder.resolve("suite.yaml"), "a suite").equals(suiteText)) {
      throw new BadFileException(
          folder.toString(), "the suite was another when it was submitted", "another -o");
    }
    if (shards > 0 && shards != shards()) {
      throw new BadFileException(
          folder.toString(),
          "dealt to %d shards, not to %d".formatted(shards(), shards),
          "--array %d, or another -o".formatted(shards()));
    }
  }

  /** The absolute path of the folder. */
  public Path folder() {
    return folder;
  }

  /** The number of shards. */
  public int shards() {
    return node.path(SHARDS).asInt();
  }

  /** The folder of all shards' runs. */
  Path shardFolders() {
    return folder.resolve(SHARDS);
  }

  /** The run of a shard, from 1. */
  Path shardFolder(int shard) {
    return shardFolders().resolve(Integer.toString(shard));
  }

  /** The folder of the joined rows. */
  Path merged() {
    return folder.resolve("merged");
  }

  /** The jobs that were submitted, in their order. */
  public List<Job> jobs() {
    List<Job> jobs = new ArrayList<>();
    for (JsonNode job : node.path(JOBS)) {
      List<Integer> shards = new ArrayList<>();
      job.path(SHARDS).forEach(shard -> shards.add(shard.asInt()));
      jobs.add(new Job(job.path("id").asText(), shards));
    }
    return jobs;
  }

  /** Records a job. */
  public void add(Job job) throws IOException {
    ObjectNode entry = node.withArray(JOBS).addObject();
    entry.put("id", job.id());
    entry.set(SHARDS, Json.of(job.shards()));
    write();
  }

  /** Records that a job for the report follows all jobs so far. */
  public void addReport() throws IOException {
    node.put(REPORTED, jobs().size());
    write();
  }

  /** Whether a job for the report follows all jobs. True if the file does not say. */
  public boolean isReportSubmitted() {
    int jobs = jobs().size();
    return node.path(REPORTED).asInt(jobs) == jobs;
  }

  /** The progress of each shard, in their order. */
  public List<ShardProgress> progress() throws IOException {
    List<ShardProgress> progress = new ArrayList<>();
    for (int shard : IntStream.rangeClosed(1, shards()).toArray()) {
      progress.add(ShardProgress.of(shard, shardFolder(shard)));
    }
    return progress;
  }

  private void write() throws IOException {
    OutputFile.write(folder.resolve(FILE), node.toPrettyString() + "\n");
  }
}
