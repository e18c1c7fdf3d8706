package hopscotch.cli.run;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.ForceOption;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.text.DidYouMean;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.report.Bibliography;
import hopscotch.harness.report.RegressionRule;
import hopscotch.harness.report.Report;
import hopscotch.harness.report.ResultsPage;
import hopscotch.harness.report.RunComparison;
import hopscotch.harness.results.Results;
import hopscotch.harness.suite.Section;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code report}: makes tables, plots and a page of one run, or compares two runs. */
@Command(
    name = "report",
    description = "Report a run, or compare a later run with an earlier one.",
    footer = {
      "  hopscotch report runs/demo",
      "  hopscotch report yesterday today -o changes.html",
      "  hopscotch report yesterday today --fail-if 'suboptimality>0.1%%'",
      "  hopscotch report runs/baselines --format md -o baselines.md",
      "  hopscotch report runs/quick --format tex --fragment --sections summary",
      "  hopscotch report runs/quick --format pdf --figures cactus -o cactus.pdf",
      "  hopscotch report runs/quick --format bib -o quick.bib",
      "",
      "Exit code 3: an answer is wrong (of two runs: of the later), a planned row is missing,"
          + " two runs have nothing in common, or a --fail-if came true."
    })
public final class ReportCommand extends ConsoleCommand {
  @Parameters(
      arity = "1..*",
      paramLabel = "DIR",
      description = "A run's folder, or two to compare. With --format as many as you like.")
  private List<Path> folders;

