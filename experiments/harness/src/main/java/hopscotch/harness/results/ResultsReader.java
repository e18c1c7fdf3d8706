package hopscotch.harness.results;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Task;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a run directory once: its manifest, then its segments in turn. */
final class ResultsReader {
  /** The most counters of a suite, each of which takes a column. */
  private static final int MAX_COUNTERS = 100;

  private final String manifestFile;
  private final JsonNode manifest;
  private final PlannedQueries planned;
  private final List<Path> segments;
  private final Map<Integer, List<CurvePoint>> curves = new HashMap<>();
  private final FinishedQueries done = new FinishedQueries();
  private int leftOut;

  ResultsReader(Path folder) throws IOException {
    manifestFile = folder.resolve("manifest.json").toString();
    manifest = RunDirectory.manifest(folder);
    planned = PlannedQueries.of(manifest, manifestFile);
    segments = RunDirectory.segments(folder);
  }

  Results read() throws IOException {
    Columns columns = emptyColumns();
    Wanted wanted = new Wanted(manifest, planned);
    NoPlans noPlans = NoPlans.of(columns.kind, segments);
    int[] ends = new int[segments.size()];
    int[] sessions = new int[segments.size()];
    for (int i = 0; i < segments.size(); i++) {
      add(segments.get(i), wanted, noPlans, columns);
      ends[i] = columns.size();
      sessions[i] = Sessions.of(manifest, segments.get(i));
    }
    return new Results(columns, manifest, planned, leftOut, curves, ends, sessions);
  }

  /** Empty columns with room for the rows of all segments, which must be of one kind. */
  private Columns emptyColumns() throws IOException {
    int rows = 0;
    ProblemKind kind = null;
    for (Path segment : segments) {
      Segment.Intact intact = Segment.scan(segment);
      rows += intact.rows();
      kind = intact.kind(kind, segment);
    }
    Columns columns = new Columns(kind == null ? ProblemKind.QUERY : kind, rows, counters());
    manifest.path("suite").path("planners").forEach(spec -> columns.planners.id(spec.asText()));
    return columns;
  }

  private List<String> counters() throws BadFileException {
    JsonNode names = manifest.path("counters");
    if (names.size() > MAX_COUNTERS) {
      throw new BadFileException(
          manifestFile, names.size() + " counters", "at most " + MAX_COUNTERS);
    }
    return Json.texts(names);
  }

  private void add(Path segment, Wanted wanted, NoPlans noPlans, Columns columns)
      throws IOException {
    RowReader.forEach(
        segment,
        row -> {
          if (!wanted.has(row)) {
            leftOut++;
          } else if (done.add(row.task(), row.repetition(), row.number())) {
            List<CurvePoint> curve = row.curve();
            if (!curve.isEmpty()) {
              curves.put(columns.size(), curve);
            }
            columns.add(noPlans.judged(row));
          }
        });
  }

  /** Decides which rows belong to the suite as it is now. */
  private static final class Wanted {
    private final Set<String> planners;
    private final Set<List<String>> parts = new HashSet<>();
    private final int repetitions;

    Wanted(JsonNode manifest, PlannedQueries planned) {
      JsonNode suite = manifest.path("suite");
      planners = new HashSet<>(Json.texts(suite.path("planners")));
      planned.parts().forEach(part -> parts.add(List.of(part.map(), part.movement())));
      repetitions = suite.path("repetitions").asInt(Integer.MAX_VALUE);
    }

    boolean has(Row row) throws BadFileException {
      Task task = row.task();
      return (planners.isEmpty() || planners.contains(task.planner()))
          && parts.contains(List.of(task.map(), task.movement()))
          && row.repetition() <= repetitions;
    }
  }
}
