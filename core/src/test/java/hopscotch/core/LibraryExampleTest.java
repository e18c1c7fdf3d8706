package hopscotch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The example of the README: it compiles, it does what it says, and it is the one printed there.
 */
class LibraryExampleTest {

  private static void example() {
    // README: begin
    GridMap map = GridMap.parse("......", "..@@..", "......");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    PathSearch search = Planners.prepare("astar", graph).newSearch();
    PathBuffer buffer = new PathBuffer();
    Outcome outcome = search.find(map.cell(0, 1), map.cell(5, 1), buffer);
    if (outcome == Outcome.FOUND) {
      Path path = Path.of(graph, buffer);
      System.out.println(path.length() + " in " + search.counters().expanded + " expansions");
      System.out.println(path);
    }
    // README: end
  }

  @Test
  void printsThePathAroundTheWall() {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      example();
    } finally {
      System.setOut(before);
    }
    String length = "5.82842712474619";
    assertEquals(
        List.of(
            length + " in 6 expansions",
            "(0, 1) (1, 2) (2, 2) (3, 2) (4, 2) (5, 1), length " + length),
        printed.toString(StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void isTheExampleOfTheReadme() throws IOException {
    String source =
        Files.readString(
            java.nio.file.Path.of("src/test/java/hopscotch/core/LibraryExampleTest.java"));
    String readme = Files.readString(java.nio.file.Path.of("../README.md"));
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
