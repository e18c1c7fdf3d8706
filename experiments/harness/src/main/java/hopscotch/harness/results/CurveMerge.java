package hopscotch.harness.results;

import hopscotch.harness.results.row.CurvePoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins the files of curves of merged segments. A curve goes where its row went. */
final class CurveMerge {
  /** For each session, the segments that it wrote. */
  private final Map<Integer, List<Path>> sources = new LinkedHashMap<>();

  /** Adds a segment that a session wrote. */
  void add(Path segment, int session) {
    sources.computeIfAbsent(session, unknown -> new ArrayList<>()).add(segment);
  }

  /**
   * Writes the curves beside the merged segments of a folder, which are there already.
   *
   * @param target the place to which the files will be moved, for messages
   * @throws hopscotch.datasets.file.BadFileException if a file of curves is damaged
   */
  void write(Path folder, Path target) throws IOException {
    for (Map.Entry<Integer, List<Path>> source : sources.entrySet()) {
      Path segment = folder.resolve(RunDirectory.segment(source.getKey()));
      Map<CurveFile.Key, List<CurvePoint>> curves = new LinkedHashMap<>();
      if (Files.exists(segment)) {
        FinishedQueries kept = new FinishedQueries();
        RowReader.forEach(segment, row -> kept.add(row.task(), row.repetition(), row.number()));
        for (Path part : source.getValue()) {
          collect(part, kept, curves);
        }
      }
      if (curves.isEmpty()) {
        Files.deleteIfExists(CurveFile.beside(segment));
      } else {
        Path file = CurveFile.beside(segment);
        CurveFile.write(file, target.resolve(file.getFileName()), curves);
      }
    }
  }

  /**
   * Collects the curves of a segment. If a curve was cut off and written again, that of the segment
   * with its row counts.
   */
  private static void collect(
      Path segment, FinishedQueries kept, Map<CurveFile.Key, List<CurvePoint>> curves)
      throws IOException {
    Map<CurveFile.Key, List<CurvePoint>> all = CurveFile.read(CurveFile.beside(segment));
    if (!all.isEmpty()) {
      FinishedQueries own = new FinishedQueries();
      RowReader.forEach(segment, row -> own.add(row.task(), row.repetition(), row.number()));
      all.forEach(
          (key, curve) -> {
            if (contains(kept, key) && contains(own, key)) {
              curves.putIfAbsent(key, curve);
            }
          });
    }
  }

  private static boolean contains(FinishedQueries rows, CurveFile.Key key) {
    return rows.contains(key.task(), key.repetition(), key.number());
  }
}
