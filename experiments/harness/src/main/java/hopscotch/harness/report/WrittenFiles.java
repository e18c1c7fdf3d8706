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
 * Which files of {@code tables/} and {@code plots/} a report wrote. They stand in a list in the
 * folder, so that the next report can delete those that it does not write again. A file that is not
 * listed is left alone.
 */
final class WrittenFiles {
  private static final List<String> FOLDERS = List.of("tables", "plots");

  private final Path folder;
  private final Path list;
  private final Set<String> written = new TreeSet<>();

  /** No file of a report's folder yet. */
  WrittenFiles(Path folder) {
    this.folder = folder;
    this.list = folder.resolve("tables").resolve("files.txt");
  }

  /** Where a file of a table goes. */
  Path table(String file) {
    written.add("tables/" + file);
    return folder.resolve("tables").resolve(file);
  }

  /** The folder of plots, to which the files of a figure go. */
  Path plots(String figure) {
    FigureWriter.ENDINGS.forEach(ending -> written.add("plots/" + figure + "." + ending));
    return folder.resolve("plots");
  }

  /** Deletes what is listed and was not written again, and writes the list anew. */
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
