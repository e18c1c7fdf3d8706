package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViewCommandTest {
  @TempDir private Path folder;

  @Test
  void aPortInUseIsNamed() throws IOException {
    try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = used.getLocalPort();
      CommandLineRun run = CommandLineRun.of("view", "--no-open", "--maps", folder, "--port", port);
      assertEquals(2, run.code());
      assertTrue(run.err().contains("--port " + port + ": cannot be listened on"), run.err());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --planner lacamstar           | --planner lacamstar is of teams: expected --agents or --plan
          --agents 5                    | --agents: expected a map
          --agents 5 --planner astar m  | --planner astar answers single queries: expected one of teams
          --agents 0 m                  | --agents 0: expected at least 1
          --walk w m                    | --walk has a map of its own: expected no map
          --plan p --agents 5           | --plan has a team of its own: expected no --agents
          --random-team 1 m             | expected --agents beside them
          --from 0,0 m                  | --from without --to: expected both
          --from 0,0 --to 1,1           | --from and --to are of a query: expected a map
          --from 0,0 --to 1,1 --plan p m | --from and --to are of a query: expected a map, and no plan
          --movement 4 m                | --movement is of a query: expected --from and --to beside it
          --walk w                      | w: no such file
          --plan p                      | p: no such file
          """)
  void saysWhatDoesNotGoTogether(String arguments, String expected) {
    Object[] words = ("view --no-open --maps " + folder + " " + arguments).split(" +");
    CommandLineRun run = CommandLineRun.of(words);
    assertTrue(run.code() == 2 || run.code() == 4, "exit code " + run.code());
    assertTrue(run.err().contains(expected), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --to 4,0                      | (4, 0) lies off the map of 4 x 2
          --to 2,1                      | goal (2, 1) is '@': expected both free
          --to 1,0 --movement .=1,E=1    | and not 'E'; here --rule 'E=1' makes ground of it
          --to 1,0 --movement 50/71      | --movement: the page has no costs but sqrt2, no body=K
          """)
  void saysWhatIsWrongWithAQuery(String arguments, String expected) throws IOException {
    Path map = folder.resolve("room.map");
    Files.writeString(map, "type octile\nheight 2\nwidth 4\nmap\n....\n..@.\n");
    Object[] words = ("view --no-open " + map + " --from 0,0 " + arguments).split(" +");
    CommandLineRun run = CommandLineRun.of(words);
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains(expected), run.err());
  }
}
