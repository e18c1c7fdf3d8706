package hopscotch.harness.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.row.Ends;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.harness.results.row.Rows;
import hopscotch.harness.results.row.WalkProblem;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentTest {
  private static final String MANIFEST =
      Plans.of(Json.object(), 3, "s/m", "toggles/w")
          .set("counters", Json.of(List.of("turns")))
          .toString();

  @TempDir private Path folder;

  @Test
  void whatWasAppendedIsRead() throws IOException {
    Path file = written(3);
    List<String> queries = new ArrayList<>();
    RowReader.forEach(file, row -> queries.add(row.text(RowFormat.column("query"))));
    assertEquals(List.of("0", "1", "2"), queries);
  }

  /** Scripts of others read them by name. */
  @Test
  void theHeaderOfQueriesStaysAsItIs() {
    assertEquals(
        "set,map,movement,planner,repetition,query,bucket,start_x,start_y,goal_x,goal_y,guarantee,"
            + "outcome,verdict,straight,diagonal,cost,length,expected,suboptimality,nanos,"
            + "first_move_nanos,last_move_nanos,expanded,generated,reopened,heap_operations,open_peak,touched,"
            + "extras,first_preparation_nanos,preparation_nanos,index_bytes,allocated_bytes,"
            + "compilation_millis,collection_millis,detail,resolved,crc\n",
        RowFormat.header(ProblemKind.QUERY));
  }

  @Test
  void everyKindBeginsWithTheSameColumns() {
    for (ProblemKind kind : ProblemKind.values()) {
      List<String> columns = RowFormat.columns(kind);
      assertEquals(RowFormat.LEADING, columns.subList(0, RowFormat.LEADING.size()));
      assertEquals(kind, RowFormat.findKind(String.join(",", columns)).orElseThrow());
    }
  }

  @Test
  void theColumnsOfAWalkAreRead() throws IOException {
    WalkProblem asked = new WalkProblem(7, new Ends(1, 2, 3, 4), 66, 65536, -1);
    Path file = folder.resolve("rows-0.csv");
    try (Segment segment = Segment.append(file)) {
      segment.append(List.of(Rows.ask("dstarlite", "toggles/w", asked, 500)));
    }
    Files.writeString(folder.resolve("manifest.json"), MANIFEST);
    Results results = Results.read(folder);
    assertEquals(asked, results.problems().get(0).asked());
    assertEquals(500, results.measured(WalkProblem.CHANGE_NANOS, 0));
    assertEquals(1000, results.nanos(0));
    assertEquals(1500, results.paidNanos(0));
  }

  @Test
  void rowsOfTwoKindsDoNotStandInOneFolder() throws IOException {
    WalkProblem asked = new WalkProblem(0, new Ends(1, 2, 3, 4), 1, 9, 0);
    Path file = written(1);
    Row ask = Rows.ask("dstarlite", "toggles/w", asked, 5);
    try (Segment segment = Segment.append(file)) {
      assertThrows(BadFileException.class, () -> segment.append(List.of(ask)));
    }
    try (Segment segment = Segment.append(folder.resolve("rows-1.csv"))) {
      segment.append(List.of(ask));
    }
    Files.writeString(folder.resolve("manifest.json"), MANIFEST);
    assertThrows(BadFileException.class, () -> Results.read(folder));
  }

  @Test
  void aSpecWithCommasAndQuotesKeepsItsColumn() throws IOException {
    Path file = folder.resolve("rows-0.csv");
    try (Segment segment = Segment.append(file)) {
      segment.append(
          List.of(
              Rows.failed(
                  "hpa(cluster=10,levels=2)",
                  "s/m",
                  0,
                  Verdict.ERROR,
                  "he said \"no\",\nthen left")));
    }
    RowReader.forEach(
        file,
        row -> {
          assertEquals("hpa(cluster=10,levels=2)", row.text(RowFormat.column("planner")));
          assertEquals("he said \"no\", then left", row.text(RowFormat.column("detail")));
        });
  }

  /** Cut at every byte: exactly the rows whose lines are whole are left, and more can follow. */
  @Test
  void aTornTailIsCutOffWhereverItIsTorn() throws IOException {
    byte[] whole = Files.readAllBytes(written(3));
    Path torn = folder.resolve("torn.csv");
    for (int length = 0; length <= whole.length; length++) {
      Files.write(torn, Arrays.copyOf(whole, length));
      int rows = Math.max(0, lineEnds(whole, length) - 1);
      Segment.append(torn).close();
      assertEquals(rows, Segment.scan(torn).rows(), "cut at " + length);
      byte[] repaired = Files.readAllBytes(torn);
      assertArrayEquals(Arrays.copyOf(whole, repaired.length), repaired);
    }
  }

  @Test
  void bytesThatAreNoRowAtTheEndAreCutOff() throws IOException {
    Path file = written(2);
    byte[] whole = Files.readAllBytes(file);
    byte[] longer = Arrays.copyOf(whole, whole.length + 100);
    longer[whole.length + 50] = '\n';
    Files.write(file, longer);
    Segment.append(file).close();
    assertArrayEquals(whole, Files.readAllBytes(file));
  }

  @Test
  void damageBeforeAnIntactRowIsRefused() throws IOException {
    Path file = written(3);
    byte[] bytes = Files.readAllBytes(file);
    int second = new String(bytes, java.nio.charset.StandardCharsets.UTF_8).indexOf("s/m,");
    bytes[second] ^= 1;
    Files.write(file, bytes);
    BadFileException e = assertThrows(BadFileException.class, () -> Segment.append(file));
    assertEquals(2, e.line());
  }

  @Test
  void anotherFileIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("rows-0.csv"), "a,b,c\n1,2,3\n");
    BadFileException e = assertThrows(BadFileException.class, () -> Segment.append(file));
    assertTrue(e.getMessage().contains("no segment"), e.getMessage());
  }

  /** Each has the right checksum: somebody wrote it, and it is no row of ours. */
  @ParameterizedTest
  @CsvSource({
    "repetition,x",
    "repetition,-1",
    "query,9999999999",
    "verdict,fine",
    "length,long",
    "nanos,1.5",
    "expanded,-2",
    "goal_x,''",
    "extras,turns=many"
  })
  void aFieldThatIsNoneIsRefusedWithItsLineAndName(String column, String value) throws IOException {
    Path run = forged(column, value);
    BadFileException e = assertThrows(BadFileException.class, () -> Results.read(run));
    assertEquals(2, e.line());
    assertTrue(e.getMessage().contains(column + " '" + value + "'"), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,b", "a\"\rb", "a\rb"})
  void anotherNumberOfColumnsIsRefused(String value) throws IOException {
    Path run = forged("detail", value);
    assertThrows(BadFileException.class, () -> Results.read(run));
    assertThrows(
        BadFileException.class, () -> RunMerge.merge(List.of(run), folder.resolve("merged")));
  }

  /** A row of any length would be taken for a torn tail. */
  @Test
  void aLongDetailIsCut() throws IOException {
    Path file = folder.resolve("rows-0.csv");
    try (Segment segment = Segment.append(file)) {
      segment.append(List.of(Rows.failed("astar", "s/m", 0, Verdict.ERROR, "no".repeat(1 << 20))));
    }
    assertEquals(1, Segment.scan(file).rows());
  }

  private Path forged(String column, String value) throws IOException {
    Path file = written(1);
    String[] lines = Files.readString(file).split("\n");
    String[] fields = lines[1].split(",", -1);
    fields[RowFormat.column(column)] = value;
    String row = String.join(",", Arrays.copyOf(fields, fields.length - 1));
    CRC32 crc = new CRC32();
    crc.update(row.getBytes(StandardCharsets.UTF_8));
    Files.writeString(file, "%s\n%s,%08x\n".formatted(lines[0], row, crc.getValue()));
    Files.writeString(folder.resolve("manifest.json"), MANIFEST);
    return folder;
  }

  private Path written(int rows) throws IOException {
    Path file = folder.resolve("rows-0.csv");
    try (Segment segment = Segment.append(file)) {
      for (int query = 0; query < rows; query++) {
        segment.append(List.of(Rows.optimal("astar", "s/m", query, 1000)));
      }
    }
    return file;
  }

  private static int lineEnds(byte[] bytes, int length) {
    int ends = 0;
    for (int i = 0; i < length; i++) {
      ends += bytes[i] == '\n' ? 1 : 0;
    }
    return ends;
  }
}
