package hopscotch.harness.scoreboard;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.KnownSpec;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.output.OutputFile;
import hopscotch.judge.query.OpenMapPlanners;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The suites in which programs are timed: one for each movement, of the programs whose first
 * movement it is, beside planners of ours on the same maps.
 */
public final class TimeSuites {
  private static final String MARK = "# Written by hopscotch guests score. Do not edit.\n";

  private static final YAMLMapper YAML = YAMLMapper.builder().build();
  private static final String SIZE = "128x128";
  private static final int QUERIES = 50;
  private static final String BUDGET = "2s";

  /** The limit of address space. A JVM or Node reserves more, and limits itself. */
  private static final String MEMORY = "16g";

  private TimeSuites() {}

  /**
   * The suites of a board by name, each the text of a file.
   *
   * @param folder the folder from which programs are started
   * @param most the most queries on each map; with fewer than {@value #QUERIES} the times are rough
   */
  static Map<String, String> of(Scoreboard board, Path folder, int most)
      throws JsonProcessingException {
    Map<String, String> suites = new LinkedHashMap<>();
    for (Map.Entry<String, List<Scoreboard.Finder>> each : timed(board).entrySet()) {
      String name = name(each.getKey());
      suites.put(name, suite(board, folder, most, name, each.getKey(), each.getValue()));
    }
    return suites;
  }

  /** The programs that are timed, by their first movement. */
  private static Map<String, List<Scoreboard.Finder>> timed(Scoreboard board) {
    Map<String, List<Scoreboard.Finder>> byMovement = new LinkedHashMap<>();
    for (Scoreboard.Entry entry : board.packages()) {
      for (Scoreboard.Finder finder : entry.finders()) {
        if (finder.isTimed()) {
          byMovement
              .computeIfAbsent(finder.movements().get(0), movement -> new ArrayList<>())
              .add(finder);
        }
      }
    }
    return byMovement;
  }

  private static String name(String movement) {
    return "times-" + movement.replaceAll("[^A-Za-z0-9]+", "-");
  }

  private static Path file(String name, Path target) {
    return target.resolve(name + ".yaml");
  }

  /** The files for the suites of a board. */
  public static List<Path> files(Scoreboard board, Path target) {
    return timed(board).keySet().stream().map(it -> file(name(it), target)).toList();
  }

  /** Whether the beginning of a file says that it is such a suite. */
  public static boolean isOurs(String head) {
    return head.startsWith(MARK);
  }

  private static String suite(
      Scoreboard board,
      Path folder,
      int most,
      String name,
      String movement,
      List<Scoreboard.Finder> finders)
      throws JsonProcessingException {
    List<String> planners = new ArrayList<>();
    OpenMapPlanners openMap = new OpenMapPlanners(Movement.parse(movement));
    for (KnownSpec spec : board.timedPlanners()) {
      if (openMap.serves(spec)) {
        planners.add(spec.toString());
      }
    }
    Map<String, Object> guests = new LinkedHashMap<>();
    for (Scoreboard.Finder finder : finders) {
      planners.add(finder.spec().toString());
      finder.findProgram(folder).ifPresent(program -> guests.put(finder.name(), guest(program)));
    }
    Map<String, Object> suite = new LinkedHashMap<>();
    suite.put("name", name);
    suite.put(
        "maps",
        board.timedMaps().stream().map(map -> Map.of("generate", map, "size", SIZE)).toList());
    suite.put("queries", Map.of("from", "random", "count", Math.min(QUERIES, most)));
    suite.put("movements", List.of(movement));
    suite.put("planners", planners);
    suite.put("guests", guests);
    suite.put("budgets", Map.of("query", BUDGET, "memory", MEMORY));
    suite.put("warm-up", most < QUERIES ? "50ms" : "100ms..3s");
    return MARK + YAML.writeValueAsString(suite);
  }

  private static Map<String, Object> guest(GuestProgram program) {
    return Map.of(
        "command", program.command(), "folder", program.folder(), "promise", program.promise());
  }

  /** Writes the suites that are missing or different. */
  static List<Path> write(Scoreboard board, Path folder, int most, Path target) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> suite : of(board, folder, most).entrySet()) {
      Path file = file(suite.getKey(), target);
      OutputFile.write(file, suite.getValue());
      files.add(file);
    }
    return files;
  }
}
