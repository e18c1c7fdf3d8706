package hopscotch.datasets.catalogue;

import hopscotch.core.text.Printable;
import hopscotch.datasets.catalogue.Importer.Imported;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.Sha256;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.datasets.movingai.ScenarioReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipException;

/**
 * The files of an import while it is under way. They are kept in a folder beside the sets until the
 * whole source has been read. Files that are not good maps or scenarios are reported to the
 * progress and left out.
 */
final class Staging {
  private final Path folder;
  private final Path source;
  private final Progress progress;
  private final Map<String, Staged> sets = new TreeMap<>();
  private int files;

  /** A set under way: for each good file its name and its place, and the names of all files. */
  private record Staged(Map<String, Path> good, Set<String> names) {
    Staged() {
      this(new TreeMap<>(), new TreeSet<>());
    }
  }

  Staging(Path folder, Path source, Progress progress) {
    this.folder = folder;
    this.source = source;
    this.progress = progress;
  }

  /** The sets so far, including those without a good file. */
  Set<String> sets() {
    return sets.keySet();
  }

  /** Gives a set another name. If another set has that name, the two are joined. */
  void rename(String from, String to) throws IOException {
    Staged moved = sets.remove(from);
    Staged there = set(to);
    for (String name : moved.names) {
      requireOne(to, name, there.names.add(name));
    }
    there.good.putAll(moved.good);
  }

  private Staged set(String name) {
    return sets.computeIfAbsent(name, key -> new Staged());
  }

  /** Adds a file by its path in the source, whose last part is its name. */
  void add(String set, String path, InputStream input) throws IOException {
    String name = path.substring(path.replace('\\', '/').lastIndexOf('/') + 1);
    if (!Printable.is(name)) {
      progress.leftOut(
          Printable.of(source + ", " + path)
              + ": a name that cannot be read; expected printable characters");
      return;
    }
    Staged staged = set(set);
    requireOne(set, name, staged.names.add(name));
    Path target = Files.createDirectories(folder.resolve(Integer.toString(files++))).resolve(name);
    copy(path, input, target);
    try {
      read(target);
      staged.good.put(name, target);
    } catch (BadFileException e) {
      String fault = e.getMessage().substring(target.toString().length());
      progress.leftOut(Printable.of(source + ", " + path + fault));
    }
  }

  private void copy(String path, InputStream input, Path target) throws IOException {
    try {
      Files.copy(input, target);
    } catch (BadFileException | ZipException | EOFException e) {
      throw e;
    } catch (IOException e) {
      throw new IOException(
          "%s, %s: cannot be copied to %s (%s)".formatted(source, path, target, e.getMessage()), e);
    }
  }

  private void requireOne(String set, String name, boolean isNew) throws BadFileException {
    if (!isNew) {
      throw new BadFileException(
          source.toString(),
          "two files named " + name + (set.isEmpty() ? "" : " for the set " + set),
          "each name once in a set");
    }
  }

  private static void read(Path file) throws IOException {
    if (file.toString().endsWith(".scen")) {
      ScenarioReader.read(file);
    } else {
      MapReader.read(file);
    }
  }

  /**
   * Moves all good files into the cache, and records their checksums.
   *
   * @param overwrites whether files that were not imported may be overwritten
   * @param wayOut advice for the user if such a file is in the way
   * @throws BadFileException if such a file is in the way; nothing is changed then
   */
  List<Imported> install(Cache cache, boolean overwrites, String wayOut) throws IOException {
    for (Map.Entry<String, Staged> set : sets.entrySet()) {
      if (!overwrites) {
        requireOurs(cache.set(set.getKey()), set.getValue().good, wayOut);
      }
    }
    List<Imported> imported = new ArrayList<>();
    for (Map.Entry<String, Staged> set : sets.entrySet()) {
      if (!set.getValue().good.isEmpty()) {
        imported.add(install(set.getKey(), cache.set(set.getKey()), set.getValue().good));
      }
    }
    return imported;
  }

  private static void requireOurs(Path set, Map<String, Path> good, String wayOut)
      throws IOException {
    Checksums checksums = Checksums.in(set);
    for (Map.Entry<String, Path> file : good.entrySet()) {
      Path target = set.resolve(file.getKey());
      if (Files.exists(target)
          && checksums.find(file.getKey()).isEmpty()
          && Files.mismatch(target, file.getValue()) >= 0) {
        throw new BadFileException(
            target.toString(), "another file, not imported, is here", wayOut);
      }
    }
  }

  private static Imported install(String set, Path target, Map<String, Path> good)
      throws IOException {
    Files.createDirectories(target);
    Checksums checksums = Checksums.in(target);
    int maps = 0;
    for (Map.Entry<String, Path> file : good.entrySet()) {
      String sum = Sha256.of(file.getValue());
      Files.move(
          file.getValue(), target.resolve(file.getKey()), StandardCopyOption.REPLACE_EXISTING);
      checksums.put(file.getKey(), sum);
      maps += file.getKey().endsWith(".map") ? 1 : 0;
    }
    checksums.save();
    return new Imported(set, maps, good.size() - maps);
  }
}
