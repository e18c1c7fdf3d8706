package hopscotch.cli;

import hopscotch.cli.command.CompletionCommand;
import hopscotch.cli.command.DoctorCommand;
import hopscotch.cli.command.ModuleCommand;
import hopscotch.cli.command.PlannersCommand;
import hopscotch.cli.console.CommandGroup;
import hopscotch.cli.console.CommandHelp;
import hopscotch.cli.console.ExitCode;
import hopscotch.cli.console.NotHereCommand;
import hopscotch.cli.console.StandardOutput;
import hopscotch.cli.datasets.DatasetsCommand;
import hopscotch.cli.guests.GuestsCommand;
import hopscotch.cli.mapf.MapfCommand;
import hopscotch.cli.render.RenderCommand;
import hopscotch.cli.run.MergeCommand;
import hopscotch.cli.run.PapersCommand;
import hopscotch.cli.run.PlanCommand;
import hopscotch.cli.run.ReportCommand;
import hopscotch.cli.run.RunCommand;
import hopscotch.cli.run.StatusCommand;
import hopscotch.cli.run.SubmitCommand;
import hopscotch.cli.solve.SolveCommand;
import hopscotch.cli.verify.VerifyCommand;
import hopscotch.cli.view.ExportCommand;
import hopscotch.cli.view.TeachCommand;
import hopscotch.cli.view.TraceCommand;
import hopscotch.cli.view.ViewCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point of the {@code hopscotch} command. */
@Command(
    name = "hopscotch",
    description = "Hierarchical pathfinding on grid maps: planners and experiments.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "  hopscotch planners",
      "  hopscotch solve --map arena.map --from 1,11 --to 40,3 --path",
      "  hopscotch solve --map dao/arena --planner astar --planner dijkstra --limit 20",
      "  hopscotch run demo",
      "  hopscotch planners --jar mine.jar",
      "  source <(hopscotch completion)",
      "",
      "Exit codes: 0 good, 1 internal error, 2 usage, 3 some answer was wrong, 4 missing or"
          + " corrupt data, 130 interrupted."
    })
public final class Main extends CommandGroup {
  /** In the order of the help. */
  private static final List<Class<?>> COMMANDS =
      List.of(
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
          DoctorCommand.class,
          CompletionCommand.class);

  /** Words that ask about other commands than the one to run. */
  private static final Set<String> ABOUT_ALL = Set.of("-h", "--help", "completion");

  @Spec private CommandSpec spec;

  private Main() {}

  /** The jars that a file of arguments names, which {@link Jars} has not seen. */
  @Option(
      names = Jars.OPTION,
      paramLabel = "FILE",
      scope = ScopeType.INHERIT,
      description =
          "A jar with planners of your own, for this command; may be repeated. The"
              + " command then runs in a process of its own: if a planner ends it, or hangs"
              + " beyond a budget, a message says so.")
  void addJars(List<Path> jars) {
    try {
      Jars.add(jars);
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Runs the command line that follows {@code hopscotch}, and ends the process. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    PrintWriter err =
        new PrintWriter(
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.err), StandardCharsets.UTF_8),
            true);
    if (Supervisor.isNeeded(args)) {
      System.exit(supervise(args, err));
    }
    Supervisor.begin();
    System.setOut(System.err);
    StandardOutput output = StandardOutput.ofProcess();
    CommandLine commandLine = commandLine(args);
    commandLine.setOut(new PrintWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8)));
    commandLine.setErr(err);
    int code = execute(commandLine, args);
    commandLine.getOut().flush();
    Optional<String> fault = output.findFault();
    fault.ifPresent(text -> err.println("hopscotch: " + text));
    err.flush();
    Supervisor.exit(fault.isPresent() ? ExitCode.BAD_DATA : code);
  }

  private static int supervise(String[] args, PrintWriter err) {
    try {
      return Supervisor.run(args, err);
    } catch (IOException e) {
      err.println("hopscotch: no process for the command: " + e.getMessage());
      return ExitCode.INTERNAL_ERROR;
    }
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
   * The command line, to run within a process, which it does not end.
   *
   * @param args what is to be run: if the first word is a command, it is the only one that is made,
   *     since all of them take longer than many a query; without words all are made
   */
  public static CommandLine commandLine(String... args) {
    Failures failures = new Failures();
    CommandLine commandLine =
        new CommandLine(new Main()) {
          @Override
          public ParseResult parseArgs(String... args) {
            try {
              Jars.load(args, getErr());
            } catch (IOException e) {
              throw new ExecutionException(this, e.getMessage(), e);
            }
            ParseResult parsed = super.parseArgs(args);
            refuseHelpOfUnknownCommand(parsed);
            return parsed;
          }
        };
    List<Class<?>> needed = needed(args);
    needed.forEach(commandLine::addSubcommand);
    if (needed.contains(SubmitCommand.class)) {
      SubmitCommand.addTargets(commandLine.getSubcommands().get("submit"));
    }
    if (needed.equals(COMMANDS)) {
      addOthers(commandLine);
    }
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setParameterExceptionHandler(failures);
    commandLine.setExecutionExceptionHandler(failures);
    complete(commandLine);
    CommandHelp.addTo(commandLine);
    return commandLine;
  }

  private static List<Class<?>> needed(String[] args) {
    if (Stream.of(args).anyMatch(ABOUT_ALL::contains)) {
      return COMMANDS;
    }
    return COMMANDS.stream()
        .filter(it -> args.length > 0 && it.getAnnotation(Command.class).name().equals(args[0]))
        .findFirst()
        .<List<Class<?>>>map(List::of)
        .orElse(COMMANDS);
  }

  private static void addOthers(CommandLine commandLine) {
    ServiceLoader.load(ModuleCommand.class).forEach(commandLine::addSubcommand);
    NotHereCommand.addUnlessThere(
        commandLine,
        "bench",
        "Run the JMH benchmarks (only in a clone of the project).",
        "the benchmarks are not in the installed program; in a clone of"
            + " https://github.com/hopscotch-pathfinding/hopscotch they run by ./hopscotch bench");
    commandLine.addSubcommand(new HelpCommand());
  }

  /** Asked for help, picocli would show that of the group and pass over an unknown word. */
  private static void refuseHelpOfUnknownCommand(ParseResult parsed) {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    if (last.isUsageHelpRequested() && !last.unmatched().isEmpty()) {
      throw new UnmatchedArgumentException(last.commandSpec().commandLine(), last.unmatched());
    }
  }

  /** Adds what all commands have in common: help, version, order of options, examples. */
  private static void complete(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    if (!spec.helpCommand() && spec.unmatchedArgsBindings().isEmpty()) {
      spec.mixinStandardHelpOptions(true);
    }
    spec.versionProvider(new Version());
    spec.usageMessage().sortOptions(false);
    if (spec.usageMessage().footer().length > 0 && spec.usageMessage().footerHeading().isEmpty()) {
      spec.usageMessage().footerHeading("%nExamples:%n");
    }
    command.getSubcommands().values().forEach(Main::complete);
  }

  /** Reads the version from the jar. Classes that run from a folder have none. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"hopscotch " + Objects.requireNonNullElse(version, "(unpackaged)")};
    }
  }
}
