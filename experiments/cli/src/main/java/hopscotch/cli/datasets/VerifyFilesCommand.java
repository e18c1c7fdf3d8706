package hopscotch.cli.datasets;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Rows;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.catalogue.Verification;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code datasets verify}: compares the files of sets with their checksums and with each other. */
@Command(
    name = "verify",
    description = "Check the files of sets: checksums, maps, and scenarios against their maps.",
    footer = {
      "  hopscotch datasets verify",
      "  hopscotch datasets verify dao rooms",
      "",
      "Whether the published lengths are right is what 'hopscotch verify' checks."
    })
final class VerifyFilesCommand extends ConsoleCommand {
  @Parameters(arity = "0..*", paramLabel = "SET", description = "Default: all that are here.")
  private List<String> names;

  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    MapLibrary library = maps.library();
    boolean good = true;
    List<String> columns =
        List.of("set", "maps", "scenarios", "rows", "problems", "notes", "folder");
    try (Rows rows = format.open(out(), columns)) {
      for (String set : names == null ? library.sets() : names) {
        Path folder = folder(library, set);
        Verification result = verify(folder, err());
        result.problems().forEach(problem -> err().println("problem: " + problem));
        result.notes().forEach(note -> err().println("note: " + note));
        good &= result.isGood();
        rows.add(
            set,
            result.maps(),
            result.scenarios(),
            result.rows(),
            result.problems().size(),
            result.notes().size(),
            folder);
      }
    }
    return good ? ExitCode.OK : ExitCode.BAD_DATA;
  }

  private static Path folder(MapLibrary library, String set) throws IOException {
    List<String> here = library.sets();
    return library
        .findSet(set)
        .orElseThrow(
            () ->
                new BadFileException(
                    set,
                    "no such set in " + library.roots() + DidYouMean.hint(set, here),
                    "one of " + here));
  }

  private static Verification verify(Path folder, PrintWriter err) throws IOException {
    try (ShownProgress progress = new ShownProgress(err)) {
      return Verification.of(folder, progress);
    }
  }
}
