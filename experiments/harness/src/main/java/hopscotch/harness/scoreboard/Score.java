package hopscotch.harness.scoreboard;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import hopscotch.core.contract.Finding;
import hopscotch.core.contract.Grade;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Guarantee;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The results of all questions to a finder. They are kept in a file, so that no question is asked
 * twice.
 *
 * @param key a text that is the same only for the same questions to the same finder
 * @param problem why it was not asked, since it does not start; empty if it was asked
 * @param movements the results under each movement
 * @param blocked its answers for each blocked end
 */
record Score(String key, String problem, List<InMovement> movements, Map<String, String> blocked) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /**
   * The results under one movement.
   *
   * @param maps the number of maps on which it was asked
   * @param planned the number of maps that were planned
   * @param answers the answers, by the name of the column
   */
  record InMovement(String movement, int maps, int planned, Map<String, Answers> answers) {
    static InMovement of(String movement, ScoreQuestions.Findings findings) {
      Map<String, Answers> answers = new LinkedHashMap<>();
      findings.counts().forEach((column, count) -> answers.put(column.name(), Answers.of(count)));
      return new InMovement(movement, findings.maps(), findings.planned(), answers);
    }
  }

  /**
   * The answers in one column.
   *
   * @param counts the number of answers of each grade
   * @param worst the largest ratio of the length of a path to the least length
   * @param examples a small case for each bad grade
   */
  record Answers(Map<Grade, Integer> counts, double worst, List<Example> examples) {
    static final Answers NONE = new Answers(Map.of(), 1, List.of());

    static Answers of(GradeCounts count) {
      Map<Grade, Integer> counts = new EnumMap<>(Grade.class);
      for (Grade grade : Grade.values()) {
        counts.put(grade, count.count(grade));
      }
      List<Example> examples =
          count.examples().values().stream()
              .map(Example::of)
              .sorted(Comparator.comparing(Example::grade))
              .toList();
      return new Answers(counts, count.worst(), examples);
    }

    int count(Grade grade) {
      return counts.getOrDefault(grade, 0);
    }

    int asked() {
      int all = counts.values().stream().mapToInt(Integer::intValue).sum();
      return all - count(Grade.NOT_ASKED);
    }

    /**
     * The number of answers that break the promise, or what every program must do. A program that
     * always says that there is no path from a cell to itself has no fault in that, nor does one
     * that misses a path without promising completeness.
     */
    int faults(ScoreColumn column, Guarantee promise) {
      boolean isCustom = column.isOfOneCell() && wrong() == asked();
      return (isCustom ? 0 : count(Grade.BROKEN))
          + (isCustom || !promise.isComplete() ? 0 : count(Grade.MISSED))
          + (worst > promise.bound() ? count(Grade.LONGER) : 0);
    }

    /** The number of answers that are wrong or miss a path. */
    int wrong() {
      return count(Grade.BROKEN) + count(Grade.MISSED);
    }

    List<Example> smallestFirst() {
      return examples.stream().sorted(Comparator.comparingInt(Example::cells)).toList();
    }

    Answers plus(Answers other) {
      Map<Grade, Integer> sums = new EnumMap<>(Grade.class);
      for (Grade grade : Grade.values()) {
        sums.put(grade, count(grade) + other.count(grade));
      }
      List<Example> all = new ArrayList<>(examples);
      all.addAll(other.examples);
      return new Answers(sums, Math.max(worst, other.worst), all);
    }
  }

  /**
   * A small case with a bad grade.
   *
   * @param grade the grade of the answer
   * @param text a description of what is wrong
   * @param rows the map
   * @param start as {@code x,y}
   * @param goal as {@code x,y}
   */
  record Example(
      Grade grade, String movement, String text, List<String> rows, String start, String goal) {
    static Example of(GradeCounts.Example example) {
      Finding finding = example.finding();
      GridMap map = example.query().map();
      return new Example(
          finding.grade(),
          example.query().movement().toString(),
          finding.text(),
          map.toString().strip().lines().toList(),
          place(map, example.query().start()),
          place(map, example.query().goal()));
    }

    int cells() {
      return rows.size() * rows.get(0).length();
    }

    private static String place(GridMap map, int cell) {
      return map.x(cell) + "," + map.y(cell);
    }
  }

  /** The answers in a column under all movements. */
  Answers answers(ScoreColumn column) {
    return movements.stream()
        .map(movement -> movement.answers.getOrDefault(column.name(), Answers.NONE))
        .reduce(Answers.NONE, Answers::plus);
  }

  /** The number of answers that break the promise. */
  int faults(Guarantee promise) {
    int faults = 0;
    for (ScoreColumn column : ScoreColumn.ALL) {
      faults += answers(column).faults(column, promise);
    }
    return faults;
  }

  /** Reads a score that was kept for the same questions. Empty if there is none. */
  static Optional<Score> find(Path file, String key) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(JSON.readValue(FileInput.text(file, "a score"), Score.class))
          .filter(score -> score.key.equals(key));
    } catch (JsonProcessingException e) {
      // Written by another version: asked again.
      return Optional.empty();
    }
  }

  /** The score of a finder that was not asked. */
  static Score unasked(String key, String problem) {
    return new Score(key, problem, List.of(), Map.of());
  }

  boolean isAsked() {
    return problem.isEmpty();
  }

  void write(Path file) throws IOException {
    OutputFile.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(this));
  }
}
