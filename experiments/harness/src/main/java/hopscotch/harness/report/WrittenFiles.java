package hopscotch.harness.report;

import hopscotch.datasets.file.FileInput;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.plot.FigureWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The files of {@code tables/} and {@code plots/} that a report wrote. A list in the folder names
 * them, so that the next report can delete those that it does not write again. A file that is not
 * listed is not touched.
 */
final class WrittenFiles {
  private static final List<String> FOLDERS = List.of("tables", "plots");

  private final Path folder;
  private final Path list;
  private final Set<String> written = new TreeSet<>();

  /** A list of no files of a report's folder yet. */
  WrittenFiles(Path folder) {
    this.folder = folder;
    this.list = folder.resolve("tables").resolve("files.txt");
  }

  /** The path for a file of a table. */
  Path table(String file) {
    written.add("tables/" + file);
    return folder.resolve("tables").resolve(file);
  }

  /** The folder of plots, for the files of a figure. */
  Path plots(String figure) {
    FigureWriter.ENDINGS.forEach(ending -> written.add("plots/" + figure + "." + ending));
    return folder.resolve("plots");
  }

  /** Deletes the listed files that were not written again, and writes the list anew. */
  void replaceEarlier() throws IOException {
    Set<String> earlier = new TreeSet<>();
    if (Files.exists(list)) {
      FileInput.text(list, "the files of a report").lines().forEach(earlier::add);
    }
    earlier.removeAll(written);
    for (String name : earlier) {
      Path file = folder.resolve(name).normalize();
      if (isInside(file) && Files.isRegularFile(file)) {
        Files.delete(file);
      }
    }
    OutputFile.write(list, String.join("\n", written) + "\n");
  }

  private boolean isInside(Path file) {
    return FOLDERS.stream().anyMatch(part -> file.startsWith(folder.resolve(part).normalize()));
  }
}
