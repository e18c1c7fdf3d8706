package hopscotch.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.harness.output.Packed;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.report.table.WorstQueries;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import hopscotch.harness.run.worker.Recorded;
import hopscotch.harness.run.worker.Recorder;
import hopscotch.harness.run.worker.RecordingWorker;
import hopscotch.judge.query.ProblemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Repeats searches of the worst queries and keeps them for the page: the map, the path, and when
 * each cell was expanded. It ends when they take 5 MB of the page, or 20 s. The maps of the worst
 * queries come first. Planners are asked in a process of their own, as in a run. A planner that
 * fails there is not asked again on that map. The page says which searches it does not have.
 */
final class Recordings {
  private static final long MOST_LETTERS = 5_000_000;
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final Duration LIMIT_OF_ONE = Duration.ofSeconds(2);
  private static final String USUAL_MEMORY = "2g";

  private final Answers answers;
  private final RecordingWorker worker;
  private final List<RecordedMap> maps = new ArrayList<>();
  private final Map<List<String>, Integer> mapNumbers = new LinkedHashMap<>();
  private final Map<WorstQueries.Worst, Recording> recordings = new HashMap<>();

  /** Planners that failed, each with a map and a movement. */
  private final Set<List<Object>> givenUp = new HashSet<>();

  private final long end = System.nanoTime() + LIMIT.toNanos();
  private long letters;

  /**
   * A map under a movement.
   *
   * @param cells one bit for each cell, row by row, 1 where it is free; deflated, in Base64
   */
  record RecordedMap(int width, int height, String cells) {}

  /**
   * A search.
   *
   * @param map an index of {@link #maps()}
   * @param search what was seen
   */
  record Recording(int map, Recorded search) {}

  private Recordings(Answers answers, RecordingWorker worker) {
    this.answers = answers;
    this.worker = worker;
  }

  /**
   * Repeats searches: those of each planner on the map of its worst query, and then those on the
   * next map of each. So no planner is prepared twice for a map.
   */
  public static Recordings of(Answers answers, List<WorstQueries.Worst> worst) {
    JsonNode budgets = answers.results().manifest().path("suite").path("budgets");
    try (RecordingWorker worker =
        new RecordingWorker(budgets.path("memory").asText(USUAL_MEMORY))) {
      Recordings recordings = new Recordings(answers, worker);
      Map<List<Object>, Integer> ranks = new HashMap<>();
      int[] seen = new int[answers.planners()];
      worst.forEach(
          each -> ranks.computeIfAbsent(recordings.key(each), unseen -> seen[each.planner()]++));
      worst.stream()
          .sorted(
              Comparator.comparingInt((WorstQueries.Worst each) -> ranks.get(recordings.key(each)))
                  .thenComparingInt(WorstQueries.Worst::planner))
          .forEach(recordings::record);
      return recordings;
    }
  }

  /** The planner, the map and the movement of a query. */
  private List<Object> key(WorstQueries.Worst worst) {
    StoredProblem problem = answers.problem(worst.problem());
    return List.of(worst.planner(), problem.map(), problem.movement());
  }

  private void record(WorstQueries.Worst worst) {
    StoredProblem problem = answers.problem(worst.problem());
    JsonNode file = answers.results().manifest().path("files").path(problem.map());
    List<Object> key = key(worst);
    if (letters >= MOST_LETTERS
        || System.nanoTime() > end
        || !file.isTextual()
        || givenUp.contains(key)
        || problem.asked().kind() != ProblemKind.QUERY) {
      return;
    }
    try {
      Recorder.Asked again =
          new Recorder.Asked(
              Path.of(file.asText()),
              problem.movement(),
              Planners.known(Results.findSpec(answers.planner(worst.planner())).orElseThrow()),
              problem.asked().start(),
              problem.asked().goal());
      Optional<Recorded> recorded = worker.record(again, LIMIT_OF_ONE);
      if (recorded.isPresent()) {
        letters += recorded.get().order().length() + 5L * recorded.get().path().size();
        recordings.put(worst, new Recording(mapNumber(again.map(), problem), recorded.get()));
        return;
      }
    } catch (IOException | RuntimeException e) {
      // The map is gone or none any more, or the planner is not known here: the page says so.
    }
    givenUp.add(key);
  }

  private int mapNumber(Path file, StoredProblem problem) throws IOException {
    List<String> key = List.of(problem.map(), problem.movement());
    Integer known = mapNumbers.get(key);
    if (known != null) {
      return known;
    }
    Movement movement = Movement.parse(problem.movement());
    GridMap map = MapReader.read(file, movement.terrain()::isFree);
    RecordedMap recorded = recorded(GridGraph.of(map, movement));
    letters += recorded.cells().length();
    mapNumbers.put(key, maps.size());
    maps.add(recorded);
    return maps.size() - 1;
  }

  private static RecordedMap recorded(GridGraph graph) throws IOException {
    GridMap map = graph.map();
    byte[] bits = new byte[(map.width() * map.height() + 7) / 8];
    for (int i = 0; i < map.width() * map.height(); i++) {
      if (graph.isFree(map.cell(i % map.width(), i / map.width()))) {
        bits[i >> 3] |= (byte) (1 << (i & 7));
      }
    }
    return new RecordedMap(map.width(), map.height(), Packed.base64(bits));
  }

  List<RecordedMap> maps() {
    return maps;
  }

  /** The recorded search of a query, or {@code null} if there is none. */
  Recording find(WorstQueries.Worst worst) {
    return recordings.get(worst);
  }
}
