package hopscotch.cli.guests;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.harness.guest.GppcBuild;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code guests build}: compiles a host for a family of programs. */
@Command(
    name = "build",
    description = "Compile a host that makes guests of the entries of a competition.",
    footer = {
      "  hopscotch guests build gppc --entry my-entry -o mine",
      "  hopscotch guests build gppc --entry my-entry --source my-entry/src \\",
      "      --flag=-Imy-entry/include",
      "  hopscotch guests build gppc       # then: gppc-host libGPPCentry.so",
      "",
      "gppc: entries of the Grid-Based Path Planning Competition, of the classic"
          + " interface or the C interface. All sources of a folder are compiled, except those"
          + " that define main. An entry's Makefile is not read. Name with --source and --flag"
          + " the sources and flags that it names."
    })
final class BuildCommand extends ConsoleCommand {
  @Parameters(index = "0", paramLabel = "KIND", description = "The kind of host: gppc.")
  private String kind;

  @Option(
      names = "--entry",
      paramLabel = "DIR",
      description = "The folder with the entry's Entry.h. An entry in a library needs none.")
  private Path entry;

  @Option(
      names = "--source",
      paramLabel = "FILE",
      description =
          "A source file of the entry outside its folder, or a folder of source files; may be"
              + " repeated.")
  private List<Path> sources = List.of();

  @Option(
      names = "--flag",
      paramLabel = "WORD",
      description = "A word for the compiler, such as --flag=-march=native; may be repeated.")
  private List<String> flags = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The program to make. Default: gppc-host, in this folder.")
  private Path output = Path.of("gppc-host");

  @Option(
      names = "--force",
      description = "Overwrite a file even if Hopscotch did not write" + " it.")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    if (!kind.equals("gppc")) {
      throw new UsageException("guests build %s: expected gppc".formatted(kind));
    }
    if (Files.exists(output) && !force && !isOurs()) {
      throw new UsageException(
          output + ": this file is not one of Hopscotch's; expected another name, or --force");
    }
    GppcBuild.Result result =
        UsageException.orRefuse(() -> new GppcBuild(entry, sources, flags).build(output));
    if (!result.isBuilt()) {
      err().println(result.output());
      err().println("hopscotch: the compiler failed; see above");
      return ExitCode.BAD_DATA;
    }
    out().println(output);
    return ExitCode.OK;
  }

  private boolean isOurs() throws IOException {
    return Files.isRegularFile(output)
        && new String(Files.readAllBytes(output), StandardCharsets.ISO_8859_1)
            .contains(GppcBuild.MARK);
  }
}
