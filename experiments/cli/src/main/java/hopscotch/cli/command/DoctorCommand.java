package hopscotch.cli.command;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.Paragraph;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.MapsOption;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.harness.machine.Examination;
import hopscotch.harness.machine.MachineFinding;
import hopscotch.harness.machine.MachineFinding.State;
import hopscotch.harness.output.Column;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code doctor}: finds what makes times noisy on this machine, and says how to mend it. */
@Command(
    name = "doctor",
    description = "Say what here will make times noisy, and how to mend it.",
    footer = {
      "  hopscotch doctor",
      "  hopscotch doctor --maps ~/movingai",
      "  hopscotch doctor --format json",
      "",
      "good: as it should be. noisy: times will vary; counts such as expansions do not.",
      "broken: a run here cannot be trusted, or does not get to its end; exit code 3.",
      "unknown: this system does not tell; Linux tells most."
    })
public final class DoctorCommand extends ConsoleCommand {
  private static final List<Column<MachineFinding>> COLUMNS =
      List.of(
          new Column<>("check", MachineFinding::check),
          new Column<>("state", MachineFinding::state),
          new Column<>("found", MachineFinding::found),
          new Column<>("mend", MachineFinding::mend));
  private static final int WIDTH = 80;

  @Option(
      names = "--root",
      hidden = true,
      paramLabel = "DIR",
      defaultValue = "/",
      description = "Where proc and sys of the machine lie.")
  private Path root;

  @Mixin private MapsOption maps;
  @Mixin private FormatOption format;

  @Override
  public Integer call() throws IOException {
    List<MachineFinding> findings = new ArrayList<>();
    findings.add(java());
    Runtime runtime = Runtime.getRuntime();
    findings.addAll(Examination.of(root, runtime.availableProcessors(), runtime.maxMemory()));
    findings.add(folder());
    addMaps(findings);
    if (format.format().isTable()) {
      print(findings);
    } else {
      format.write(out(), COLUMNS, findings);
    }
    long broken = count(findings, State.BROKEN);
    err()
        .printf(
            "%d broken, %d noisy, %d unknown%n",
            broken, count(findings, State.NOISY), count(findings, State.UNKNOWN));
    return broken == 0 ? ExitCode.OK : ExitCode.FAULTS;
  }

  private static MachineFinding java() {
    String found =
        "%s, %s"
            .formatted(
                System.getProperty("java.runtime.version"), System.getProperty("java.vm.name"));
    return System.getProperty("java.vm.info", "").startsWith("interpreted")
        ? MachineFinding.broken(
            "java", found + ", interpreting", "Nothing is compiled: without -Xint.")
        : MachineFinding.good("java", found);
  }

  private static MachineFinding folder() {
    Path here = Path.of("").toAbsolutePath();
    return Files.isWritable(here)
        ? MachineFinding.good("folder", here.toString())
        : MachineFinding.broken(
            "folder", here + " cannot be written", "Rows are lost: run elsewhere, or with -o DIR.");
  }

  private void addMaps(List<MachineFinding> findings) throws IOException {
    MapLibrary library;
    try {
      library = maps.library();
    } catch (BadFileException e) {
      findings.add(
          MachineFinding.broken(
              "maps", e.getMessage(), "Name a folder by HOPSCOTCH_MAPS or --maps DIR."));
      return;
    }
    if (library.sets().isEmpty()) {
      findings.add(
          new MachineFinding(
              "maps",
              State.GOOD,
              "none but those that are generated",
              "For real ones: hopscotch datasets fetch dao, or HOPSCOTCH_MAPS."));
    }
    for (Path place : library.roots()) {
      List<String> sets = new ArrayList<>();
      for (String set : library.sets()) {
        if (library.findSet(set).filter(it -> it.startsWith(place)).isPresent()) {
          sets.add("%s (%d)".formatted(set, library.maps(set).size()));
        }
      }
      if (!sets.isEmpty()) {
        findings.add(MachineFinding.good("maps", place + ": " + String.join(", ", sets)));
      }
    }
  }

  private static long count(List<MachineFinding> findings, State state) {
    return findings.stream().filter(it -> it.state() == state).count();
  }

  private void print(List<MachineFinding> findings) {
    for (MachineFinding one : findings) {
      String label = "%-8s %-7s  ".formatted(one.check(), one.state());
      out().println(Paragraph.wrap(label, one.found(), WIDTH));
      if (!one.mend().isEmpty()) {
        out().println(Paragraph.wrap(" ".repeat(label.length()), one.mend(), WIDTH));
      }
    }
  }
}