  @Option(
      names = "--fail-if",
      paramLabel = "RULE",
      description =
          "With two runs: a figure that must not grow, with a limit if any, as in"
              + " expansions>0.5%%. Known: expansions, suboptimality, unsolved.")
  private List<String> rules = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "md, html, tex: write one page of tables alone, with the commands, commit, date and"
              + " machine in its head. pdf, svg: write figures alone, a file each. bib: write what to"
              + " cite, in BibTeX.")
  private ReportFormat format;

  @Option(
      names = "--sections",
      paramLabel = "NAME",
      split = ",",
      description =
          "With --format md, html or tex: which tables, of problems, summary, sets, maps, growth, speedup, pairs,"
              + " buckets, walks, changes, distances, teams, team-maps, goals, goal-maps, crowds."
              + " Default: those that the suite asks for.")
  private List<String> sections = List.of();

  @Option(
      names = "--columns",
      paramLabel = "NAME",
      split = ",",
      hideParamSyntax = true,
      description =
          "With --format md, html or tex: which figures, by their heads and in this order, as in"
              + " 'mean us,index KiB'. Default: those that matter, with at most 8 columns a table;"
              + " all: every one.")
  private List<String> columns = List.of();

  @Option(
      names = "--fragment",
      description =
          "With --format tex: one table alone, as a tabular for \\input. --sections names it. Of a"
              + " table by map, set or the like --columns names the figure.")
  private boolean isFragment;

  @Option(
      names = "--figures",
      paramLabel = "NAME",
      split = ",",
      description =
          "With --format pdf or svg: which figures, by the names of the files in plots/."
              + " Default: all.")
  private List<String> figures = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "PATH",
      description =
          "The folder that the report goes to; default: the run's. With two runs a file, for a"
              + " page of what changed. With --format md, html, tex or bib the file; default: standard"
              + " output. With pdf or svg the folder, or the file of one figure.")
  private Path output;

  @Option(
      names = "--mix-nodes",
      description = "Average times over different kinds of node, as if they were one.")
  private boolean mixesNodes;

  @Mixin private FigureOptions figureOptions;
  @Mixin private ForceOption force;

  @Override
  public Integer call() throws IOException {
    if (!figures.isEmpty() && (format == null || !format.isOfFigures())) {
      throw new UsageException("--figures: expected --format pdf or svg too");
    }
    if (isFragment && (format != ReportFormat.TEX || folders.size() != 1)) {
      throw new UsageException("--fragment: expected one folder, and --format tex");
    }
    if (format == ReportFormat.BIB) {
      return bibliography();
    }
    if (format != null) {
      return format.isOfFigures() ? figures() : page();
    }
    if (!sections.isEmpty() || !columns.isEmpty()) {
      throw new UsageException(
          (sections.isEmpty() ? "--columns" : "--sections") + ": expected --format too");
    }
    if (folders.size() > 2) {
      throw new UsageException(
          folders.size() + " folders: expected one, two to compare, or --format");
    }
    return folders.size() == 1 ? one() : two();
  }

  private int page() throws IOException {
    if (!rules.isEmpty()) {
      throw new UsageException("--fail-if: expected no --format");
    }
    List<String> typed = typed();
    ResultsPage page =
        new ResultsPage(format.ofTables(), chosenSections(), columns, typed, mixesNodes);
    List<Results> runs = new ArrayList<>();
    boolean isGood = true;
    for (Path folder : folders) {
      Results results = Results.read(folder);
      runs.add(results);
      Report report = new Report(results, mixesNodes);
      isGood &= report.faults() == 0 && !report.isIncomplete();
    }
    String text =
        isFragment
            ? UsageException.orRefuse("--fragment: ", () -> page.fragment(runs.get(0)))
            : UsageException.orRefuse("--columns: ", () -> page.of(runs));
    write(text);
    return isGood ? ExitCode.OK : ExitCode.FAULTS;
  }

  private int bibliography() throws IOException {
    if (!rules.isEmpty() || !sections.isEmpty() || !columns.isEmpty()) {
      throw new UsageException(
          "--format bib: expected no --fail-if, no --sections and no --columns");
    }
    List<Results> runs = new ArrayList<>();
    for (Path folder : folders) {
      runs.add(Results.read(folder));
    }
    write(Bibliography.of(runs, typed()));
    return ExitCode.OK;
  }

  private void write(String text) throws IOException {
    if (output == null) {
      out().print(text);
    } else {
      force.requireOurs(output, ResultsPage::isOurs);
      OutputFile.write(output, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  private int figures() throws IOException {
    if (!rules.isEmpty() || !sections.isEmpty() || !columns.isEmpty()) {
      throw new UsageException(
          "--format %s: expected no --fail-if, no --sections and no --columns".formatted(format));
    }
    if (folders.size() != 1 || output == null) {
      throw new UsageException("--format %s: expected one folder and -o".formatted(format));
    }
    Report report = report();
    FigureFiles files = new FigureFiles(report, format, force);
    for (Path file : UsageException.orRefuse(() -> files.write(figures, output))) {
      out().println(file);
    }
    return report.faults() == 0 && !report.isIncomplete() ? ExitCode.OK : ExitCode.FAULTS;
  }

  private Report report() throws IOException {
    Results results = Results.read(folders.get(0));
    return new Report(results, mixesNodes, figureOptions.settings(results));
  }

  private Set<Section> chosenSections() {
    Set<Section> chosen = EnumSet.noneOf(Section.class);
    Map<String, Section> known = new LinkedHashMap<>();
    ResultsPage.SECTIONS.forEach(section -> known.put(Parameter.word(section), section));
    for (String name : sections) {
      if (!known.containsKey(name)) {
        throw new UsageException(
            "--sections %s: no such table%s; expected some of %s"
                .formatted(
                    name,
                    DidYouMean.hint(name, known.keySet()),
                    String.join(", ", known.keySet())));
      }
      chosen.add(known.get(name));
    }
    return chosen;
  }

  private int one() throws IOException {
    if (!rules.isEmpty()) {
      throw new UsageException("--fail-if: expected two runs");
    }
    Path target = output == null ? folders.get(0) : output;
    Report report = report();
    force.requireReportFolder(target);
    BriefReport.print(out(), report);
    BriefReport.printPlace(out(), report, report.write(target));
    return report.faults() > 0 || report.isIncomplete() ? ExitCode.FAULTS : ExitCode.OK;
  }

  private int two() throws IOException {
    List<RegressionRule> parsed =
        UsageException.orRefuse(
            "--fail-if ", () -> rules.stream().map(RegressionRule::parse).toList());
    RunComparison comparison =
        new RunComparison(Results.read(folders.get(0)), Results.read(folders.get(1)));
    if (output != null) {
      force.requireOurs(output, ResultsPage::isOurs);
    }
    BriefReport.print(out(), comparison);
    if (output != null) {
      byte[] page = comparison.page().getBytes(StandardCharsets.UTF_8);
      OutputFile.write(output, file -> file.write(page));
      out().println("Page: " + output);
    }
    boolean failed = false;
    for (RegressionRule rule : parsed) {
      for (String line : comparison.regressions(rule)) {
        out().println("regression: " + line);
        failed = true;
      }
    }
    return failed || comparison.isWrong() || comparison.isIncomplete() || comparison.isEmpty()
        ? ExitCode.FAULTS
        : ExitCode.OK;
  }
}
