package hopscotch.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The folder that a site goes to. A list in it names what the next site takes away. */
final class SiteFolder {
  private static final String LIST = ".hopscotch-site";

  private final Path folder;

  /** A folder, which has the list of a site or is empty but for Git's. */
  SiteFolder(Path folder) throws IOException {
    this.folder = folder;
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new IOException(folder + ": this is a file; expected a folder to write to");
    }
    if (Files.isDirectory(folder) && !Files.isRegularFile(folder.resolve(LIST))) {
      try (Stream<Path> inside = Files.list(folder)) {
        if (inside.anyMatch(file -> !file.endsWith(".git"))) {
          throw new IOException(
              "%s: it has files, and none that says they are a site; expected an empty folder or a site"
                  .formatted(folder));
        }
      }
    }
  }

  /** Takes away the former site and writes another. */
  void write(Map<String, byte[]> files) throws IOException {
    Files.createDirectories(folder);
    Path list = folder.resolve(LIST);
    if (Files.isRegularFile(list)) {
      remove(Files.readAllLines(list));
    }
    Files.write(list, files.keySet());
    // The start comes last: a site that was cut off has none.
    List<String> names = new ArrayList<>(files.keySet());
    names.sort(Comparator.comparing(Site.START::equals));
    for (String name : names) {
      Path path = folder.resolve(name);
      Files.createDirectories(path.getParent());
      Files.write(path, files.get(name));
    }
  }

  /** Removes the files of a list that are in the folder. */
  private void remove(List<String> names) throws IOException {
    Path root = folder.toAbsolutePath().normalize();
    for (String name : names) {
      Path file = root.resolve(name).normalize();
      if (file.startsWith(root) && Files.deleteIfExists(file)) {
        for (Path parent = file.getParent(); isEmptyBelow(root, parent); ) {
          Files.delete(parent);
          parent = parent.getParent();
        }
      }
    }
  }

  private static boolean isEmptyBelow(Path root, Path parent) throws IOException {
    if (parent.equals(root)) {
      return false;
    }
    try (Stream<Path> inside = Files.list(parent)) {
      return inside.findAny().isEmpty();
    }
  }
}
