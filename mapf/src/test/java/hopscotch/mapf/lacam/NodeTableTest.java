package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NodeTableTest {
  private final NodeTable table = new NodeTable();

  private static Node node(int... configuration) {
    return new Node(0, configuration, new char[0], null, 0, 0);
  }

  private static int[] configuration(int number) {
    return new int[] {number % 100, number / 100};
  }

  @Test
  void manyAreFoundAgain() {
    Node[] nodes = new Node[5000];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = node(configuration(i));
      table.add(nodes[i], NodeTable.hash(configuration(i)));
    }
    assertEquals(5000, table.size());
    assertTrue(table.bytes() >= 4L * nodes.length, "a reference for each");
    for (int i = 0; i < nodes.length; i++) {
      assertSame(nodes[i], table.find(configuration(i), NodeTable.hash(configuration(i))));
    }
    int[] other = configuration(5000);
    assertNull(table.find(other, NodeTable.hash(other)));
  }

  @Test
  void oneHashMayBeThatOfSeveral() {
    Node one = node(1, 2);
    Node two = node(2, 1);
    table.add(one, 1023);
    table.add(two, 1023);
    assertSame(one, table.find(new int[] {1, 2}, 1023));
    assertSame(two, table.find(new int[] {2, 1}, 1023));
    assertNull(table.find(new int[] {3, 3}, 1023));
    assertNull(table.find(new int[] {1, 2}, 2047), "the whole hash counts");
  }

  @Test
  void hashesDifferByUnitAndOrder() {
    assertNotEquals(NodeTable.hash(new int[] {1, 2}), NodeTable.hash(new int[] {2, 1}));
    Set<Long> low = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      low.add(NodeTable.hash(configuration(i)) & 0xffff);
    }
    assertEquals(1000, low.size(), 20, "few share the bits by which a slot is chosen");
  }
}
