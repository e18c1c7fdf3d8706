package hopscotch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The example of the README: it compiles, it does what it says, and it is the one printed there.
 */
class LibraryExampleTest {

  private static void example() {
    // README: begin
    boolean[][] free = {{true, true, true}, {true, false, false}, {true, true, true}};
    GridMap map = GridMap.of(free); // free[y][x]
    GridGraph graph = GridGraph.of(map, Movement.OCTILE); // 8 directions, no cut corners
    PathSearch search = Planners.prepare("astar", graph).newSearch();
    PathBuffer path = new PathBuffer();
    if (search.find(map.cell(2, 0), map.cell(2, 2), path) == Outcome.FOUND) {
      for (int i = 0; i < path.size(); i++) {
        System.out.println(map.x(path.cell(i)) + ", " + map.y(path.cell(i)));
      }
    }
    // README: end
  }

  @Test
  void printsTheCellsAroundTheWall() {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      example();
    } finally {
      System.setOut(before);
    }
    assertEquals(
        List.of("2, 0", "1, 0", "0, 0", "0, 1", "0, 2", "1, 2", "2, 2"),
        printed.toString(StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void isTheExampleOfTheReadme() throws IOException {
    String source =
        Files.readString(Path.of("src/test/java/hopscotch/core/LibraryExampleTest.java"));
    String readme = Files.readString(Path.of("../README.md"));
    assertEquals(
        between(source, "    // README: begin\n", "    // README: end\n")
            .lines()
            .map(line -> line.substring(4))
            .collect(Collectors.joining("\n")),
        between(readme, "```java\n", "```\n").strip());
  }

  private static String between(String text, String begin, String end) {
    int from = text.indexOf(begin) + begin.length();
    return text.substring(from, text.indexOf(end, from));
  }
}
