package hopscotch.harness.cluster;

import hopscotch.datasets.file.BadFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The commands of Slurm that submit a job array and tell the states of its tasks. */
public final class Slurm {
  private static final String EXPECTED = "a login node of a Slurm cluster, with its commands";

  /**
   * Submits a batch script.
   *
   * @param options the options before the script's name
   * @return the number of the job
   * @throws BadFileException if sbatch refuses; the message has its words
   */
  public String submit(Path script, List<String> options) throws IOException {
    List<String> command = new ArrayList<>(List.of("sbatch", "--parsable"));
    command.addAll(options);
    command.add(script.toString());
    Said said = say(command).orElseThrow(Slurm::notThere);
    if (said.code != 0) {
      throw new BadFileException("sbatch", said.err.strip(), "what this cluster accepts");
    }
    // In a federation the cluster's name follows.
    return said.out.strip().replaceFirst(";.*", "");
  }

  private static BadFileException notThere() {
    return new BadFileException("sbatch", "not on the PATH", EXPECTED);
  }

  /** For each shard its task's state in the queue. Empty if squeue does not answer. */
  public Optional<Map<Integer, String>> queued(List<Submission.Job> jobs) throws IOException {
    List<String> command = new ArrayList<>(List.of("squeue", "--noheader", "--array"));
    command.addAll(List.of("--user=" + System.getProperty("user.name"), "--format=%F %K %T"));
    return say(command).filter(said -> said.code == 0).map(said -> parsed(said.out, " ", jobs));
  }

  /** For each shard its task's last state by the accounting. Empty if there is none. */
  public Map<Integer, String> ended(List<Submission.Job> jobs) throws IOException {
    if (jobs.isEmpty()) {
      return Map.of();
    }
    String ids = String.join(",", jobs.stream().map(Submission.Job::id).toList());
    Optional<Said> said =
        say(
            List.of(
                "sacct",
                "--noheader",
                "--allocations",
                "--parsable2",
                "--jobs=" + ids,
                "--format=JobID,State"));
    return said.filter(it -> it.code == 0)
        .map(it -> parsed(it.out.replaceAll("(?m)^([0-9]+)_([0-9]+)\\|", "$1|$2|"), "|", jobs))
        .orElse(Map.of());
  }

  /** Reads lines of job, task and state. Of several jobs of a shard the last counts. */
  static Map<Integer, String> parsed(String text, String separator, List<Submission.Job> jobs) {
    Map<Integer, String> states = new HashMap<>();
    Map<Integer, Integer> places = new HashMap<>();
    List<String> ids = jobs.stream().map(Submission.Job::id).toList();
    for (String line : text.lines().toList()) {
      String[] fields = line.strip().split(java.util.regex.Pattern.quote(separator), 3);
      int place = fields.length < 3 ? -1 : ids.indexOf(fields[0]);
      if (place >= 0 && fields[1].matches("[0-9]{1,6}")) {
        int shard = Integer.parseInt(fields[1]);
        if (place >= places.getOrDefault(shard, -1)) {
          places.put(shard, place);
          states.put(shard, fields[2]);
        }
      }
    }
    return states;
  }

  /** Numbers in the form of sbatch, such as {@code 1,3-5}. */
  public static String array(List<Integer> shards) {
    List<String> ranges = new ArrayList<>();
    Set<Integer> all = new HashSet<>(shards);
    for (int first : shards) {
      if (!all.contains(first - 1)) {
        int last = first;
        while (all.contains(last + 1)) {
          last++;
        }
        ranges.add(first == last ? Integer.toString(first) : first + "-" + last);
      }
    }
    return String.join(",", ranges);
  }

  private record Said(int code, String out, String err) {}

  /** Runs a command. Empty if the command does not exist. */
  private static Optional<Said> say(List<String> command) throws IOException {
    Path errors = java.nio.file.Files.createTempFile("hopscotch", ".err");
    try {
      Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      return Optional.of(new Said(code, out, java.nio.file.Files.readString(errors)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    } finally {
      java.nio.file.Files.delete(errors);
    }
  }
}
