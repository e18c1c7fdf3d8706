package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.output.Json;
import hopscotch.harness.report.RunFixture;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowthTableTest {
  @TempDir private Path folder;

  private static String map(int side) {
    return "generated/rooms-size-31-%dx%d-1".formatted(side, side);
  }

  /** On maps of so many cells a side: expansions grow as the cells do, times as their square. */
  private Answers answers(int... sides) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(
          Plans.of(
              Json.object(),
              1,
              Arrays.stream(sides).mapToObj(GrowthTableTest::map).toArray(String[]::new)));
      for (int side : sides) {
        String map = map(side);
        long cells = (long) side * side;
        long nanos = cells * cells;
        writer.append(List.of(Rows.of("astar", map, 0, nanos, Verdict.OPTIMAL, 1, 3 * cells)));
      }
    }
    return new Nodes(Results.read(folder)).answers(false);
  }

  @Test
  void theExponentOfCellsIsFitted() throws IOException {
    Object[] row = GrowthTable.find(answers(16, 32, 64, 128)).orElseThrow().rows().get(0);
    assertEquals("generated/rooms-size-31", row[0]);
    assertArrayEquals(
        new Object[] {"astar", 4L, "256 to 16,384"}, List.of(row).subList(1, 4).toArray());
    assertEquals(2, (double) row[4], 1e-9);
    assertEquals("2.00 to 2.00", row[5]);
    assertEquals(1, (double) row[6], 1e-9);
  }

  @Test
  void twoSizesAreNoLine() throws IOException {
    assertTrue(GrowthTable.find(answers(16, 32)).isEmpty());
  }

  /** Jps solved three maps of one size alone, beside which astar solved others. */
  @Test
  void mapsOfOneSizeAreNoLineThoughTheyAreThree() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      List<String> sizes = List.of("16x16-1", "16x16-2", "16x16-3", "32x32-1", "64x64-1");
      directory.writeManifest(
          Plans.of(
              Json.object(),
              1,
              sizes.stream()
                  .map(size -> "generated/rooms-size-31-" + size)
                  .toArray(String[]::new)));
      for (String size : sizes) {
        String map = "generated/rooms-size-31-" + size;
        writer.append(List.of(Rows.optimal("astar", map, 0, 1000)));
        writer.append(
            List.of(
                size.startsWith("16")
                    ? Rows.optimal("jps", map, 0, 1000)
                    : Rows.failed("jps", map, 0, Verdict.ERROR, "thrown")));
      }
    }
    Answers answers = new Nodes(Results.read(folder)).answers(false);
    Object[] row = GrowthTable.find(answers).orElseThrow().rows().get(1);
    assertEquals("jps", row[1]);
    assertNull(row[5]);
  }

  @Test
  void mapsWithoutASizeInTheirNamesAreLeftOut() throws IOException {
    RunFixture.write(folder, 4, 3, List.of());
    assertTrue(GrowthTable.find(new Nodes(Results.read(folder)).answers(false)).isEmpty());
  }
}
