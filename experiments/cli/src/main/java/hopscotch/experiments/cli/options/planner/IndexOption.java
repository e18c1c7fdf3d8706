package hopscotch.experiments.cli.options.planner;

import hopscotch.core.planner.IndexStore;
import hopscotch.experiments.cli.console.UsageException;
import hopscotch.experiments.query.ProblemKind;
import hopscotch.experiments.suite.Suite;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --index}. */
public final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "DIR",
      description =
          "Read the index of a planner from this folder. If it is not there, build it and"
              + " keep it there.")
  private Path folder;

  /** Made by picocli. */
  public IndexOption() {}

  /** The store in the named folder; empty if none was named. */
  public Optional<IndexStore> findStore() {
    return Optional.ofNullable(folder).map(IndexStore::new);
  }

  /**
   * The named folder, absolute, for the run of a suite; empty if none was named.
   *
   * @throws UsageException if one was named, and the suite is of walks or teams
   */
  public Optional<Path> findFolder(Suite suite) {
    if (folder != null && suite.kind() != ProblemKind.QUERY) {
      throw new UsageException(
          "--index is for single queries: expected none beside a suite of "
              + suite.kind().problems());
    }
    return Optional.ofNullable(folder).map(it -> it.toAbsolutePath().normalize());
  }

  /** Refuses a folder beside a paper, which builds what it counts. */
  public void requireNoneBesidePaper() {
    if (folder != null) {
      throw new UsageException("--index is for suites: expected none beside a paper");
    }
  }
}
