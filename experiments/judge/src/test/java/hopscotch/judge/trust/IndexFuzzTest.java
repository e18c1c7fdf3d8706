package hopscotch.judge.trust;

import com.code_intelligence.jazzer.junit.FuzzTest;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.HostileInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/** Index files somebody altered, and gave the right length and checksum again. */
class IndexFuzzTest {
  private static final String[] SPECS = {
    "jpsplus(prune=true,graph=always)",
    "subgoal",
    "ch",
    "hl",
    "enlsvg",
    "chjp",
    "hl(seeds=kept)",
    "hpa(cluster=4,levels=2,turns=true,landmarks=2)",
    "hpa(cluster=4,landmarks=2,w=1.05)"
  };
  private static final GridGraph GRAPH =
      GridGraph.of(
          GridMap.parse("....@....", "..@.@.@..", "..@...@..", "@@@.@.@@.", "........."),
          Movement.OCTILE);
  private static final int LENGTH_AT = 16;
  private static final int CHECKSUM_AT = 12;

  /** The first byte chooses the planner; then come three bytes each: a place, and what is there. */
  @FuzzTest
  void index(byte[] input) {
    HostileInput.read(input, BadIndexException.class, IndexFuzzTest::read);
  }

  private static void read(byte[] edits) throws IOException {
    String spec = SPECS[edits.length == 0 ? 0 : (edits[0] & 0xff) % SPECS.length];
    Path folder = Files.createTempDirectory("fuzz");
    Path file = prepare(spec, folder);
    try {
      Files.write(file, altered(Files.readAllBytes(file), edits));
      prepare(spec, folder);
    } finally {
      Files.delete(file);
      Files.delete(folder);
    }
  }

  private static Path prepare(String spec, Path folder) throws IOException {
    return Planners.prepare(Planners.known(spec), GRAPH, Budget.UNLIMITED, new IndexStore(folder))
        .storedIndexes()
        .get(0)
        .file();
  }

  private static byte[] altered(byte[] bytes, byte[] edits) {
    for (int i = 1; i + 2 < edits.length; i += 3) {
      int place = (edits[i] & 0xff) << 8 | edits[i + 1] & 0xff;
      bytes[place % bytes.length] = edits[i + 2];
    }
    CRC32C sum = new CRC32C();
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    file.putLong(LENGTH_AT, bytes.length);
    sum.update(bytes, LENGTH_AT, bytes.length - LENGTH_AT);
    file.putInt(CHECKSUM_AT, (int) sum.getValue());
    return bytes;
  }
}
