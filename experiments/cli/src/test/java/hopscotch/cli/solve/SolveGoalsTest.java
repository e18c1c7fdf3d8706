package hopscotch.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code solve} to the nearest cell in reach, and to the nearest of several goals. */
class SolveGoalsTest {
  @TempDir private Path root;
  private Path map;
  private Path scenario;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    map = root.resolve("toy/rooms.map");
    scenario = root.resolve("toy/rooms.map.scen");
  }

  /** Beyond a wall, in it, and off the map. */
  @ParameterizedTest
  @ValueSource(strings = {"4,1", "3,1", "9,1"})
  void aGoalOutOfReachEndsAtTheNearestCell(String goal) throws IOException {
    Path wall = root.resolve("wall.map");
    Files.writeString(wall, "type octile\nheight 3\nwidth 6\nmap\n...@..\n...@..\n...@..\n");
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--map",
            wall,
            "--from",
            "0,1",
            "--to",
            goal,
            "--nearest",
            "--planner",
            "astar",
            "--planner",
            "thetastar",
            "--format",
            "csv");
    assertEquals(0, run.code(), run.err());
    assertEquals(2, run.csv().size());
    for (NamedCsvRecord row : run.csv()) {
      assertEquals("2", row.getField("goal_x"));
      assertEquals("1", row.getField("goal_y"));
      assertEquals(2, Double.parseDouble(row.getField("length")));
    }
  }

  @Test
  void nearestToACellLeftOfTheMapIsOneOfItsEdge() throws IOException {
    CommandLineRun run =
        CommandLineRun.of(
            "solve", "--map", map, "--from", "1,1", "--to", "-1,2", "--nearest", "--format", "csv");
    assertEquals(0, run.code(), run.err());
    int x = Integer.parseInt(run.csv().get(0).getField("goal_x"));
    assertTrue(x >= 0 && x <= 1, run.out());
    CommandLineRun off = CommandLineRun.of("solve", "--map", map, "--from", "1,1", "--to", "-1,2");
    assertEquals(2, off.code());
    assertTrue(off.err().contains("(-1, 2) lies off the map"), off.err());
  }

  @Test
  void nearestNeedsBothEndsAndAFreeStart() throws IOException {
    CommandLineRun none = CommandLineRun.of("solve", "--map", map, "--nearest");
    assertEquals(2, none.code());
    assertTrue(none.err().contains("--nearest without --from and --to: expected both"), none.err());
    Path wall = root.resolve("wall.map");
    Files.writeString(wall, "type octile\nheight 1\nwidth 2\nmap\n.@\n");
    CommandLineRun blocked =
        CommandLineRun.of("solve", "--map", wall, "--from", "1,0", "--to", "0,0", "--nearest");
    assertEquals(2, blocked.code());
    assertTrue(blocked.err().contains("start (1, 0) is '@': expected a free cell"), blocked.err());
  }

  @Test
  void ofSeveralGoalsTheNearestByPathIsTaken() throws IOException {
    Path wall = root.resolve("wall.map");
    Files.writeString(wall, "type octile\nheight 3\nwidth 6\nmap\n.@.@..\n.@.@..\n......\n");
    for (String planner : new String[] {"astar", "jps", "hpa"}) {
      CommandLineRun run =
          CommandLineRun.of(
              "solve",
              "--map",
              wall,
              "--from",
              "0,0",
              "--to",
              "2,0",
              "--to",
              "3,2",
              "--to",
              "5,2",
              "--planner",
              planner,
              "--format",
              "csv");
      assertEquals(0, run.code(), run.err());
      NamedCsvRecord row = run.csv().get(0);
      assertEquals("3,2", row.getField("goal_x") + "," + row.getField("goal_y"), planner);
      assertEquals(row.getField("expected_length"), row.getField("length"), planner);
    }
  }

  @Test
  void drawnGoalsHoldTheOneThatIsGiven() throws IOException {
    Object[] all = {"--goals", "5,3", "--format", "csv"};
    CommandLineRun run = solveRooms(all);
    assertEquals(0, run.code(), run.err());
    NamedCsvRecord row = run.csv().get(0);
    assertEquals("optimal", row.getField("verdict"));
    double alone =
        Double.parseDouble(solveRooms("--format", "csv").csv().get(0).getField("length"));
    assertTrue(Double.parseDouble(row.getField("length")) <= alone, row::toString);
  }

  private CommandLineRun solveRooms(Object... more) throws IOException {
    ScenarioRow row = ScenarioReader.read(scenario).rows().get(0);
    Stream<Object> words =
        Stream.of(
            "solve",
            "--map",
            map,
            "--from",
            row.startX() + "," + row.startY(),
            "--to",
            row.goalX() + "," + row.goalY());
    return CommandLineRun.of(Stream.concat(words, Stream.of(more)).toArray());
  }

  @Test
  void severalGoalsThatContradictAreRefused() throws IOException {
    refuses("--goals 0: expected 1 to 10000", "--from", "0,0", "--to", "1,0", "--goals", "0");
    refuses("--goals with 0 --to: expected one", "--goals", "3");
    refuses(
        "--nearest with several goals: expected one of the two",
        "--from",
        "0,0",
        "--to",
        "1,0",
        "--to",
        "0,0",
        "--nearest");
    refuses("expected both free", "--from", "0,0", "--to", "1,0", "--to", "2,0");
  }

  private void refuses(String message, Object... words) throws IOException {
    Path file = root.resolve("row.map");
    Files.writeString(file, "type octile\nheight 1\nwidth 3\nmap\n..@\n");
    Stream<Object> all = Stream.concat(Stream.of("solve", "--map", file), Stream.of(words));
    CommandLineRun run = CommandLineRun.of(all.toArray());
    assertEquals(2, run.code());
    assertTrue(run.err().contains(message), run.err());
  }
}
