package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NodeTest {
  private final Node node = new Node(0, new int[] {4}, new char[1], null, 3, 5);

  private int[] constraint(int entry) {
    int[] vertices = new int[10];
    return Arrays.copyOf(vertices, node.constraint(entry, vertices));
  }

  @Test
  void constraintsComeInTheOrderInWhichTheyWereAdded() {
    assertTrue(node.hasConstraint());
    assertEquals(0, node.takeConstraint());
    assertFalse(node.hasConstraint());
    for (int vertex = 1; vertex <= 20; vertex++) {
      node.addConstraint(0, vertex);
    }
    assertEquals(1, node.takeConstraint());
    assertEquals(2, node.takeConstraint());
    assertArrayEquals(new int[] {20}, constraint(20));
  }

  @Test
  void aConstraintHasThoseOfItsParentsFirst() {
    node.addConstraint(0, 7);
    node.addConstraint(1, 8);
    node.addConstraint(2, 9);
    node.addConstraint(3, 6);
    assertArrayEquals(new int[] {}, constraint(0));
    assertArrayEquals(new int[] {7}, constraint(1));
    assertArrayEquals(new int[] {7, 8}, constraint(2));
    assertArrayEquals(new int[] {7, 8, 9}, constraint(3));
    assertArrayEquals(new int[] {7, 8, 9, 6}, constraint(4));
  }

  @Test
  void aSuccessorIsKeptOnce() {
    Node[] others = new Node[5];
    for (int i = 0; i < others.length; i++) {
      others[i] = new Node(i, new int[0], new char[0], node, 0, 0);
      node.addSuccessor(others[i]);
      node.addSuccessor(others[i / 2]);
    }
    assertEquals(5, node.successorCount());
    assertEquals(others[3], node.successor(3));
  }

  @Test
  void itTakesMemoryForWhatItHolds() {
    assertEquals(8, node.f());
    assertEquals(0, node.growthBytes());
    node.addConstraint(0, 7);
    long constrained = node.growthBytes();
    assertTrue(constrained > 0);
    node.addSuccessor(node);
    assertTrue(node.growthBytes() > constrained);
    node.dropConstraints();
    assertTrue(node.growthBytes() > 0 && node.growthBytes() < constrained, "the successor is left");
  }
}
