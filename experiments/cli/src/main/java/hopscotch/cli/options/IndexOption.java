package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.harness.suite.Suite;
import hopscotch.judge.query.OpenMapPlanners;
import hopscotch.judge.query.ProblemKind;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --index}. */
public final class IndexOption {
  @Option(
      names = "--index",
      paramLabel = "DIR",
      description =
          "Read the index of a planner from this folder. If it is not there, build it and"
              + " keep it there. Planners that keep none are prepared anew.")
  private Path folder;

  /** The store in the named folder. Empty if none was named. */
  public Optional<IndexStore> findStore() {
    return Optional.ofNullable(folder).map(IndexStore::new);
  }

  /** The absolute path of the named folder, if any, for a suite of single queries. */
  public Optional<Path> findFolder(Suite suite) {
    if (folder != null && suite.kind() != ProblemKind.QUERY) {
      throw new UsageException(
          "--index is for single queries: expected none beside a suite of "
              + suite.kind().problems());
    }
    return Optional.ofNullable(folder).map(it -> it.toAbsolutePath().normalize());
  }

  /** If a folder was named, says which of these planners prepare something that no file keeps. */
  public void sayWhatIsNotKept(PrintWriter err, List<KnownSpec> specs) {
    if (folder != null) {
      specs.stream()
          .filter(IndexOption::keepsNoFile)
          .forEach(spec -> err.printf("--index: %s keeps no file, and is prepared anew%n", spec));
    }
  }

  /** Whether a planner of ours prepares something that no file keeps. */
  private static boolean keepsNoFile(KnownSpec spec) {
    try {
      return spec.all().noneMatch(IndexOption::mayKeepFile)
          && new OpenMapPlanners().planner(spec).indexBytes() > 0;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean mayKeepFile(KnownSpec spec) {
    return Planners.factory(spec.id()).keepsIndex() || Planners.jar(spec.id()).isPresent();
  }

  /** Refuses a folder together with a paper, which builds the indexes that it counts. */
  public void requireNoneBesidePaper() {
    if (folder != null) {
      throw new UsageException("--index is for suites: expected none beside a paper");
    }
  }
}
