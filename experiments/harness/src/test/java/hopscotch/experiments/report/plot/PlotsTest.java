package hopscotch.experiments.report.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.experiments.output.Json;
import hopscotch.experiments.plot.Figure;
import hopscotch.experiments.query.judge.Verdict;
import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.folder.RunDirectory;
import hopscotch.experiments.results.row.Rows;
import hopscotch.experiments.results.segment.RowWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlotsTest {
  @TempDir private Path folder;

  /** Of three problems astar is first in two, and takes four times as long in the third. */
  @Test
  void theProfileCountsProblemsWithinAFactorOfTheFastest() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Json.object().put("baseline", "astar"));
      writer.append(
          List.of(
              Rows.optimal("astar", "s/m", 0, 1000),
              Rows.optimal("astar", "s/m", 1, 3000),
              Rows.optimal("astar", "s/m", 2, 4000),
              Rows.optimal("jps", "s/m", 0, 2000),
              Rows.failed("jps", "s/m", 1, Verdict.ERROR, "thrown"),
              Rows.optimal("jps", "s/m", 2, 1000)));
    }
    Figure profile =
        new Plots(new Answers(Results.read(folder), row -> true))
            .all().stream()
                .filter(figure -> figure.name().equals("profile"))
                .findFirst()
                .orElseThrow();
    assertEquals(List.of("1.0 33.3", "1.0 66.7", "4.0 100.0"), points(profile, "astar"));
    assertEquals(List.of("1.0 33.3", "2.0 66.7"), points(profile, "jps"), "one was not solved");
  }

  private static List<String> points(Figure figure, String planner) {
    return figure.series().stream()
        .filter(series -> series.name().equals(planner))
        .flatMap(series -> series.points().stream())
        .map(point -> "%.1f %.1f".formatted(point.x(), point.y()))
        .toList();
  }
}
