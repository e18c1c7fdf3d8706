package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The table of the README that says which movement each planner serves. It is what the planners say
 * when they are prepared, and why one refuses. {@code -Ddocs.write} writes it anew.
 */
class ServedMovementsTest {
  private static final Path README = Path.of("README.md");
  private static final String HEAD = "| planner | 4 directions |";

  private static final List<String> PLANNERS =
      List.of("hpa", "hpa(w=1.05)", "hpa2004", "pra", "sectors", "subgoal", "ch", "chjp", "hl");

  private static final Map<String, String> MOVEMENTS = new LinkedHashMap<>();

  static {
    MOVEMENTS.put("4 directions", "4 never sqrt2");
    MOVEMENTS.put("8, `never`", "8 never sqrt2");
    MOVEMENTS.put("8, `one-free`", "8 one-free sqrt2");
    MOVEMENTS.put("8, `always`", "8 always sqrt2");
    MOVEMENTS.put("a diagonal costs two straight moves", "8 never 1/2");
    MOVEMENTS.put("weights", "8 never sqrt2 .=1,S=3");
    MOVEMENTS.put("bodies", "8 never sqrt2 ground body=2");
  }

  /** Why a planner on subgoals or jump points refuses a movement. */
  private static final Map<String, String> REASONS =
      Map.of(
          "a diagonal costs two straight moves", "jump points need a diagonal that saves something",
          "weights", "with weights a free octile path may not be the shortest");

  @Test
  void theTableSaysWhatPlannersServe() throws IOException {
    List<String> lines = Files.readAllLines(README);
    int first = indexOfHead(lines);
    int end = first;
    while (lines.get(end).startsWith("|")) {
      end++;
    }
    List<String> table = table();
    if (System.getProperty("docs.write") != null) {
      List<String> written = new ArrayList<>(lines.subList(0, first));
      written.addAll(table);
      written.addAll(lines.subList(end, lines.size()));
      Files.write(README, written);
      return;
    }
    assertEquals(String.join("\n", table), String.join("\n", lines.subList(first, end)));
  }

  private static int indexOfHead(List<String> lines) {
    int at = 0;
    while (!lines.get(at).startsWith(HEAD)) {
      at++;
    }
    return at;
  }

  private static List<String> table() {
    List<String> rows = new ArrayList<>();
    rows.add("| planner | " + String.join(" | ", MOVEMENTS.keySet()) + " |");
    rows.add("|---".repeat(1 + MOVEMENTS.size()) + "|");
    for (String planner : PLANNERS) {
      rows.add(
          MOVEMENTS.keySet().stream()
              .map(name -> cell(planner, name))
              .collect(Collectors.joining(" | ", "| `" + planner + "` | ", " |")));
    }
    return rows;
  }

  private static String cell(String planner, String name) {
    Movement movement = Movement.parse(MOVEMENTS.get(name));
    GridGraph graph = GridGraph.of(GridMap.parse("..S...", "......", "..@...", "......"), movement);
    try {
      Planners.prepare(planner, graph);
      return "yes";
    } catch (IllegalArgumentException refused) {
      assertTrue(refused.getMessage().contains(planner), refused.getMessage());
      return REASONS.getOrDefault(name, "?");
    }
  }
}
