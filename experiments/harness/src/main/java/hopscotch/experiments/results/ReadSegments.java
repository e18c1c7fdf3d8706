package hopscotch.experiments.results;

import hopscotch.experiments.output.OutputFile;
import hopscotch.experiments.query.ProblemKind;
import hopscotch.experiments.results.row.RowFormat;
import hopscotch.experiments.results.segment.NoPlans;
import hopscotch.experiments.results.segment.RowReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The segments of a run for programs that read CSV by themselves: each row as {@link Results} has
 * it. Where that is how it is written too, the segment itself; else a draft, there until this is
 * closed.
 */
final class ReadSegments implements Closeable {
  private final NoPlans noPlans;
  private final List<Path> drafts = new ArrayList<>();

  /**
   * Segments of one run.
   *
   * @param kind of their problems
   */
  ReadSegments(ProblemKind kind, List<Path> segments) throws IOException {
    noPlans = NoPlans.of(kind, segments);
  }

  /** A file with the rows of a segment of a kind. */
  Path read(Path segment, ProblemKind kind) throws IOException {
    if (kind != ProblemKind.TEAM) {
      return segment;
    }
    Path draft = segment.resolveSibling("." + segment.getFileName() + ".read");
    drafts.add(draft);
    RowFormat format = new RowFormat();
    OutputFile.write(
        draft,
        out -> {
          out.write(RowFormat.header(kind).getBytes(StandardCharsets.UTF_8));
          RowReader.forEach(segment, row -> out.write(format.line(noPlans.judged(row).fields())));
        });
    return draft;
  }

  @Override
  public void close() throws IOException {
    for (Path draft : drafts) {
      Files.deleteIfExists(draft);
    }
  }
}
