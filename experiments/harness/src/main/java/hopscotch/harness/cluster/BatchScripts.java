package hopscotch.harness.cluster;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The two batch scripts of a submission to Slurm, written for readers: one for the shards, and one
 * for the end.
 *
 * @param name the name of the suite
 * @param launcher the words that start the program
 * @param options the options of sbatch for both scripts, such as {@code --partition=short}
 */
public record BatchScripts(
    Submission submission, String name, List<String> launcher, List<String> options) {
  /** Reduces the name to letters that the name of a job may have. */
  public BatchScripts {
    name = name.replaceAll("[^A-Za-z0-9._-]+", "-");
  }

  /**
   * The script of one task of the array, which runs the shard with its number.
   *
   * @param own further options of sbatch for these tasks
   * @param suite the suite's file or name, and the other arguments of {@code run}
   */
  public String shard(List<String> own, List<String> suite) {
    List<String> directives =
        new ArrayList<>(
            List.of(
                "--job-name=hopscotch-" + name,
                "--output=" + submission.folder().resolve("logs/%A_%a.out"),
                "--open-mode=append",
                "--requeue",
                "--signal=B:TERM@60",
                "--nodes=1",
                "--ntasks=1"));
    directives.addAll(own);
    directives.addAll(options);
    return head(directives)
        + """

        # Runs shard $SLURM_ARRAY_TASK_ID of %1$d. Rows that are written stay: started again, it goes on
        # with what is missing. The shell becomes the program, so that signals reach it; at SIGTERM it
        # writes what it has and ends.
        exec %2$s run %3$s \\
          --shard "$SLURM_ARRAY_TASK_ID/%1$d" \\
          -o %4$s/"$SLURM_ARRAY_TASK_ID" --no-report
        """
            .formatted(
                submission.shards(),
                words(launcher),
                words(suite),
                quote(submission.shardFolders().toString()));
  }

  /** The script that joins the rows that exist, and reports on them. */
  public String end() {
    List<String> directives =
        new ArrayList<>(
            List.of(
                "--job-name=hopscotch-" + name + "-report",
                "--output=" + submission.folder().resolve("logs/report-%j.out"),
                "--nodes=1",
                "--ntasks=1"));
    directives.addAll(options);
    return head(directives)
        + """

        # Joins the rows of all shards that have begun, and reports them; what is missing is told.
        shards=()
        for manifest in %1$s/*/manifest.json; do
          if [[ -e $manifest ]]; then shards+=("${manifest%%/manifest.json}"); fi
        done
        %2$s merge "${shards[@]}" -o %3$s \
          && exec %2$s report %3$s
        """
            .formatted(
                quote(submission.shardFolders().toString()),
                words(launcher),
                quote(submission.merged().toString()));
  }

  private static String head(List<String> directives) {
    StringBuilder text = new StringBuilder("#!/bin/bash\n");
    for (String directive : directives) {
      text.append("#SBATCH ").append(directiveWord(directive)).append('\n');
    }
    return text.toString();
  }

  /** A word of a directive. Its words are separated as in a shell, but nothing is expanded. */
  private static String directiveWord(String directive) {
    return directive.matches(".*[\\s\"'].*")
        ? '"' + directive.replace("\"", "\\\"") + '"'
        : directive;
  }

  private static String words(List<String> words) {
    return String.join(" ", words.stream().map(BatchScripts::quote).toList());
  }

  /** A word quoted for the shell. */
  static String quote(String word) {
    return word.matches("[\\w./:=,+@-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** The words that start this program again in the same way, without its arguments. */
  public static List<String> ownLauncher() {
    String launcher = System.getProperty("hopscotch.launcher");
    return launcher != null
        ? List.of(launcher)
        : List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            absolute(System.getProperty("java.class.path")),
            "hopscotch.cli.Main");
  }

  /** A class path for a process that starts in another folder. */
  private static String absolute(String classPath) {
    return Arrays.stream(classPath.split(Pattern.quote(File.pathSeparator)))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
