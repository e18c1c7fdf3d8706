package hopscotch.mapf.lacam;

import java.util.Arrays;

/** A configuration in the search of LaCAM, and what is known of it. Memory is what counts here. */
final class Node {
  private static final int[] NONE = {};

  /** The bytes of a node but for its arrays by unit. */
  static final int BYTES = 160;

  final int number;

  /** A vertex a unit. */
  final int[] configuration;

  /** By unit, the steps since it was last at its goal. */
  final char[] elapsed;

  /** The cost from this configuration on, at least. */
  final int h;

  /** The least cost known of a way here. */
  int g;

  /** The node before on that way, {@code null} for the start. */
  Node parent;

  /** The configurations reached from here in one step, by node. */
  private Node[] successors = {};

  private int successorCount;

  /** The tree of constraints, a first-in first-out queue; entry 0 is the empty constraint. */
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

  /** Takes the next constraint off the queue. */
  int takeConstraint() {
    return taken++;
  }

  /** Adds the constraint of {@code parent} and one more vertex for one more unit. */
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
   * Writes the vertices of a constraint, that of the first unit in the node's order first; how many
   * they are.
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

  /** Adds a successor that is not there yet. */
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

  /** Lets go of the constraints, which are all taken. */
  void dropConstraints() {
    constraintParents = NONE;
    constraintVertices = NONE;
  }

  /** What the constraints and successors take, in bytes. */
  long growthBytes() {
    return 8L * constraintParents.length + 4L * successors.length;
  }
}
