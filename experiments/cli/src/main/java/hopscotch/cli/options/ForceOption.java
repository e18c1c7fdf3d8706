package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.harness.output.OutputFile;
import hopscotch.papers.PaperRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** {@code --force}: whether an existing file that is not ours may be overwritten. */
public final class ForceOption {
  private static final int HEAD_BYTES = 4096;

  private static final String MANIFEST = "manifest.json";
  private static final String LOCK = "lock";
  private static final String PAGE = "report.html";
  private static final String OF_A_REPORT = "tables|plots";
  private static final String OF_A_RUN =
      "suite\\.yaml|rows-.*\\.csv|maps|logs|report\\.html|" + OF_A_REPORT;

  private static final String OF_A_PAPER = "counts\\.jsonl|ours\\.json|page\\.md";

  @Option(
      names = "--force",
      description = "Overwrite a file or folder even if Hopscotch did" + " not write it.")
  private boolean force;

  /** Whether any existing file may be overwritten. */
  public boolean isForced() {
    return force;
  }

  /**
   * Refuses to overwrite a file that is not ours. To be called before the work is done.
   *
   * @param isOurs whether the beginning of a file, at most its first 4096 bytes, says that it is
   *     ours
   * @throws UsageException if the file is not ours; the message names it
   */
  public void requireOurs(Path file, Predicate<String> isOurs) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new UsageException(
          file + ": this is a folder or a device; expected the name of a file");
    }
    if (!force && isThere(file) && !isOurs.test(head(file))) {
      throw new UsageException(
          file + ": this file is not one of Hopscotch's; expected another name, or --force");
    }
  }

  /** Refuses to overwrite files of a folder that are not ours, naming the first. */
  public void requireOurs(Path folder, List<String> files, Predicate<String> isOurs)
      throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new UsageException("-o " + folder + ": this is a file; expected a folder");
    }
    for (String file : files) {
      requireOurs(folder.resolve(file), isOurs);
    }
  }

  /** Like {@link #requireOurs}, but deletes a file that is not ours and may be overwritten. */
  public void makeWay(Path file, Predicate<String> isOurs) throws IOException {
    requireOurs(file, isOurs);
    if (isThere(file) && !isOurs.test(head(file))) {
      Files.delete(file);
    }
  }

  /** Writes a file. Refuses one that exists and is not the same to the last byte. */
  public void writeUnlessOther(Path file, byte[] content) throws IOException {
    if (!force && isThere(file) && !isSame(file, content)) {
      throw new UsageException(
          file + ": another file of this name is here; expected another name, or --force");
    }
    OutputFile.write(file, out -> out.write(content));
  }

  /** Refuses a folder that is no run's, and has files that a run would overwrite. */
  public void requireRunFolder(Path folder) throws IOException {
    if (!force && !isOfRun(folder) && !isThere(folder.resolve(LOCK))) {
      requireNone(folder, OF_A_RUN);
    }
  }

  /** Refuses a folder of neither run nor report that a report would overwrite files of. */
  public void requireReportFolder(Path folder) throws IOException {
    if (!force && !isOfRun(folder)) {
      Path page = folder.resolve(PAGE);
      requireOurs(page, head -> head.contains("name=\"generator\" content=\"Hopscotch\""));
      requireNone(folder, isThere(page) ? "" : OF_A_REPORT);
    }
  }

  /** Refuses a folder of no paper's run that one would overwrite files of. */
  public void requirePaperFolder(Path folder) throws IOException {
    if (!force && !isThere(folder.resolve(PaperRun.MANIFEST))) {
      requireNone(folder, OF_A_PAPER);
    }
  }

  private boolean isOfRun(Path folder) throws IOException {
    Path manifest = folder.resolve(MANIFEST);
    requireOurs(manifest, head -> head.contains("\"suiteHash\""));
    return isThere(manifest);
  }

  private void requireNone(Path folder, String pattern) throws IOException {
    if (!isThere(folder)) {
      return;
    }
    if (!Files.isDirectory(folder)) {
      throw new UsageException(folder + ": this is a file; expected the name of a folder");
    }
    try (Stream<Path> children = Files.list(folder)) {
      Optional<Path> other =
          children
              .filter(file -> file.getFileName().toString().matches(pattern))
              .sorted()
              .findFirst();
      if (other.isPresent()) {
        throw new UsageException(
            other.get()
                + ": not of a run, and would be overwritten; expected another -o, or --force");
      }
    }
  }

  private static boolean isThere(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isSame(Path file, byte[] content) throws IOException {
    return Files.isRegularFile(file)
        && Files.size(file) == content.length
        && Arrays.equals(Files.readAllBytes(file), content);
  }

  private static String head(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return "";
    }
    try (InputStream input = Files.newInputStream(file)) {
      return new String(input.readNBytes(HEAD_BYTES), StandardCharsets.ISO_8859_1);
    }
  }
}
