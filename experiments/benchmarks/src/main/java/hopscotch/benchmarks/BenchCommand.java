package hopscotch.benchmarks;

import hopscotch.cli.command.ModuleCommand;
import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.StandardOutput;
import hopscotch.core.planner.Planners;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.movingai.MapReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code bench}: the JMH benchmarks. */
@Command(
    name = "bench",
    description = "Run the JMH benchmarks.",
    footer = {
      "  hopscotch bench                      all of them, some minutes",
      "  hopscotch bench Planner -p map=caves one class on one map",
      "  hopscotch bench --quick OpenList     one short iteration, to see that it runs"
    })
public final class BenchCommand extends ConsoleCommand implements ModuleCommand {
  private static final int LARGEST_SIDE = 16_384;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Parts of names of benchmarks; all without one.")
  private List<String> names = List.of();

  @Option(
      names = "-p",
      paramLabel = "PARAM=VALUE",
      description = "A value of a benchmark's parameter, such as map=caves or map=FILE.")
  private List<String> parameters = List.of();

  @Option(names = "--quick", description = "One short iteration; its figures mean nothing.")
  private boolean quick;

  @Override
  public Integer call() throws IOException, RunnerException {
    ChainedOptionsBuilder options = new OptionsBuilder().shouldFailOnError(true);
    options.jvmArgsAppend("-D" + Planners.CLASS_PATH + "=" + Planners.jars());
    List<BenchmarkListEntry> chosen = new ArrayList<>();
    for (String name : names.isEmpty() ? List.of("") : names) {
      chosen.addAll(find(name));
      options.include(pattern(name));
    }
    for (String parameter : parameters) {
      int equals = parameter.indexOf('=');
      if (equals < 1) {
        throw wrong("-p " + parameter + ": expected PARAM=VALUE");
      }
      String key = parameter.substring(0, equals);
      requireKnown(key, chosen);
      requireValue(key, parameter.substring(equals + 1));
      options.param(key, parameter.substring(equals + 1));
    }
    if (quick) {
      options.warmupIterations(0).measurementIterations(1);
      options.measurementTime(TimeValue.milliseconds(50));
    }
    PrintStream out = new PrintStream(StandardOutput.ofProcess(), false, StandardCharsets.UTF_8);
    new Runner(options.build(), OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL))
        .run();
    out.flush();
    return 0;
  }

  private static String pattern(String name) {
    return "hopscotch\\.benchmarks\\..*" + name;
  }

  /** The benchmarks whose names contain this text. */
  private Collection<BenchmarkListEntry> find(String name) {
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    BenchmarkList all = BenchmarkList.defaultList();
    try {
      Collection<BenchmarkListEntry> found = all.find(silent, List.of(pattern(name)), List.of());
      if (found.isEmpty()) {
        TreeSet<String> known = new TreeSet<>();
        all.find(silent, List.of(pattern("")), List.of())
            .forEach(entry -> known.add(entry.getUsername().replaceFirst(".*\\.(.*)\\..*", "$1")));
        throw wrong(
            "no benchmark is called '%s'%s; expected a part of one of %s"
                .formatted(name, DidYouMean.hint(name, known), String.join(", ", known)));
      }
      return found;
    } catch (PatternSyntaxException e) {
      throw wrong("'%s': %s; expected a part of a name".formatted(name, e.getDescription()));
    }
  }

  private void requireKnown(String key, List<BenchmarkListEntry> chosen) {
    TreeSet<String> known = new TreeSet<>();
    for (BenchmarkListEntry entry : chosen) {
      if (entry.getParams().hasValue()) {
        known.addAll(entry.getParams().get().keySet());
      }
    }
    if (!known.contains(key)) {
      throw wrong(
          "-p %s: no such parameter%s; expected one of %s"
              .formatted(key, DidYouMean.hint(key, known), String.join(", ", known)));
    }
  }

  /** Refuses a bad value before a process is started that could only fail because of it. */
  private void requireValue(String key, String value) throws IOException {
    try {
      if (key.equals("map") && value.endsWith(".map")) {
        MapReader.read(Path.of(value));
      } else if (key.equals("map")) {
        MapGenerators.parse(value);
      } else if (key.equals("planner")) {
        Planners.known(value);
      } else if (key.equals("side") && !isSide(value)) {
        throw new IllegalArgumentException(
            "'%s': expected a whole number from 2 to %d".formatted(value, LARGEST_SIDE));
      }
    } catch (IllegalArgumentException e) {
      throw wrong("-p %s: %s".formatted(key, e.getMessage()));
    }
  }

  private static boolean isSide(String value) {
    return value.matches("[0-9]{1,5}")
        && Integer.parseInt(value) >= 2
        && Integer.parseInt(value) <= LARGEST_SIDE;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command().commandLine(), message);
  }
}
