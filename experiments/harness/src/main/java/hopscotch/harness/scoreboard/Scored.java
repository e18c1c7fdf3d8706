package hopscotch.harness.scoreboard;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A board with the answers of all its finders.
 *
 * @param scoring how they were asked
 * @param scores the score of each finder, by name
 */
public record Scored(Scoreboard board, Scoring scoring, Map<String, Score> scores) {
  /** Writes the suites in which the finders are timed into a folder. */
  public List<Path> writeSuites(Path target) throws IOException {
    return TimeSuites.write(board, scoring.folder(), scoring.maps(), target);
  }

  /** The number of answers that break promises, over all packages. */
  public int faults() {
    return finders().mapToInt(this::faults).sum();
  }

  /** The number of answers of a finder that break its promise. */
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
