package hopscotch.experiments.bench;

import hopscotch.core.planner.Planners;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code bench}: the JMH benchmarks of this package. */
@Command(
    name = "bench",
    description = "Run the JMH benchmarks.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  hopscotch bench                      all of them, some minutes",
      "  hopscotch bench Peers -p map=caves   one class on one map",
      "  hopscotch bench --quick OpenList     one short iteration, to see that it runs"
    })
public final class BenchCommand implements Callable<Integer> {
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
  public Integer call() throws RunnerException {
    ChainedOptionsBuilder options = new OptionsBuilder().shouldFailOnError(true);
    options.jvmArgsAppend("-D" + Planners.CLASS_PATH + "=" + Planners.jars());
    for (String name : names.isEmpty() ? List.of("") : names) {
      options.include("hopscotch\\.experiments\\.bench\\..*" + name);
    }
    for (String parameter : parameters) {
      int equals = parameter.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("-p " + parameter + ": expected PARAM=VALUE");
      }
      options.param(parameter.substring(0, equals), parameter.substring(equals + 1));
    }
    if (quick) {
      options.warmupIterations(0).measurementIterations(1);
      options.measurementTime(TimeValue.milliseconds(50));
    }
    new Runner(options.build()).run();
    return 0;
  }
}
