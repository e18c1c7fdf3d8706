package hopscotch.harness.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowFormat;
import hopscotch.harness.results.row.Rows;
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
    RowReader.forEach(file, row -> queries.add(row.text(RowColumn.QUERY)));
    assertEquals(List.of("0", "1", "2"), queries);
  }

  /** Scripts of others read them by name. */
  @Test
  void theHeaderOfQueriesStaysAsItIs() {
    assertEquals(
        "set,map,movement,planner,repetition,query,bucket,start_x,start_y,goal_x,goal_y,guarantee,"
            + "outcome,verdict,straight,diagonal,cost,length,expected,suboptimality,"
            + "proved_bound,proven_factor,nanos,"
            + "first_move_nanos,last_move_nanos,expanded,generated,reopened,heap_operations,open_peak,touched,"
            + "extras,first_preparation_nanos,preparation_nanos,index_bytes,allocated_bytes,"
            + "compilation_millis,collection_millis,detail,resolved,crc\n",
        RowFormat.header(ProblemKind.QUERY));
  }

  @Test
  void everyKindBeginsWithTheSameColumns() {
    String queries = RowFormat.header(ProblemKind.QUERY).replace("crc\n", "");
    for (ProblemKind kind : ProblemKind.values()) {
      String header = RowFormat.header(kind);
      assertTrue(header.startsWith(queries), header);
      assertEquals(kind, RowFormat.findKind(header.strip()).orElseThrow());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "WALK,'changed_cells,map_cells,change_distance,change_nanos'",
    "GOALS,'goals,goals_seed,nearest,end_x,end_y'",
    "CROWD,'changed_cells,change_nanos,units,field,mended,replans,unit_bytes'",
    "TEAM,'units,random_scenario,even_scenario,team_seed,makespan,sum_of_loss,"
        + "first_plan_nanos,best_plan_nanos,search_bytes,curve'"
  })
  void theColumnsOfAKindStayAsTheyAre(ProblemKind kind, String own) {
    String queries = RowFormat.header(ProblemKind.QUERY).replace("crc\n", "");
    assertEquals(queries + own + ",crc\n", RowFormat.header(kind));
  }

  /** Scripts of others read them by their form, too. */
  @Test
  void theLineOfARowStaysAsItIs() throws IOException {
    Row row = Rows.of("astar", "s/m", 1, 2000, Verdict.SUBOPTIMAL, 1.25, 7);
    try (Segment segment = Segment.append(folder.resolve("rows-0.csv"))) {
      segment.append(List.of(row));
    }
    assertEquals(
        "s,s/m,8 never sqrt2 ground,astar,1,1,4,1,2,4,4,OPTIMAL,found,suboptimal,17,0,17,21.25,17,"
            + "1.25,,,2000,2000,2000,7,14,0,21,50,7,,9000000,2000000,4096,0,0,0,,,67ebc0f8",
        Files.readAllLines(folder.resolve("rows-0.csv")).get(1));
  }

  @Test
  void theColumnsOfAWalkAreRead() throws IOException {
    Row ask = Rows.ask("dstarlite", "toggles/w", 7, 66, -1, 500);
    Path file = folder.resolve("rows-0.csv");
    try (Segment segment = Segment.append(file)) {
      segment.append(List.of(ask));
    }
    Files.writeString(folder.resolve("manifest.json"), MANIFEST);
    Results results = Results.read(folder);
    assertEquals(ask.asked(), results.problems().get(0).asked());
    assertEquals(500, results.value(RowColumn.CHANGE_NANOS, 0));
    assertEquals(1000, results.nanos(0));
    assertEquals(1500, results.paidNanos(0));
  }

  @Test
  void rowsOfTwoKindsDoNotStandInOneFolder() throws IOException {
    Path file = written(1);
    Row ask = Rows.ask("dstarlite", "toggles/w", 0, 1, 0, 5);
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
          assertEquals("hpa(cluster=10,levels=2)", row.text(RowColumn.PLANNER));
          assertEquals("he said \"no\", then left", row.text(RowColumn.DETAIL));
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
    fields[List.of(lines[0].split(",")).indexOf(column)] = value;
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
