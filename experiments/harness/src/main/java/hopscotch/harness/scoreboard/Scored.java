package hopscotch.harness.scoreboard;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A board, and what everybody on it answered.
 *
 * @param board who takes part
 * @param scoring how they were asked
 * @param scores what came of it, by the name of the finder
 */
public record Scored(Scoreboard board, Scoring scoring, Map<String, Score> scores) {
  /** Writes the suites in which everybody is timed into a folder. */
  public List<Path> writeSuites(Path target) throws IOException {
    return TimeSuites.write(board, scoring.folder(), scoring.maps(), target);
  }

  /** How many answers break what was promised, of all packages. */
  public int faults() {
    return finders().mapToInt(this::faults).sum();
  }

  /** How many answers of a finder break what it promised. */
  int faults(Scoreboard.Finder finder) {
    return score(finder).faults(finder.guarantee());
  }

  Score score(Scoreboard.Finder finder) {
    return scores.get(finder.name());
  }

  /** The finders of all packages. */
  Stream<Scoreboard.Finder> finders() {
    return board.packages().stream().flatMap(entry -> entry.finders().stream());
  }
}
