package hopscotch.mapf.lacam;

import java.util.Arrays;

/**
 * A configuration in the search of LaCAM, and what is known of it. There are many nodes, so they
 * are kept small.
 */
final class Node {
  private static final int[] NONE = {};

  /** The bytes of a node without its arrays. */
  static final int BYTES = 160;

  final int number;
  final int[] configuration;

  /** For each unit, the steps since it was last at its goal. */
  final char[] elapsed;

  /** A lower bound of the cost from this configuration on. */
  final int h;

  int g;

  /** The node before this one on that way, or {@code null} for the start. */
  Node parent;

  /** The nodes of the configurations that have been reached from here in one step. */
  private Node[] successors = {};

  private int successorCount;

  /** The tree of constraints, as a queue; entry 0 is the empty constraint. */
  private int[] constraintParents = NONE;

  private int[] constraintVertices = NONE;
  private int made = 1;
  private int taken;

  /** Neighbours in the doubly linked stack of open nodes. */
  Node above;

  Node below;
  boolean isOpen;

  Node(int number, int[] configuration, char[] elapsed, Node parent, int g, int h) {
    this.number = number;
    this.configuration = configuration;
    this.elapsed = elapsed;
    this.parent = parent;
    this.g = g;
    this.h = h;
  }

  int f() {
    return g + h;
  }

  boolean hasConstraint() {
    return taken < made;
  }

  int takeConstraint() {
    return taken++;
  }

  /** Adds a constraint that has the vertices of {@code parent} and one more, for one more unit. */
  void addConstraint(int parent, int vertex) {
    if (made >= constraintParents.length) {
      int length = Math.max(8, 2 * made);
      constraintParents = Arrays.copyOf(constraintParents, length);
      constraintVertices = Arrays.copyOf(constraintVertices, length);
    }
    constraintParents[made] = parent;
    constraintVertices[made] = vertex;
    made++;
  }

  /**
   * Writes the vertices of a constraint, in the node's order of units, and returns their number.
   */
  int constraint(int entry, int[] vertices) {
    int depth = 0;
    for (int at = entry; at != 0; at = constraintParents[at]) {
      vertices[depth++] = constraintVertices[at];
    }
    for (int i = 0; i < depth / 2; i++) {
      int swap = vertices[i];
      vertices[i] = vertices[depth - 1 - i];
      vertices[depth - 1 - i] = swap;
    }
    return depth;
  }

  int successorCount() {
    return successorCount;
  }

  Node successor(int i) {
    return successors[i];
  }

  void addSuccessor(Node node) {
    for (int i = 0; i < successorCount; i++) {
      if (successors[i] == node) {
        return;
      }
    }
    if (successorCount == successors.length) {
      successors = Arrays.copyOf(successors, successorCount == 0 ? 1 : 2 * successorCount);
    }
    successors[successorCount++] = node;
  }

  /** Frees the memory of the constraints, all of which have been taken. */
  void dropConstraints() {
    constraintParents = NONE;
    constraintVertices = NONE;
  }

  /** The bytes that the constraints and the successors take. */
  long growthBytes() {
    return 8L * constraintParents.length + 4L * successors.length;
  }
}
