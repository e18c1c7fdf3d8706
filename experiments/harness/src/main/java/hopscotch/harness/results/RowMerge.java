package hopscotch.harness.results;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.harness.results.row.Task;
import hopscotch.judge.query.ProblemKind;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Merges the rows of many segments, each row once. They are sorted by session, and then by map,
 * movement, number of the problem, planner and repetition. Only 40 bytes are held for each row. The
 * lines stay in their files until they are written, and are compared with their checksums whenever
 * they are read.
 */
final class RowMerge implements Closeable {
  /** The outcomes of searches ended by time or a failure, whose counts may differ too. */
  private static final Set<String> WITHOUT_ANSWER =
      Set.of("out-of-time", "cancelled", "error", "killed", "unprepared");

  /** The end of the name of a planner's counter that is a time. */
  private static final String TIME = "-nanos=";

  private static final long HASH_FACTOR = 0x9e3779b97f4a7c15L;

  private final List<Path> segments = new ArrayList<>();
  private final List<Integer> sessions = new ArrayList<>();
  private final List<Path> torn = new ArrayList<>();
  private ProblemKind kind;
  private final StringPool parts = new StringPool();
  private final StringPool planners = new StringPool();
  private RowKeys keys;
  private RowStore store;
  private int rows;
  private int doubled;

  /** Adds a segment, written by a session. */
  void add(Path segment, int session) {
    segments.add(segment);
    sessions.add(session);
  }

  /**
   * Reads all segments.
   *
   * @param order the order of maps and planners, by name; those that it does not name come last
   * @param sessionPlaces for each session, its rank if rows of several contradict each other
   * @throws BadFileException if a segment is damaged, or two rows of one answer differ
   */
  void read(Order order, int[] sessionPlaces) throws IOException {
    long[] bytes = new long[segments.size()];
    long[] lines = new long[segments.size()];
    int[] counts = new int[segments.size()];
    for (int i = 0; i < bytes.length; i++) {
      long[] sum = new long[1];
      Segment.Intact intact =
          Segment.scan(
              segments.get(i), (ofSegment, line, text, from, to) -> sum[0] += to - from + 1);
      bytes[i] = intact.bytes();
      lines[i] = sum[0];
      counts[i] = intact.rows();
      rows = Math.addExact(rows, counts[i]);
      if (intact.isTorn()) {
        torn.add(segments.get(i));
      }
      kind = intact.kind(kind, segments.get(i));
    }
    keys = new RowKeys(rows);
    store = new RowStore(segments, bytes);
    int at = 0;
    for (int i = 0; i < bytes.length; i++) {
      readKeys(i, bytes[i] - lines[i], at, at + counts[i]);
      at += counts[i];
    }
    keys.renumber(order.ofMaps(parts.texts()), order.ofPlanners(planners.texts()));
    keys.sortByQuestion(rows, sessionPlaces);
    dropDoubles();
    keys.sortBySession(rows);
  }

  /** The order of maps and planners in a suite. */
  record Order(List<String> maps, List<String> planners) {
    /** For the number of each part, its place. A part is a map, a line end, a movement. */
    int[] ofMaps(List<String> parts) {
      return places(
          parts,
          Comparator.comparingInt(
                  (String part) -> place(maps, part.substring(0, part.indexOf('\n'))))
              .thenComparing(part -> part));
    }

    /** For the number of each planner, its place. */
    int[] ofPlanners(List<String> specs) {
      return places(specs, Comparator.comparingInt((String spec) -> place(planners, spec)));
    }

    private static int place(List<String> all, String name) {
      int place = all.indexOf(name);
      return place < 0 ? Integer.MAX_VALUE : place;
    }

    private static int[] places(List<String> names, Comparator<String> order) {
      List<String> sorted = names.stream().sorted(order).toList();
      return names.stream().mapToInt(sorted::indexOf).toArray();
    }
  }

  private void readKeys(int segment, long start, int first, int end) throws IOException {
    Path file = segments.get(segment);
    int[] at = {first};
    long[] offset = {start};
    Segment.scan(
        file,
        (ofSegment, line, bytes, from, to) -> {
          // A run may be writing on: what came since is of the next merge.
          if (at[0] < end) {
            Row row = RowReader.parse(file, line, ofSegment, bytes, from, to);
            int i = at[0]++;
            Task task = row.task();
            long part = parts.id(task.map() + "\n" + task.movement());
            keys.problem[i] = part << 32 | row.number();
            keys.asked[i] = (long) planners.id(task.planner()) << 32 | row.repetition();
            keys.place[i] = store.place(segment, offset[0], to - from);
            keys.content[i] = content(row);
            keys.session[i] = sessions.get(segment);
            offset[0] += to - from + 1;
          }
        });
  }

