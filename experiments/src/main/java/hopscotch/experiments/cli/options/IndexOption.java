package hopscotch.experiments.cli.options;

import hopscotch.core.planner.IndexStore;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --index}. */
public final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "DIR",
      description =
          "Read the index of a planner from this folder where it is there, else build it and keep"
              + " it there.")
  private Path folder;

  /** Made by picocli. */
  public IndexOption() {}

  /** The store in the named folder; empty if none was named. */
  public Optional<IndexStore> findStore() {
    return Optional.ofNullable(folder).map(IndexStore::new);
  }
}
