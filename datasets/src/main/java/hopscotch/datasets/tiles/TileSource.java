package hopscotch.datasets.tiles;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file of a tile map.
 *
 * @param bytes its content, which is not copied
 * @param name its name for messages
 * @param folder the folder below which files that it names are read; if empty, none are
 */
@SuppressWarnings("ArrayRecordComponent") // a file, which is not compared
record TileSource(byte[] bytes, String name, Optional<Path> folder) {
  /** The largest size of a file of a tile map. */
  static final int MAX_BYTES = 1 << 26;

  static TileSource of(byte[] bytes, String name) {
    return new TileSource(bytes, name, Optional.empty());
  }

  static TileSource of(Path file) throws IOException {
    byte[] bytes = FileInput.bytes(file, "a tile map", MAX_BYTES);
    return new TileSource(bytes, file.toString(), Optional.of(file.toAbsolutePath().getParent()));
  }

  /** A fault of the file as a whole. */
  Faults faults() {
    return (fault, expected) -> new BadFileException(name, fault, expected);
  }

  /**
   * A file that this one names. It must lie below the folder, even if links are followed. {@code
   * what} is its word in messages.
   */
  TileSource beside(String what, String named, Faults faults) throws BadFileException {
    Faults there = faults.in(what + " " + BadFileException.quote(named));
    if (folder.isEmpty()) {
      throw there.at(
          "it is another file", "a map that names none, or one that is read from its folder");
    }
    try {
      Path root = folder.get().toRealPath();
      Path file = root.resolve(named).normalize();
      if (!file.startsWith(root) || Files.exists(file) && !file.toRealPath().startsWith(root)) {
        throw there.at("it lies outside the folder of the map", "a file below that folder");
      }
      if (!Files.isRegularFile(file)) {
        throw there.at("no such file", "a file below the folder of the map");
      }
      return new TileSource(FileInput.bytes(file, "a tileset", MAX_BYTES), file.toString(), folder);
    } catch (InvalidPathException e) {
      throw there.at("this is no name of a file", "a file below the folder of the map");
    } catch (BadFileException e) {
      throw e;
    } catch (IOException e) {
      throw there.at("it cannot be read", "a file that can be read");
    }
  }
}
