package hopscotch.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Mistakes are told before a benchmark is started. */
class BenchCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bench Plannr               | (did you mean PlannerBenchmark?)",
        "bench Planner -p mp=caves  | (did you mean map?)",
        "bench nope                 | no benchmark is called 'nope'; expected a part of one of OpenList",
        "bench [                    | expected a part of a name",
        "bench -p caves             | -p caves: expected PARAM=VALUE",
        "bench -p map=cavs          | unknown kind 'cavs'",
        "bench Planner -p planner=x | unknown planner 'x'",
        "bench Repair -p side=1e6    | '1e6': expected a whole number from 2 to 16384",
      })
  void aBenchmarkThatIsNotThereIsAMistake(String command, String message) {
    StringWriter said = new StringWriter();
    CommandLine commandLine = Main.commandLine();
    commandLine.setErr(new PrintWriter(said, true));
    assertEquals(2, commandLine.execute(command.strip().split(" ")));
    assertTrue(said.toString().contains(message), said::toString);
  }
}
