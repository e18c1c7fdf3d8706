package hopscotch.harness.scoreboard;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.movingai.MapWriter;
import hopscotch.harness.guest.GuestAnswer;
import hopscotch.harness.guest.GuestFault;
import hopscotch.harness.guest.GuestLimits;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.guest.GuestSession;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Finds the answers of a program from or to a blocked cell. They are reported and not judged, since
 * few programs say what they do then. A guest is asked directly, since a planner refuses such a
 * query before its guest hears of it.
 */
record BlockedEnds(Movement movement, Duration budget) {
  private static final GridMap MAP = GridMap.parse("...", ".@.", "...");
  private static final Map<String, int[]> ENDS =
      Map.of("start", new int[] {1, 1, 0, 0}, "goal", new int[] {0, 0, 1, 1});

  /** The answer for each blocked end. */
  Map<String, String> ask(KnownSpec spec, Optional<GuestProgram> program) {
    Map<String, String> answers = new TreeMap<>();
    ENDS.forEach(
        (which, ends) ->
            answers.put(which, program.isPresent() ? ask(program.get(), ends) : ask(spec, ends)));
    return answers;
  }

  private String ask(KnownSpec spec, int[] ends) {
    PathBuffer path = new PathBuffer();
    try {
      return Planners.prepare(spec, GridGraph.of(MAP, movement), Budget.time(budget))
          .newSearch()
          .find(MAP.cell(ends[0], ends[1]), MAP.cell(ends[2], ends[3]), path, Budget.time(budget))
          .toString();
    } catch (IllegalArgumentException e) {
      return "error";
    }
  }

  private String ask(GuestProgram program, int[] ends) {
    Path file = null;
    try {
      file = Files.createTempFile("blocked", ".map");
      MapWriter.write(MAP, file);
      return ask(program, ends, file);
    } catch (GuestFault e) {
      return "ends it: " + e.getMessage();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      delete(file);
    }
  }

  private String ask(GuestProgram program, int[] ends, Path file) throws GuestFault {
    String run = "blocked" + ProcessHandle.current().pid();
    try (GuestSession session = GuestSession.start(program, GuestLimits.lenient(), run, null)) {
      session.map(file, MAP, movement, budget);
      session.prepare(budget);
      GuestAnswer answer = session.ask(ends, budget, Long.MAX_VALUE).answers().get(0);
      session.quit();
      if (answer.problem() != null) {
        return answer.isOffered() ? "error" : "not offered";
      }
      return switch (answer.outcome()) {
        case FOUND -> "a path";
        case NO_PATH -> "no path";
        default -> "no answer in time";
      };
    }
  }

  private static void delete(Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // It lies in the folder of temporary files.
      return;
    }
  }
}
