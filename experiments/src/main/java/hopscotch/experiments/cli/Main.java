package hopscotch.experiments.cli;

import hopscotch.core.planner.Planners;
import hopscotch.experiments.cli.command.BenchCommand;
import hopscotch.experiments.cli.command.CompletionCommand;
import hopscotch.experiments.cli.command.DoctorCommand;
import hopscotch.experiments.cli.command.ExportCommand;
import hopscotch.experiments.cli.command.MergeCommand;
import hopscotch.experiments.cli.command.PapersCommand;
import hopscotch.experiments.cli.command.PlanCommand;
import hopscotch.experiments.cli.command.PlannersCommand;
import hopscotch.experiments.cli.command.RenderCommand;
import hopscotch.experiments.cli.command.ReportCommand;
import hopscotch.experiments.cli.command.RunCommand;
import hopscotch.experiments.cli.command.SolveCommand;
import hopscotch.experiments.cli.command.StatusCommand;
import hopscotch.experiments.cli.command.SubmitCommand;
import hopscotch.experiments.cli.command.TeachCommand;
import hopscotch.experiments.cli.command.TraceCommand;
import hopscotch.experiments.cli.command.VerifyCommand;
import hopscotch.experiments.cli.command.ViewCommand;
import hopscotch.experiments.cli.console.ExitCode;
import hopscotch.experiments.cli.console.StandardOutput;
import hopscotch.experiments.cli.datasets.DatasetsCommand;
import hopscotch.experiments.cli.guests.GuestsCommand;
import hopscotch.experiments.cli.mapf.MapfCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The entry point of the {@code hopscotch} command. */
@Command(
    name = "hopscotch",
    description = "Hierarchical pathfinding on grid maps: planners and experiments.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      PlannersCommand.class,
      SolveCommand.class,
      RunCommand.class,
      PapersCommand.class,
      ReportCommand.class,
      PlanCommand.class,
      MergeCommand.class,
      SubmitCommand.class,
      StatusCommand.class,
      VerifyCommand.class,
      MapfCommand.class,
      GuestsCommand.class,
      DatasetsCommand.class,
      RenderCommand.class,
      TraceCommand.class,
      TeachCommand.class,
      ViewCommand.class,
      ExportCommand.class,
      BenchCommand.class,
      DoctorCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  hopscotch planners",
      "  hopscotch solve --map arena.map --from 1,11 --to 40,3 --path",
      "  hopscotch solve --map dao/arena --planner astar --planner dijkstra --limit 20",
      "  hopscotch run demo",
      "  hopscotch planners --jar mine.jar",
      "  source <(hopscotch completion)",
      "",
      "Exit codes: 0 good, 1 internal error, 2 usage, 3 some answer was wrong,",
      "4 missing or corrupt data, 130 interrupted."
    })
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec command;

  private Main() {}

  /** Those that {@link Jars} has not seen, since a file of arguments names them. */
  @Option(
      names = Jars.OPTION,
      paramLabel = "FILE",
      scope = ScopeType.INHERIT,
      description = "A jar with planners of your own, for this command; may be repeated.")
  void addJars(List<Path> jars) {
    Planners.addJars(jars);
  }

  /** Without a command: which there are. */
  @Override
  public Integer call() {
    command.commandLine().usage(command.commandLine().getErr());
    return ExitCode.USAGE;
  }

  /**
   * Runs the command line and ends the process.
   *
   * @param args what the user typed after {@code hopscotch}
   */
  public static void main(String[] args) {
    StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    System.setOut(new PrintStream(output, false, StandardCharsets.UTF_8));
    CommandLine commandLine = commandLine();
    commandLine.setOut(new PrintWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8)));
    commandLine.setErr(
        new PrintWriter(
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8),
            true));
    int code = execute(commandLine, args);
    commandLine.getOut().flush();
    System.out.flush();
    Optional<String> fault = output.findFault();
    fault.ifPresent(text -> commandLine.getErr().println("hopscotch: " + text));
    commandLine.getErr().flush();
    System.exit(fault.isPresent() ? ExitCode.BAD_DATA : code);
  }

  private static int execute(CommandLine commandLine, String[] args) {
    try {
      return commandLine.execute(args);
    } catch (OutOfMemoryError e) {
      long heap = Runtime.getRuntime().maxMemory() >> 20;
      commandLine
          .getErr()
          .println(
              "hopscotch: out of memory: the heap has %d MiB; HOPSCOTCH_JAVA_OPTS=-Xmx9g makes it one of 9 GiB"
                  .formatted(heap));
      return ExitCode.INTERNAL_ERROR;
    }
  }

  /**
   * The whole command line, to run in-process: its streams can be set, nothing ends the process.
   */
  public static CommandLine commandLine() {
    Failures failures = new Failures();
    CommandLine commandLine =
        new CommandLine(new Main()) {
          @Override
          public ParseResult parseArgs(String... args) {
            Jars.load(args, getErr());
            return super.parseArgs(args);
          }
        };
    SubmitCommand.addTargets(commandLine.getSubcommands().get("submit"));
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setParameterExceptionHandler(failures);
    commandLine.setExecutionExceptionHandler(failures);
    commandLine.getSubcommands().values().forEach(Main::tellVersion);
    return commandLine;
  }

  private static void tellVersion(CommandLine command) {
    command.getCommandSpec().versionProvider(new Version());
    command.getSubcommands().values().forEach(Main::tellVersion);
  }

  /** Reads the version from the jar; classes run from a folder have none. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"hopscotch " + Objects.requireNonNullElse(version, "(unpackaged)")};
    }
  }
}