  private long content(Row row) {
    boolean isAnswer = !WITHOUT_ANSWER.contains(row.text(RowColumn.OUTCOME));
    long hash = 0;
    for (RowColumn column : RowColumn.of(row.kind())) {
      if (column == RowColumn.OUTCOME || isAnswer && !column.isPassing()) {
        String text = comparable(row, column);
        for (int i = 0; i < text.length(); i++) {
          hash = (hash ^ text.charAt(i)) * HASH_FACTOR;
          hash ^= hash >>> 29;
        }
        hash = (hash ^ 0xffff) * HASH_FACTOR;
      }
    }
    return hash;
  }

  /**
   * The text of a column that two rows can be compared by. Counters of a planner that are times are
   * left out, which are those whose names end in {@code -nanos}.
   */
  private static String comparable(Row row, RowColumn column) {
    String text = row.text(column);
    return column == RowColumn.EXTRAS && text.contains(TIME) ? withoutTimes(text) : text;
  }

  private static String withoutTimes(String counters) {
    return Arrays.stream(counters.split(";"))
        .filter(it -> !it.contains(TIME))
        .collect(Collectors.joining(";"));
  }

  private void dropDoubles() throws IOException {
    int kept = 0;
    for (int row = 1; row < rows; row++) {
      if (!keys.isSame(kept, row)) {
        kept = row;
      } else if (keys.content[kept] == keys.content[row]) {
        keys.dropped[row] = true;
        doubled++;
      } else {
        throw contradiction(keys.place[kept], keys.place[row]);
      }
    }
  }

  private BadFileException contradiction(long place, long otherPlace) throws IOException {
    Row one = parse(place);
    Row other = parse(otherPlace);
    for (RowColumn column : RowColumn.of(kind)) {
      if (!column.isPassing() && !comparable(one, column).equals(comparable(other, column))) {
        return new BadFileException(
            store.file(otherPlace).toString(),
            "%s on %s, number %d, repetition %d: %s is '%s', and '%s' in %s"
                .formatted(
                    one.task().planner(),
                    one.task().map(),
                    one.number(),
                    one.repetition(),
                    column.text(),
                    other.text(column),
                    one.text(column),
                    store.file(place)),
            "rows that differ in times alone; one of the two was measured by other code");
      }
    }
    throw new IllegalStateException("rows that differ in nothing have different hashes");
  }

  private Row parse(long place) throws IOException {
    String line = new String(store.read(place), StandardCharsets.UTF_8);
    return Row.parse(store.file(place).toString(), 0, kind, line);
  }

  /**
   * Writes all rows into a folder, one segment for each session.
   *
   * @param target the place to which the segments will be moved, for messages
   * @return the names of the segments
   */
  List<String> write(Path folder, Path target) throws IOException {
    List<String> names = new ArrayList<>();
    int kept = rows - doubled;
    for (int from = 0; from < kept; ) {
      int session = keys.session[from];
      int to = from;
      while (to < kept && keys.session[to] == session) {
        to++;
      }
      int first = from;
      int end = to;
      String name = RunDirectory.segment(session);
      OutputFile.writeDraft(
          folder.resolve(name),
          target.resolve(name),
          out -> {
            out.write(RowFormat.header(kind).getBytes(StandardCharsets.UTF_8));
            for (int row = first; row < end; row++) {
              out.write(line(keys.place[row]));
            }
          });
      names.add(name);
      from = to;
    }
    return names;
  }

  /** A line, including its end. */
  private byte[] line(long place) throws IOException {
    byte[] stored = store.read(place);
    byte[] line = Arrays.copyOf(stored, stored.length + 1);
    line[stored.length] = '\n';
    return line;
  }

  /** The number of rows that were written. */
  long rows() {
    return (long) rows - doubled;
  }

  /** The number of duplicates that were left out. */
  long doubled() {
    return doubled;
  }

  /** The segments that end in bytes that are not a row. The rows before them were taken. */
  List<Path> torn() {
    return List.copyOf(torn);
  }

  @Override
  public void close() throws IOException {
    if (store != null) {
      store.close();
    }
  }
}
