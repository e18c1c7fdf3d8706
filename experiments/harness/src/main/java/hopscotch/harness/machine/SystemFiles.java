package hopscotch.harness.machine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The files below {@code /proc} and {@code /sys}. A file that cannot be read counts as missing. */
record SystemFiles(Path root) {
  /** The stripped text of a file. Empty if there is none. */
  Optional<String> text(String file) {
    try {
      return Optional.of(Files.readString(root.resolve(file)).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The lines of a file. There are none if there is no file. */
  List<String> lines(String file) {
    return text(file).map(it -> it.lines().toList()).orElse(List.of());
  }

  /** The whole number in a file. Empty if the file has something else, such as {@code max}. */
  OptionalLong number(String file) {
    return text(file).map(SystemFiles::parse).orElse(OptionalLong.empty());
  }

  /** The value of {@code key} in lines {@code key: value}. Empty if there is none. */
  Optional<String> value(String file, String key) {
    for (String line : lines(file)) {
      int colon = line.indexOf(':');
      if (colon >= 0 && line.substring(0, colon).strip().equalsIgnoreCase(key)) {
        return Optional.of(line.substring(colon + 1).strip());
      }
    }
    return Optional.empty();
  }

  /** The files of a folder whose names match a glob, as paths below the root, sorted by name. */
  List<String> list(String folder, String glob) {
    List<String> found = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(root.resolve(folder), glob)) {
      files.forEach(file -> found.add(folder + "/" + file.getFileName()));
    } catch (IOException e) {
      return List.of();
    }
    found.sort(null);
    return found;
  }

  static OptionalLong parse(String text) {
    return text.matches("-?\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }
}
