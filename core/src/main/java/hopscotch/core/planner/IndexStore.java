package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import hopscotch.core.index.IndexLock;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * A folder of index files, one for each planner, map and movement, after which it is named. Given
 * to {@link Planners#prepare(KnownSpec, GridGraph, Budget, IndexStore)}, it reads each index that
 * is there and writes each that had to be built.
 *
 * <p>Safe for use by several threads and processes. If several want the same index at the same
 * time, one builds it and the others wait for the file. They wait as long as their budget of
 * preparation allows, and 10 minutes at most, see {@link IndexLock}.
 */
public final class IndexStore {
  private static final long MAX_WAIT_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final Path folder;
  private final Runnable whileWaiting;

  /** A store in a folder. The folder is made when the first index is kept. */
  public IndexStore(Path folder) {
    this(folder, () -> {});
  }

  /**
   * A store for a caller that has to show that it is alive while it waits.
   *
   * @param whileWaiting run many times a second while another builds what is wanted
   */
  public IndexStore(Path folder, Runnable whileWaiting) {
    this.folder = folder;
    this.whileWaiting = whileWaiting;
  }

  /**
   * Prepares one planner, from its file where there is one.
   *
   * @param uses where to note what became of the file
   * @throws IOException if a file is not what it should be, or cannot be read or written
   */
  Planner prepare(
      PlannerFactory factory,
      KnownSpec spec,
      List<Planner> inner,
      GridGraph graph,
      Budget budget,
      List<StoredIndex> uses)
      throws IOException {
    Arguments arguments = spec.arguments();
    // Without a format there is no file.
    IndexFormat format = factory.index();
    if (!factory.keepsIndex()) {
      return factory.prepare(arguments, inner, graph, budget);
    }
    long begun = System.nanoTime();
    IndexKey key = key(format, spec, graph);
    Path file = folder.resolve(key.fileName());
    makeFolder();
    // Read the file, or build the index and write it; another process may be at it.
    try (IndexLock lock = IndexLock.await(file, isEnough(budget))) {
      boolean isRead = lock.isIndexThere();
      long start = System.nanoTime();
      Planner planner =
          isRead
              ? IndexFile.read(file, key, in -> format.reader().read(arguments, graph, in))
              : factory.prepare(arguments, inner, graph, budget);
      long prepared = System.nanoTime();
      if (!isRead) {
        IndexFile.write(file, key, ((Indexed) planner)::writeIndex);
      }
      // Note what became of it.
      long writingNanos = isRead ? 0 : System.nanoTime() - prepared;
      uses.add(
          new StoredIndex(
              key.planner(),
              file,
              isRead,
              Files.size(file),
              start - begun,
              prepared - start,
              writingNanos));
      return planner;
    }
  }

  /** Whether to wait no longer: what another takes longer over may be built here as well. */
  private BooleanSupplier isEnough(Budget budget) {
    long since = System.nanoTime();
    long longest = Math.min(budget.nanos(), MAX_WAIT_NANOS);
    return () -> {
      whileWaiting.run();
      return budget.isCancelled() || System.nanoTime() - since >= longest;
    };
  }

  /** Before an index is built: to find out afterwards would cost the work. */
  private void makeFolder() throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new IOException(folder + ": this is no folder; expected one for index files");
    }
    Files.createDirectories(folder);
  }

  /** Every parameter that shapes the index is named, those at their defaults too. */
  private static IndexKey key(IndexFormat format, KnownSpec spec, GridGraph graph) {
    Map<String, String> shape = new LinkedHashMap<>();
    for (Parameter parameter : format.parameters()) {
      shape.put(parameter.name(), spec.arguments().text(parameter.name()));
    }
    PlannerSpec shaped = new PlannerSpec(spec.id(), spec.normal().inner(), shape);
    return IndexKey.of(shaped.toString(), format.version(), graph);
  }
}
