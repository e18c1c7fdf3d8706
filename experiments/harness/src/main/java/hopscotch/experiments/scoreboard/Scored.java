package hopscotch.experiments.scoreboard;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A board, and what everybody on it answered.
 *
 * @param board who takes part
 * @param scoring how they were asked
 * @param scores what came of it, by the name of the finder
 */
public record Scored(Board board, Scoring scoring, Map<String, Score> scores) {
  /** Writes the suites in which everybody is timed into a folder. */
  public List<Path> writeSuites(Path target) throws IOException {
    return TimeSuites.write(board, scoring.folder(), scoring.maps(), target);
  }

  /** How many answers break what was promised, of all programs that are not ours. */
  public int faults() {
    return board.packages().stream()
        .flatMap(entry -> entry.finders().stream())
        .mapToInt(finder -> scores.get(finder.name()).faults(finder.guarantee()))
        .sum();
  }
}
