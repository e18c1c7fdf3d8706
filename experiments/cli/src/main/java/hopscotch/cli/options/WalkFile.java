package hopscotch.cli.options;

import hopscotch.cli.console.UsageException;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The file of a walk. {@code --walk} names it too, and says that the command is about a walk. */
public final class WalkFile {
  @Parameters(arity = "0..1", paramLabel = "FILE", description = "The walk.")
  private Path file;

  @Option(names = "--walk", hidden = true, paramLabel = "FILE")
  private Path named;

  /** The file. Refuses none, and two. */
  public Path path() {
    if ((file == null) == (named == null)) {
      throw new UsageException(
          file == null
              ? "Missing required parameter: 'FILE', the walk"
              : "--walk has its own map: expected no map beside it");
    }
    return file == null ? named : file;
  }

  /** The name of the file, without folders and ending. */
  public String name() {
    return path().getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }
}
