package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A folder of index files, one for each planner, map and movement, named by them. Given to {@link
 * Planners#prepare(PlannerSpec, GridGraph, Budget, IndexStore)}, it reads each index that is there
 * and writes each that had to be built. Safe for use by several threads and processes.
 */
public final class IndexStore {
  private final Path folder;

  /** The store in a folder, which is made when the first index is kept. */
  public IndexStore(Path folder) {
    this.folder = folder;
  }

  /**
   * Prepares one planner, from its file where there is one.
   *
   * @param uses where to note what became of the file
   * @throws IOException if a file is not what it should be, or cannot be read or written
   */
  Planner prepare(
      PlannerFactory factory,
      PlannerSpec spec,
      List<Planner> inner,
      GridGraph graph,
      Budget budget,
      List<StoredIndex> uses)
      throws IOException {
    Arguments arguments = Planners.arguments(factory, spec);
    IndexFormat format = factory.index();
    if (format == null) {
      return factory.prepare(arguments, inner, graph, budget);
    }
    IndexKey key = key(format, spec, arguments, graph);
    Path file = folder.resolve(key.fileName());
    boolean isRead = Files.exists(file);
    makeFolder();
    long start = System.nanoTime();
    Planner planner =
        isRead
            ? IndexFile.read(file, key, in -> format.read(arguments, inner, graph, in))
            : factory.prepare(arguments, inner, graph, budget);
    long prepared = System.nanoTime();
    if (!isRead) {
      IndexFile.write(file, key, out -> format.write(planner, out));
    }
    long writingNanos = isRead ? 0 : System.nanoTime() - prepared;
    uses.add(
        new StoredIndex(
            key.planner(), file, isRead, Files.size(file), prepared - start, writingNanos));
    return planner;
  }

  /** Before an index is built: to find out afterwards would cost the work. */
  private void makeFolder() throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new IOException(folder + ": this is no folder; expected one for index files");
    }
    Files.createDirectories(folder);
  }

  /** Every parameter that shapes the index is named, those at their defaults too. */
  private static IndexKey key(
      IndexFormat format, PlannerSpec spec, Arguments arguments, GridGraph graph) {
    Map<String, String> shape = new LinkedHashMap<>();
    for (Parameter parameter : format.parameters()) {
      shape.put(parameter.name(), arguments.text(parameter.name()));
    }
    PlannerSpec shaped = new PlannerSpec(spec.id(), spec.inner(), shape);
    return IndexKey.of(shaped.toString(), format.version(), graph);
  }
}
