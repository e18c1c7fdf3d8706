package hopscotch.datasets.library;

import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.datasets.movingai.ScenarioReader;
import hopscotch.datasets.movingai.ScenarioRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Facts about a scenario.
 *
 * @param mapNames the base names of the maps of its rows; nearly every file has only one
 * @param buckets the number of different buckets
 * @param longest the largest published length
 * @param trivialRows the number of rows whose start and goal are the same cell
 * @param noPathRows the number of other rows with the length 0, which means that there is no path
 * @param lengthFormat how lengths are printed
 */
public record ScenarioInfo(
    Path file,
    List<String> mapNames,
    int rows,
    int buckets,
    double longest,
    int trivialRows,
    int noPathRows,
    LengthFormat lengthFormat) {

  /**
   * Reads a scenario and counts.
   *
   * @throws hopscotch.datasets.file.BadFileException if the file is not a scenario
   */
  public static ScenarioInfo of(Path file) throws IOException {
    Scenario scenario = ScenarioReader.read(file);
    List<ScenarioRow> rows = scenario.rows();
    int trivial = (int) rows.stream().filter(ScenarioRow::isTrivial).count();
    int zero =
        (int) rows.stream().filter(row -> row.length().signum() == 0 && !row.isTrivial()).count();
    return new ScenarioInfo(
        file,
        rows.stream().map(ScenarioRow::mapName).distinct().toList(),
        rows.size(),
        (int) rows.stream().mapToInt(ScenarioRow::bucket).distinct().count(),
        rows.stream().mapToDouble(row -> row.length().doubleValue()).max().orElse(0),
        trivial,
        zero,
        scenario.lengthFormat());
  }
}
