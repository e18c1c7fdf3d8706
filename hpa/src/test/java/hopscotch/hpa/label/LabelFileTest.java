package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexFile;
import hopscotch.core.index.IndexKey;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Arcs and labels in an index file: what comes back, and what is refused. Three nodes have the
 * ranks 2, 1 and 0. The first has an arc to the second and one to the third, the second has one to
 * the third; each arc has a run of its own.
 */
class LabelFileTest {
  private static final int[] ARC_STARTS = {0, 2, 3, 3};
  private static final int[] LABEL_STARTS = {0, 3, 5, 6};

  /** Bits that a target and the place of a run take among three nodes and three runs. */
  private static final int TARGET_BITS = 3;

  private static final int PLACE_BITS = 2;

  private final long[] arcs = {arc(1, 0, 1), arc(2, 1, -1), arc(2, 2, 1)};
  private final long[] entries = {
    HubLabels.entry(0, 5),
    HubLabels.entry(1, 2),
    HubLabels.entry(2, 0),
    HubLabels.entry(0, 4),
    HubLabels.entry(1, 0),
    HubLabels.entry(0, 0)
  };
  private final int[] links = {
    HubLabels.link(1, 0),
    HubLabels.link(0, 1),
    HubLabels.OWN,
    HubLabels.link(0, 0),
    HubLabels.OWN,
    HubLabels.OWN
  };

  private final IndexKey key =
      IndexKey.of("hl", 1, GridGraph.of(GridMap.parse("."), Movement.OCTILE));

  @TempDir private Path folder;

  private static long arc(int target, int place, int count) {
    return ((long) count << PLACE_BITS | place) << TARGET_BITS | target;
  }

  private LabelArcs rereadArcs(int... starts) throws IOException {
    Path file = folder.resolve("hl.index");
    IndexFile.write(
        file,
        key,
        out -> {
          out.ints(starts);
          out.longs(arcs);
          out.bytes(new byte[3]);
        });
    return IndexFile.read(file, key, in -> LabelArcs.read(3, in));
  }

  private HubLabels reread(int... starts) throws IOException {
    LabelArcs read = rereadArcs(ARC_STARTS);
    Path file = folder.resolve("hl.labels");
    IndexFile.write(file, key, out -> write(out, starts));
    return IndexFile.read(file, key, in -> HubLabels.read(read, in));
  }

  private void write(IndexWriter out, int... starts) throws IOException {
    new HubLabels(starts, entries, links).write(out);
  }

  private void assertArcsRefused(String fault, int... starts) {
    String message = assertThrows(BadIndexException.class, () -> rereadArcs(starts)).getMessage();
    assertTrue(message.contains(fault), message);
  }

  private void assertRefused(String fault, int... starts) {
    String message = assertThrows(BadIndexException.class, () -> reread(starts)).getMessage();
    assertTrue(message.contains(fault), message);
  }

  @Test
  void comeBackAsTheyWere() throws IOException {
    LabelArcs read = rereadArcs(ARC_STARTS);
    assertArrayEquals(ARC_STARTS, read.starts);
    assertEquals(2, read.target(1));
    assertEquals(1, read.place(1));
    assertEquals(-1, read.count(1));
    assertEquals(4 * 4 + 8 * 3 + 3, read.bytes());
    HubLabels labels = reread(LABEL_STARTS);
    assertArrayEquals(LABEL_STARTS, labels.starts);
    assertArrayEquals(entries, labels.entries);
    assertEquals(links[1], labels.link(1));
  }

  @Test
  void arcsMustBelongToNodes() {
    assertArcsRefused("arc starts", 0, 2, 3, 2);
    assertArcsRefused("arc starts", 0, 2, 1, 3);
  }

  @Test
  void anArcMustLeadToANode() {
    arcs[0] = arc(3, 0, 1);
    assertArcsRefused("an arc to node 3", ARC_STARTS);
  }

  @Test
  void anArcMustHaveRunsThatAreThere() {
    arcs[0] = arc(1, 0, 0);
    assertArcsRefused("runs of arc 0", ARC_STARTS);
    arcs[0] = arc(1, 0, 3);
    arcs[1] = arc(2, 2, -2);
    assertArcsRefused("runs of arc 1", ARC_STARTS);
  }

  @Test
  void labelsMustBelongToNodes() {
    assertRefused("label starts", 0, 3, 5, 5);
    assertRefused("label starts", 0, 5, 3, 6);
    assertRefused("an empty label", 0, 0, 5, 6);
  }

  @Test
  void hubsMustStandByRank() {
    entries[1] = HubLabels.entry(0, 2);
    assertRefused("hub 0 in a label", LABEL_STARTS);
    entries[1] = HubLabels.entry(3, 2);
    assertRefused("hub 3 in a label", LABEL_STARTS);
  }

  @Test
  void theLastEntryIsItsNodes() {
    links[2] = HubLabels.link(0, 0);
    assertRefused("hub 2 of a label", LABEL_STARTS);
  }

  @Test
  void noOtherEntryIsItsNodes() {
    links[1] = HubLabels.OWN;
    assertRefused("hub 1 of a label", LABEL_STARTS);
  }

  @Test
  void anEntryMustComeByAnArcOfItsNode() {
    links[3] = HubLabels.link(1, 0);
    assertRefused("hub 0 of a label", LABEL_STARTS);
  }

  @Test
  void anEntryMustComeByAnEntryForItsHub() {
    links[1] = HubLabels.link(0, 0);
    assertRefused("hub 1 of a label", LABEL_STARTS);
    links[1] = HubLabels.link(0, 2);
    assertRefused("hub 1 of a label", LABEL_STARTS);
  }

  @Test
  void anEntryMustComeByANearerOne() {
    entries[0] = HubLabels.entry(0, 4);
    links[0] = HubLabels.link(0, 0);
    assertRefused("hub 0 of a label", LABEL_STARTS);
  }
}
