package hopscotch.core.goals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The examples of the README about goals and slices: they do what they say, and are those printed
 * there.
 */
class GoalsExampleTest {
  private final List<Object> printed = new ArrayList<>();

  private void println(Object line) {
    printed.add(line);
  }

  @Test
  void theExamplesPrintWhatTheReadmeSays() {
    GridMap map = GridMap.parse("......", "..@@@.", "..@.@.", "..@@@.");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    // README: nearest
    NearestCellSearch nearest = NearestCellSearch.of(Planners.prepare("astar", graph));
    PathBuffer path = new PathBuffer();
    if (nearest.find(map.cell(0, 3), 3, 2, path) == Outcome.FOUND) {
      println(map.describe(nearest.cell()));
    }
    // README: end
    assertEquals(List.of("(1, 2)"), printed);

    printed.clear();
    // README: shops
    ManyGoalsSearch shops = ManyGoalsSearches.of(Planners.prepare("astar", graph));
    int[] goals = {map.cell(5, 3), map.cell(2, 0), map.cell(3, 2)};
    if (shops.find(map.cell(0, 3), goals, path) == Outcome.FOUND) {
      println(map.describe(shops.goal()));
    }
    // README: end
    assertEquals(List.of("(2, 0)"), printed);

    printed.clear();
    // README: field
    DistanceField field = DistanceField.of(graph, map.cell(0, 0), map.cell(5, 3));
    for (int cell = map.cell(1, 2); !field.isGoal(cell); cell = field.next(cell)) {
      println(map.describe(cell));
    }
    println(field.length(map.cell(1, 2)));
    // README: end
    assertEquals(List.of("(1, 2)", "(0, 1)", 2.414213562373095), printed);

    printed.clear();
    // README: slices
    ResumableSearch slices = (ResumableSearch) Planners.prepare("astar", graph).newSearch();
    Budget slice = Budget.expansions(5);
    Outcome outcome = slices.find(map.cell(0, 3), map.cell(5, 3), path, slice);
    while (outcome.isInterrupted()) {
      outcome = slices.resume(path, slice);
    }
    println(outcome);
    // README: end
    assertEquals(List.of(Outcome.FOUND), printed);
  }

  /** But for comments and what prints a line. */
  @Test
  void theExamplesAreThoseOfTheReadme() throws IOException {
    String source =
        Files.readString(Path.of("src/test/java/hopscotch/core/goals/GoalsExampleTest.java"));
    String readme = plain(Files.readString(Path.of("README.md")).replace("System.out.", ""));
    for (String name : List.of("nearest", "shops", "field", "slices")) {
      String begin = "    // README: " + name + "\n";
      int from = source.indexOf(begin) + begin.length();
      String example = source.substring(from, source.indexOf("    // README: end", from));
      assertTrue(readme.contains(plain(example)), () -> name + " is in the README");
    }
  }

  private static String plain(String text) {
    return text.replaceAll("//[^\n]*", "").replaceAll("\\s+", " ").strip();
  }
}
