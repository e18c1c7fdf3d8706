package hopscotch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Path;
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
    boolean[][] free = {{true, true, true}, {true, false, false}, {true, true, true}};
    GridPaths paths = GridPaths.of(GridMap.of(free)); // free[y][x]; 8 directions, no cut corners
    Path path = paths.path(2, 0, 2, 2).orElseThrow();
    for (int i = 0; i < path.size(); i++) {
      System.out.println(path.x(i) + ", " + path.y(i));
    }
    paths.free(2, 1); // a door opens
    System.out.println(paths.path(2, 0, 2, 2).orElseThrow().length()); // 2.0
    // README: end
  }

  @Test
  void printsTheCellsAroundTheWallAndTheLengthThroughTheDoor() {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      example();
    } finally {
      System.setOut(before);
    }
    assertEquals(
        List.of("2, 0", "1, 0", "0, 0", "0, 1", "0, 2", "1, 2", "2, 2", "2.0"),
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
